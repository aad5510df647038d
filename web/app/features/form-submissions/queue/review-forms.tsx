import { data } from 'react-router'
import { queueAddress } from '#app/features/queue/queue-address.ts'
import { QueuePage } from '#app/features/queue/queue-page.tsx'
import { apiOf } from '#lib/context.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { inLanguage } from '#protocol/features/forms/content.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ClipboardCheck } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { runSubmission } from '../submission/submission.server.ts'
import type { Route } from './+types/review-forms'
import { FormCase } from './form-case.tsx'
import { readFormQueue } from './queue.server.ts'

const path = '/te-beoordelen/formulieren'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'form-submissions', 'queue.menu')

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'followForms')
  return readFormQueue(apiOf(context, session), new URL(request.url).searchParams, session.user.id)
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireCan(context, 'followForms')
  const id = new URL(request.url).searchParams.get('id')
  if (!isId(id)) throw data(null, { status: 400 })
  return runSubmission(apiOf(context, session), request, path, id)
}

/** Forms that wait for the reader: what was handed in to look at, and what to fill in oneself. */
export default function ReviewForms({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('form-submissions')
  const locale = useLocale()
  const { rows, records, current, page, last, late, next } = loaderData
  return (
    <QueuePage
      kind="forms"
      records={records}
      currentId={current?.id}
      page={page}
      last={last}
      late={late}
      listPath={page > 1 ? `${path}?page=${page}` : path}
      cases={rows.map(({ id, student, respondent, title, role, isToFill, isMine, since, lateAfter }) => ({
        id,
        to: `${path}?id=${id}`,
        picture: <Avatar name={student ?? respondent ?? ''} className="size-10 text-sm" />,
        name: student ?? respondent ?? t('submission.nobody'),
        text: isToFill
          ? `${isMine ? t('queue.fill') : t('queue.fillBy', { name: respondent ?? t(`roles.${role}`) })}: ${inLanguage(title, locale)}`
          : inLanguage(title, locale),
        since,
        dueOn: lateAfter,
      }))}
      empty={{
        title: t('queue.empty.title'),
        text: t('queue.empty.text'),
        action: <ButtonLink to="/form_builder">{t('queue.all')}</ButtonLink>,
      }}
      below={<Pager page={page} last={last} to={(number) => `${path}?page=${number}`} />}
    >
      {current ? (
        <FormCase
          key={current.id}
          of={current}
          shown={loaderData.shown}
          next={queueAddress(path, { volgende: next || 'geen' })}
          answer={actionData}
        />
      ) : (
        <Card>
          <EmptyState icon={ClipboardCheck} title={t('queue.empty.title')} text={t('queue.empty.text')} />
        </Card>
      )}
    </QueuePage>
  )
}
