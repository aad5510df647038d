import { data, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { errorsOf, type FormError } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { nextAfter } from '#lib/next-in-queue.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { ApiError } from '#protocol/client.ts'
import { check } from '#protocol/declaring/fields.ts'
import { approveOrganization, reconsiderOrganization } from '#protocol/features/organizations.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ClipboardCheck } from '#ui/icons.tsx'
import { KeyHints } from '#ui/key-hints.tsx'
import { QueueList } from '#ui/queue-list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { type QueueKeys, useQueueKeys } from '#ui/use-queue-keys.ts'
import { OrganizationLogo } from '../organization-name.tsx'
import type { Route } from './+types/approve'
import { type Queue, readDecided, readQueue } from './approve.server.ts'
import { ApproveDetail } from './approve-detail.tsx'
import { DecidedNote } from './decided-note.tsx'
import { reasonRule } from './decision-forms.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'organizations', 'approve.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireCan(context, 'manageOrganizations')
  const api = context.get(apiContext)
  const asked = new URL(request.url).searchParams
  const [queue, decided] = await Promise.all([readQueue(api, asked.get('id')), readDecided(api, asked.get('decided'))])
  return { ...queue, decided }
}

type Answer = { id: string; reason: string; errors: FormError[] }

/** After a decision the next one is up; whoever takes it back sees the same one again. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const id = text('id')
  const reason = text('statusReason')
  const to = (query: Record<string, string>) =>
    `/organizations/approve?${new URLSearchParams(Object.entries(query).filter(([, value]) => value))}`
  try {
    if (text('decision') === 'undo') {
      await api.run(reconsiderOrganization, id)
      return redirect(to({ id }), withToast({ title: 'organizations.approve.undone', color: 'info' }))
    }
    const isDenied = text('decision') === 'deny'
    const problem = isDenied ? check(reasonRule, reason) : undefined
    if (problem) return data<Answer>({ id, reason, errors: [{ field: 'statusReason', ...problem }] }, 422)
    await api.run(
      approveOrganization,
      id,
      isDenied ? { status: 'denied', statusReason: reason } : { status: 'approved' },
    )
    return redirect(to({ id: text('next'), decided: id }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Somebody else, or another tab, was earlier: that is said, and the next one is up.
    const already = error.status === 409 ? await readDecided(api, id) : null
    if (already) {
      const title = `organizations.approve.already.${already.status}`
      const { name } = already
      return redirect(to({ id: text('next') }), withToast({ title, params: { name }, color: 'info' }))
    }
    const { status, errors } = errorsOf(error, approveOrganization.input)
    return data<Answer>({ id, reason, errors }, status)
  }
}

/** Who wants to take part: one at a time beside the list, so that one decides about what one sees. */
export default function Approve({
  loaderData: { waiting, records, current, decided },
  actionData,
}: Route.ComponentProps) {
  const t = useT('organizations')
  const keys = useQueueKeys()
  const answer = actionData && actionData.id === current?.id ? actionData : undefined
  return (
    <div className="wrap-wide py-6 md:py-10">
      <h1 className="text-h1">{t('approve.title')}</h1>
      <p className="mt-1 max-w-[60ch] text-ui text-muted">
        {records === 0
          ? t('approve.leadNone')
          : t(records === 1 ? 'approve.leadOne' : 'approve.lead', { count: records })}
      </p>
      <DecidedNote decided={decided} />
      {current ? (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <ApproveList waiting={waiting} currentId={current.id} keys={keys} />
          <ApproveDetail
            key={current.id}
            organization={current}
            reason={answer?.reason}
            errors={answer?.errors}
            nextId={nextAfter(waiting, current.id)}
            isNew={Boolean(decided)}
          />
        </div>
      ) : (
        <Card className="mt-6">
          <EmptyState
            icon={ClipboardCheck}
            title={t('approve.empty.title')}
            text={t('approve.empty.text')}
            action={<ButtonLink to="/organizations">{t('approve.empty.action')}</ButtonLink>}
          />
        </Card>
      )}
    </div>
  )
}

type Props = { waiting: Queue['waiting']; currentId: string; keys: QueueKeys }

/** Oldest first: whoever waits longest is up. */
function ApproveList({ waiting, currentId, keys }: Props) {
  const t = useT('organizations')
  const locale = useLocale()
  return (
    <QueueList
      label={t('approve.list')}
      currentId={currentId}
      cases={waiting.map(({ id, name, city, type, createdAt }) => ({
        id,
        to: `/organizations/approve?id=${id}`,
        picture: <OrganizationLogo type={type} logoId={null} className="size-9 max-sm:hidden" />,
        name,
        text: [city, dateText(createdAt, locale)].filter(Boolean).join(', '),
      }))}
    >
      <KeyHints keys={keys} say={(answer) => t(`approve.keys.${answer}`)} />
    </QueueList>
  )
}
