import { apiContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { mailText, notificationTemplates } from '#protocol/features/notification-templates.ts'
import type { Route } from './+types/edit-text'
import { textAction } from './text-action.server.ts'
import { TextEditor } from './text-editor.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'notification-templates', 'pages.edit')

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCan(context, 'keepNotificationTemplates')
  const api = context.get(apiContext)
  const { purpose } = await api.find(notificationTemplates, params.id)
  return { detail: await api.tell(mailText, { filter: { purpose } }) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  await requireCan(context, 'keepNotificationTemplates')
  return textAction(context.get(apiContext), await request.formData(), params.id)
}

export default function EditText({ loaderData: { detail } }: Route.ComponentProps) {
  return <TextEditor key={detail.own?.revision ?? 0} detail={detail} />
}
