import { data } from 'react-router'
import { decided, takeBack, tooLate } from '#app/features/queue/decided.server.ts'
import { QueuePage } from '#app/features/queue/queue-page.tsx'
import { apiContext } from '#lib/context.ts'
import { errorsOf, type FormError } from '#lib/form.ts'
import { formText } from '#lib/form-text.ts'
import { useT } from '#lib/i18n.tsx'
import { nextAfter } from '#lib/next-in-queue.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { ApiError } from '#protocol/client.ts'
import { check } from '#protocol/declaring/fields.ts'
import { approveOrganization, reconsiderOrganization } from '#protocol/features/organizations.ts'
import { ButtonLink } from '#ui/button.tsx'
import { OrganizationLogo } from '../organization-name.tsx'
import type { Route } from './+types/approve'
import { hasDuplicates, readDecided, readQueue } from './approve.server.ts'
import { ApproveDetail } from './approve-detail.tsx'
import { reasonRule } from './decision-forms.tsx'
import { isAnother } from './same-or-new.ts'

const path = '/organizations/approve'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'organizations', 'approve.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireCan(context, 'manageOrganizations')
  const asked = new URL(request.url).searchParams
  const queue = await readQueue(context.get(apiContext), asked.get('id') ?? asked.get('volgende'))
  return { ...queue, hasDecided: asked.has('volgende') }
}

type Answer = { id: string; reason: string; errors: FormError[]; isToChoose?: boolean }

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const text = (name: string) => formText(form, name)
  const [id, reason, decision] = [text('id'), text('statusReason'), text('decision')]
  const about = { path, id, next: text('next') }
  if (decision === 'undo') return takeBack(path, id, () => api.run(reconsiderOrganization, id))
  const isDenied = decision === 'deny'
  try {
    const problem = isDenied ? check(reasonRule, reason) : undefined
    if (problem) return data<Answer>({ id, reason, errors: [{ field: 'statusReason', ...problem }] }, 422)
    // Nobody says yes to one that may be here already without having looked.
    if (!isDenied && text('same') !== isAnother && (await hasDuplicates(api, id))) {
      return data<Answer>({ id, reason, errors: [], isToChoose: true }, 422)
    }
    const status = isDenied ? 'denied' : 'approved'
    const { name } = await api.run(approveOrganization, id, isDenied ? { status, statusReason: reason } : { status })
    return decided({ ...about, said: `organizations.approve.decided.${status}`, params: { name } })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Somebody else, or another tab, was earlier.
    const already = error.status === 409 ? await readDecided(api, id) : null
    if (already) {
      const said = `organizations.approve.already.${already.status}`
      return tooLate({ ...about, said, params: { name: already.name } })
    }
    const { status, errors } = errorsOf(error, approveOrganization.input)
    return data<Answer>({ id, reason, errors }, status)
  }
}

/** Who wants to take part: one at a time beside the list, so that one decides about what one sees. */
export default function Approve({
  loaderData: { waiting, records, current, hasDecided },
  actionData,
}: Route.ComponentProps) {
  const t = useT('organizations')
  const answer = actionData && actionData.id === current?.id ? actionData : undefined
  return (
    <QueuePage
      kind="organizations"
      records={records}
      currentId={current?.id}
      listPath={path}
      cases={waiting.map(({ id, name, city, type, createdAt }) => ({
        id,
        to: `${path}?id=${id}`,
        picture: <OrganizationLogo type={type} logoId={null} className="size-10" />,
        name,
        text: city,
        since: createdAt,
      }))}
      empty={{
        title: t('approve.empty.title'),
        text: t('approve.empty.text'),
        action: <ButtonLink to="/organizations">{t('approve.empty.action')}</ButtonLink>,
      }}
    >
      {current ? (
        <ApproveDetail
          key={current.id}
          organization={current}
          reason={answer?.reason}
          errors={answer?.errors}
          isToChoose={answer?.isToChoose}
          nextId={nextAfter(waiting, current.id)}
          isNew={hasDecided}
        />
      ) : null}
    </QueuePage>
  )
}
