import { dateNear, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { dutchDay } from '#protocol/shared/dutch-date.ts'
import { Button } from '#ui/button.tsx'
import { type Status, StatusMark } from '#ui/status-mark.tsx'
import { MoveForm } from './now-card.tsx'
import { type OwnRoute, ownMove, type Step } from './own-route.data.ts'

function markOf(step: Step, isLate: boolean): Status {
  if (step.status === 'approved') return 'done'
  if (step.status === 'skipped') return 'skip'
  if (step.status === 'upcoming') return 'todo'
  if (step.status === 'submitted') return 'wait'
  return isLate ? 'err' : 'now'
}

/** Every step in its order; those that run side by side stand together. */
export function StepList({ route, now, isOwn }: { route: OwnRoute; now: Step | undefined; isOwn: boolean }) {
  const t = useT('progress')
  const locale = useLocale()
  const day = today()
  return (
    <ol
      aria-label={t('own.steps')}
      className="overflow-hidden rounded-card border border-line bg-surface print:border-0"
    >
      {route.steps.map((step, at) => {
        const isNow = step.id === now?.id
        const isLate = step.dueOn !== null && step.dueOn < day
        const isDone = step.status === 'approved' || step.status === 'skipped'
        const mark = markOf(step, isLate)
        const text = locale === 'en' ? (step.explanationEn ?? step.explanation) : step.explanation
        const beside = route.steps.some((other) => other !== step && other.step === step.step)
        // What is at hand has its button above.
        const move = isNow ? null : ownMove(route, step, isOwn)
        const date = (value: string) => dateNear(dutchDay(new Date(value)), locale, day)
        const when = isDone
          ? t(step.status === 'skipped' ? 'own.skippedOn' : 'own.doneOn', { date: date(step.movedAt) })
          : step.dueOn
            ? t(isLate && step.status !== 'submitted' && step.status !== 'upcoming' ? 'own.wasDue' : 'own.due', {
                date: date(step.dueOn),
              })
            : ''
        return (
          <li
            key={step.id}
            aria-current={isNow ? 'step' : undefined}
            className={`relative flex gap-4 border-line p-5 not-first:border-t md:px-7 ${isNow ? 'bg-[var(--primary-faint)]' : ''}`}
          >
            {at < route.steps.length - 1 ? (
              <span
                aria-hidden="true"
                className={`absolute top-11 bottom-0 left-[31px] w-[3px] md:left-[39px] ${isDone ? 'bg-okmark' : 'bg-line2'}`}
              />
            ) : null}
            <StatusMark status={mark} className="relative mt-0.5 size-6" />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-baseline gap-x-3">
                <h2 className={`text-h4 ${step.status === 'upcoming' ? 'text-ink2' : ''}`}>
                  {locale === 'en' ? step.nameEn : step.name}
                </h2>
                <span
                  className={`text-sm font-semibold ${mark === 'err' ? 'text-errink' : isNow ? 'text-primaryink' : 'text-muted'}`}
                >
                  {t(`states.${mark === 'err' ? 'late' : step.status}`)}
                </span>
              </div>
              <p className="text-sm text-muted">
                {[when, t(`who.${isOwn && step.isStudents ? 'you' : step.actor}`), beside ? t('own.beside') : '']
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {text && !isNow && !isDone ? (
                <p className="mt-1.5 max-w-[65ch] text-ui whitespace-pre-line text-ink2">{text}</p>
              ) : null}
              {step.note && step.status === 'skipped' ? (
                <p className="mt-1.5 text-ui text-ink2">{t('own.why', { note: step.note })}</p>
              ) : null}
              {move ? (
                <MoveForm move={move} phaseId={step.id} className="mt-3 print:hidden">
                  <Button type="submit" look="outline" size="md" className="min-h-11 max-sm:w-full">
                    {t(
                      move === 'recall' ? 'own.recall' : step.status === 'returned' ? 'own.handInAgain' : 'own.handIn',
                    )}
                  </Button>
                </MoveForm>
              ) : null}
              {isDone && route.may.reopen && step.kind !== 'search' && step.kind !== 'approval' ? (
                <MoveForm move="reopen" phaseId={step.id} className="mt-2 print:hidden">
                  <Button type="submit" look="outline" size="sm" className="min-h-9 max-md:min-h-11">
                    {t('moves.reopen')}
                  </Button>
                </MoveForm>
              ) : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
