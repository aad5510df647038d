import { Form, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { mailText, mailTexts } from '#protocol/features/notification-templates.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { mailName } from '../mail-names.ts'
import type { Route } from './+types/add-text'
import { textAction } from './text-action.server.ts'
import { TextEditor } from './text-editor.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'notification-templates', 'pages.add')

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'keepNotificationTemplates')
  const api = context.get(apiContext)
  const purpose = new URL(request.url).searchParams.get('mail')
  if (!purpose) {
    const { texts } = await api.tell(mailTexts)
    return { detail: null, lines: texts.filter(({ own, isFixed }) => !own && !isFixed) }
  }
  const detail = await api.tell(mailText, { filter: { purpose } })
  if (detail.own) throw redirect(`/notification_templates/${detail.own.id}/edit`)
  if (detail.line.isFixed) throw redirect('/notification_templates')
  return { detail, lines: [] }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'keepNotificationTemplates')
  return textAction(context.get(apiContext), await request.formData())
}

/** First for which mail, then the text. */
export default function AddText({ loaderData: { detail, lines } }: Route.ComponentProps) {
  const t = useT('notification-templates')
  const locale = useLocale()
  if (detail) return <TextEditor key={detail.line.purpose} detail={detail} />
  const options = lines.map((line) => ({ value: line.purpose, label: mailName(line, locale) }))
  return (
    <div className="wrap-wide py-6">
      <Breadcrumbs steps={[{ label: t('title'), to: '/notification_templates' }]} here={t('add.open')} />
      <h1 className="mt-3 text-h1">{t('add.title')}</h1>
      <Card className="mt-5 max-w-[46rem]">
        <Form className="grid gap-5">
          <SelectField name="mail" label={t('add.which')} options={options} />
          <Button type="submit" className="justify-self-start">
            {t('add.next')}
          </Button>
        </Form>
      </Card>
    </div>
  )
}
