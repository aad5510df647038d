import { QueuePage } from '#app/features/queue/queue-page.tsx'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { nextAfter } from '#lib/next-in-queue.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Flag } from '#ui/flag.tsx'
import { isLeftToCentre } from '../vacancies.data.ts'
import type { Route } from './+types/review'
import { path, readQueue, runDecision } from './review.server.ts'
import { ReviewDecision } from './review-decision.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'vacancies', 'review.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'judgeVacancies')
  const api = context.get(apiContext)
  const asked = new URL(request.url).searchParams
  const [queue, isCentres] = await Promise.all([
    readQueue(api, asked.get('id') ?? asked.get('volgende')),
    isLeftToCentre(api, session),
  ])
  return { ...queue, isCentres, path }
}

export async function action({ request, context }: Route.ActionArgs) {
  return runDecision(context.get(apiContext), request)
}

/** What wants to appear: one at a time beside the list, as a student will see it. */
export default function Review({
  loaderData: { waiting, records, current, isCentres, path: listPath },
  actionData,
}: Route.ComponentProps) {
  const t = useT('vacancies')
  const answer = actionData && actionData.id === current?.id ? actionData : undefined
  return (
    <QueuePage
      kind="vacancies"
      records={records}
      currentId={current?.id}
      listPath={listPath}
      cases={waiting.map(({ id, title, host, sector, createdAt }) => ({
        id,
        to: `${listPath}?id=${id}`,
        picture: <Flag sector={sector} className="size-10 rounded-full" />,
        name: title,
        text: host,
        since: createdAt,
      }))}
      empty={{
        title: t(isCentres ? 'ofCentre.title' : 'review.empty.title'),
        text: t(isCentres ? 'ofCentre.text' : 'review.empty.text'),
        action: <ButtonLink to="/vacancies">{t('review.empty.action')}</ButtonLink>,
      }}
    >
      {current ? (
        <ReviewDecision key={current.id} vacancy={current} next={nextAfter(waiting, current.id)} answer={answer} />
      ) : null}
    </QueuePage>
  )
}
