import { data, Form } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { dateText, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { namedTitle } from '#lib/title.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Flag } from '#ui/flag.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { visitMark } from '../visit-mark.ts'
import type { Route } from './+types/visit'
import { readVisit } from './visit.data.ts'
import { runVisitAction } from './visit-actions.server.ts'
import { CancelCard, DoneCard, MoveCard, NoteCard } from './visit-cards.tsx'
import { VisitFacts } from './visit-facts.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  namedTitle(matches, loaderData?.visit.student ?? '')

export async function loader({ params, context }: Route.LoaderArgs) {
  const session = await requireSession(context)
  if (!isId(params.id)) throw data(null, { status: 404 })
  const visit = await readVisit(apiOf(context, session), params.id)
  return { visit, today: today(), isPlanner: session.can.planVisits === true }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  await requireSession(context)
  return runVisitAction(context, request, params.id)
}

/** One visit: for who is visited when and who; for the school also what one does with it. */
export default function VisitPage({ loaderData: { visit, today: now, isPlanner }, actionData }: Route.ComponentProps) {
  const t = useT('visits')
  const locale = useLocale()
  const { can, day, time, status, student, host, note } = visit
  const errorsOf = (name: string) => (actionData?.name === name ? actionData.errors : [])
  const isOpenForm = ['moveVisit', 'finishVisit', 'cancelVisit', 'writeVisitNote'].includes(actionData?.name ?? '')
  const problems = actionData && !isOpenForm ? actionData.errors : []
  const isPast = status === 'planned' && day < now
  return (
    <div className="wrap py-6 md:py-8">
      <Breadcrumbs
        steps={[
          ...(isPlanner ? [{ label: t('title'), to: `/bezoeken?dag=${day}` }] : []),
          { label: host || visit.title, to: `/internships/${visit.internshipId}` },
        ]}
        here={t('visit.here')}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Flag sector={visit.sector} hasIcon className="size-14 shrink-0 rounded-tile" />
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="text-h1 first-letter:uppercase">{`${dateText(day, locale, 'long')}, ${time}`}</h1>
          <p className="mt-0.5 text-ui text-muted">{[student, host].filter(Boolean).join(' · ')}</p>
        </div>
        <StatusPill status={visitMark(status, day, now)}>{t(isPast ? 'status.past' : `status.${status}`)}</StatusPill>
      </div>
      {problems.length > 0 ? (
        <div className="mt-4">
          <FormProblems errors={problems} answer={problems} />
        </div>
      ) : null}
      <div className="mt-5 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid gap-4">
          {can.finishVisit && day <= now ? <DoneCard of={visit} errors={errorsOf('finishVisit')} /> : null}
          {can.writeVisitNote ? (
            <NoteCard key={note?.text ?? ''} of={visit} errors={errorsOf('writeVisitNote')} />
          ) : null}
          {can.moveVisit ? <MoveCard of={visit} errors={errorsOf('moveVisit')} /> : null}
          {can.cancelVisit ? <CancelCard errors={errorsOf('cancelVisit')} /> : null}
          {can.reopenVisit || can.restoreVisit ? (
            <Card title={t(can.reopenVisit ? 'visit.reopenTitle' : 'visit.restoreTitle')}>
              <p className="mb-4 text-ui text-ink2">{t(can.reopenVisit ? 'visit.reopenText' : 'visit.restoreText')}</p>
              <Form method="post">
                <SubmitButton look="outline" name="do" value={can.reopenVisit ? 'reopenVisit' : 'restoreVisit'}>
                  {t(can.reopenVisit ? 'visit.reopen' : 'visit.restore')}
                </SubmitButton>
              </Form>
            </Card>
          ) : null}
          {can.moveVisit || can.writeVisitNote || can.restoreVisit ? null : <VisitFacts of={visit} isLarge />}
        </div>
        {can.moveVisit || can.writeVisitNote || can.restoreVisit ? <VisitFacts of={visit} /> : null}
      </div>
    </div>
  )
}
