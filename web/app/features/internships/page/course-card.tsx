import { useSubmit } from 'react-router'
import { dateNear, today } from '#lib/dates.ts'
import { type Locale, useLocale, useT } from '#lib/i18n.tsx'
import { isTheirOwnTurn, whoIsUp } from '#protocol/blocks/block-sentence.ts'
import { Card } from '#ui/card.tsx'
import { CalendarClock, Check, Ellipsis, Minus, RotateCcw, Undo2 } from '#ui/icons.tsx'
import { Menu, type MenuEntry } from '#ui/menu.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { blockDay } from '../block-urgency.ts'
import { stepMark } from '../course-dots.tsx'
import { stepName } from '../step-name.ts'
import type { InternshipPage, Step } from './internship.data.ts'
import { type Asking, pageAddress } from './moves.ts'

type Props = { of: InternshipPage; list: string }

const isDone = ({ status }: Step) => status === 'approved' || status === 'skipped'
const isGoing = ({ status }: Step) => status === 'open' || status === 'submitted' || status === 'returned'

/** The route from the first step to the last: what is done on its day, what is to come before its day. */
export function CourseCard({ of, list }: Props) {
  const t = useT('internships')
  const locale = useLocale()
  const now = today()
  const whoText = (up: string | null) =>
    of.isOwn && isTheirOwnTurn(up) ? t('course.you') : lowerFirst(whoIsUp(up, locale, of.isVolunteer))
  return (
    <Card title={t('course.title')}>
      <ol className="relative">
        {of.steps.map((step, index) => (
          <li key={step.id} className="relative flex gap-x-4 pb-5 last:pb-0 max-sm:gap-x-3">
            <span className="w-24 shrink-0 pt-0.5 text-sm text-muted max-sm:hidden">
              {whenText(step, locale, now, t)}
            </span>
            {index < of.steps.length - 1 ? (
              <span
                aria-hidden="true"
                className={`absolute top-6 bottom-0 left-0 ml-[calc(var(--spacing)*31-1.5px+3px)] w-0.5 max-sm:ml-[10px] ${isDone(step) ? 'bg-okmark' : 'bg-line2'}`}
              />
            ) : null}
            <StatusMark status={stepMark(step.status)} className="relative z-10 size-6 rounded-full bg-surface" />
            <div className="min-w-0 flex-1">
              <p className={`font-semibold ${step.status === 'upcoming' ? 'text-muted' : ''}`}>
                {stepName(step, locale)}
              </p>
              <p className="text-sm text-muted">
                {[
                  t(`course.status.${step.status}`),
                  isGoing(step) ? whoText(step.id === of.current ? of.up : step.actor) : '',
                ]
                  .filter(Boolean)
                  .join(', ')}
                <span className="sm:hidden">
                  {whenText(step, locale, now, t) ? ` · ${whenText(step, locale, now, t)}` : ''}
                </span>
              </p>
              {step.note ? (
                <p className="mt-1.5 w-fit rounded-tile bg-sunken px-3.5 py-2 text-ui whitespace-pre-line">
                  {step.note}
                </p>
              ) : null}
              {of.isOwn && isGoing(step) && explanationOf(step, locale) ? (
                <p className="mt-1 text-sm text-ink2">{explanationOf(step, locale)}</p>
              ) : null}
              {of.can.approvePhase && isGoing(step) && step.byItself ? (
                <p className="mt-1 text-sm text-muted">
                  {t(`course.byItself.${selfEnding.find((each) => each === step.kind) ?? 'other'}`)}
                </p>
              ) : null}
            </div>
            <StepMenu of={of} step={step} list={list} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Kinds with a screen of their own that says when they are done. */
const selfEnding = ['hours', 'visit', 'approval'] as const

/** Within a sentence. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const explanationOf = ({ explanation, explanationEn }: Step, locale: Locale) =>
  (locale === 'nl' ? explanation : explanationEn) ?? explanation

function whenText(step: Step, locale: Locale, now: string, t: ReturnType<typeof useT<'internships'>>): string {
  if (isDone(step)) return dateNear(blockDay(step.movedAt), locale, now)
  if (!step.dueOn) return ''
  return t('course.before', { date: dateNear(step.dueOn, locale, now) })
}

/** What the school can do with a step, and who has to do it; the one at hand also has its button above. */
function StepMenu({ of: { id, can, isOwn }, step, list }: Props & { step: Step }) {
  const t = useT('internships')
  const submit = useSubmit()
  const asks = (key: Asking, icon: MenuEntry['icon']): MenuEntry => ({
    key,
    label: t(`actions.${key}`),
    icon,
    to: pageAddress(id, list, key, step.id),
  })
  const isLast = step.kind === 'completion'
  const entries: MenuEntry[] = []
  const isTheirs = can.handInPhase && step.actor === (isOwn ? 'student' : 'host') && !step.byItself && !isLast
  if (isTheirs && (step.status === 'open' || step.status === 'returned'))
    entries.push({
      key: 'handInPhase',
      label: t('actions.handInPhase'),
      icon: Check,
      onAction: () => void submit({ do: 'handInPhase', phaseId: step.id }, { method: 'post' }),
    })
  if (can.approvePhase && isGoing(step) && !isLast && !step.byItself)
    entries.push({
      key: 'approvePhase',
      label: t(`actions.${step.status === 'submitted' ? 'approvePhase' : 'tick'}`),
      icon: Check,
      onAction: () => void submit({ do: 'approvePhase', phaseId: step.id, was: step.status }, { method: 'post' }),
    })
  if (can.returnPhase && step.status === 'submitted' && !step.byItself) entries.push(asks('returnPhase', Undo2))
  if (can.skipPhase && !isDone(step) && !isLast) entries.push(asks('skipPhase', Minus))
  if (can.setPhaseDue && !isDone(step)) entries.push(asks('setPhaseDue', CalendarClock))
  if (can.reopenPhase && isDone(step) && step.kind !== 'search' && step.kind !== 'approval')
    entries.push(asks('reopenPhase', RotateCcw))
  if (entries.length === 0) return null
  const name = t('course.more', { step: step.name })
  return (
    <Menu
      label={name}
      parts={[{ entries }]}
      className="-mt-2 grid size-11 shrink-0 place-items-center rounded-control text-ink2 hover:bg-sunken"
    >
      <Ellipsis className="size-5" />
    </Menu>
  )
}
