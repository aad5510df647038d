import { decided, takeBack } from '#app/features/queue/decided.server.ts'
import { queueAddress } from '#app/features/queue/queue-address.ts'
import { QueuePage } from '#app/features/queue/queue-page.tsx'
import { apiContext } from '#lib/context.ts'
import { formText } from '#lib/form-text.ts'
import { useT } from '#lib/i18n.tsx'
import { nextAfter } from '#lib/next-in-queue.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { reconsiderApplication } from '#protocol/features/applications.ts'
import { isObject } from '#protocol/shared/guards.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ClipboardCheck } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { answerApplication } from '../answer/answer.server.ts'
import { ApplicationHead } from '../application/application-head.tsx'
import { FactList } from '../application/fact-list.tsx'
import { readReview } from '../inbox/inbox.server.ts'
import type { Route } from './+types/review'
import { ReviewChoices } from './review-choices.tsx'

const path = '/te-beoordelen/aanmeldingen'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'applications', 'review.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireCan(context, 'followApplications')
  return readReview(context.get(apiContext), new URL(request.url).searchParams)
}

/** After an answer the next one is up, and what was said can be taken back; a place that was given away cannot. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const id = formText(form, 'id')
  if (formText(form, 'decision') === 'undo') return takeBack(path, id, () => api.run(reconsiderApplication, id))
  const next = formText(form, 'next')
  return answerApplication(api, form, `${path}?volgende=${next || 'geen'}`, ({ title, params }, answered) => {
    const isFinal = isObject(answered) && answered.status === 'accepted'
    return decided({ path, id, next, said: title, params, isFinal })
  })
}

/** What waits for the school's yes before a host gets to see it. */
export default function Review({ loaderData: queue, actionData }: Route.ComponentProps) {
  const t = useT('applications')
  const { rows, records, current, decidedId, page, last } = queue
  return (
    <QueuePage
      kind="applications"
      records={records}
      currentId={current?.id ?? decidedId ?? undefined}
      page={page}
      last={last}
      listPath={page > 1 ? `${path}?page=${page}` : path}
      cases={rows.map(({ id, student, vacancy, createdAt }) => ({
        id,
        to: queueAddress(path, { id, page: page > 1 ? String(page) : '' }),
        picture: <Avatar name={student.name} className="size-10 text-sm" />,
        name: student.name,
        text: vacancy.title ?? t('gone'),
        since: createdAt,
      }))}
      empty={{
        title: t('review.empty.title'),
        text: t('review.empty.text'),
        action: <ButtonLink to="/aanmeldingen">{t('review.empty.action')}</ButtonLink>,
      }}
      below={<Pager page={page} last={last} to={(number) => `${path}?page=${number}`} />}
    >
      {current ? (
        <article key={current.id} className="rounded-card border border-line bg-surface p-5 md:p-7">
          <ApplicationHead of={current} />
          <p className="mt-4 text-ui text-ink2">
            {t(current.vacancy.isDirect ? 'review.whatDirect' : 'review.what', {
              name: current.student.name,
              host: current.host.name,
            })}
          </p>
          <div className="mt-3 border-t border-line empty:hidden">
            <FactList of={current} />
          </div>
          <ReviewChoices of={current} next={nextAfter(rows, current.id)} cameBack={actionData} />
        </article>
      ) : (
        <Card>
          <EmptyState
            icon={ClipboardCheck}
            title={t('review.decided.title')}
            text={t('review.decided.text')}
            action={<ButtonLink to={`/aanmeldingen/${decidedId}`}>{t('school.open')}</ButtonLink>}
          />
        </Card>
      )}
    </QueuePage>
  )
}
