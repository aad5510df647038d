import { apiContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { nextAfter } from '#lib/next-in-queue.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Flag } from '#ui/flag.tsx'
import { ClipboardCheck } from '#ui/icons.tsx'
import { KeyHints } from '#ui/key-hints.tsx'
import { QueueList } from '#ui/queue-list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { type QueueKeys, useQueueKeys } from '#ui/use-queue-keys.ts'
import { isLeftToCentre } from '../vacancies.data.ts'
import type { Route } from './+types/review'
import { type Queue, readQueue, runDecision } from './review.server.ts'
import { ReviewDecision } from './review-decision.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'vacancies', 'review.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'judgeVacancies')
  const api = context.get(apiContext)
  const [queue, isCentres] = await Promise.all([
    readQueue(api, new URL(request.url).searchParams.get('id')),
    isLeftToCentre(api, session),
  ])
  return { ...queue, isCentres }
}

export async function action({ request, context }: Route.ActionArgs) {
  return runDecision(context.get(apiContext), request)
}

/** What wants to appear: one at a time beside the list, as a student will see it. */
export default function Review({ loaderData: { waiting, current, isCentres }, actionData }: Route.ComponentProps) {
  const t = useT('vacancies')
  const keys = useQueueKeys()
  const answer = actionData && actionData.id === current?.id ? actionData : undefined
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: t('title'), to: '/vacancies' }]} here={t('review.title')} />
      <h1 className="mt-3 text-h1">{t('review.title')}</h1>
      <p className="mt-1 max-w-[60ch] text-ui text-muted">{t('review.lead')}</p>
      {current ? (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <ReviewList waiting={waiting} currentId={current.id} keys={keys} />
          <ReviewDecision key={current.id} vacancy={current} next={nextAfter(waiting, current.id)} answer={answer} />
        </div>
      ) : (
        <Card className="mt-6">
          <EmptyState
            icon={ClipboardCheck}
            title={t(isCentres ? 'ofCentre.title' : 'review.empty.title')}
            text={t(isCentres ? 'ofCentre.text' : 'review.empty.text')}
            action={<ButtonLink to="/vacancies">{t('review.empty.action')}</ButtonLink>}
          />
        </Card>
      )}
    </div>
  )
}

type Props = { waiting: Queue['waiting']; currentId: string; keys: QueueKeys }

/** Oldest first: whoever waits longest is up. */
function ReviewList({ waiting, currentId, keys }: Props) {
  const t = useT('vacancies')
  const locale = useLocale()
  return (
    <QueueList
      label={t('review.list')}
      currentId={currentId}
      cases={waiting.map(({ id, title, host, sector, createdAt }) => ({
        id,
        to: `/vacancies/review?id=${id}`,
        picture: <Flag sector={sector} className="size-8 rounded-full" />,
        name: title,
        text: `${host}, ${dateText(createdAt, locale)}`,
      }))}
    >
      <KeyHints keys={keys} say={(answer) => t(`keys.${answer}`)} />
    </QueueList>
  )
}
