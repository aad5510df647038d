import { Link, useNavigate } from 'react-router'
import { useDayNames } from '#app/features/applications/application/use-day-names.ts'
import { dateNear, dateText, numberText } from '#lib/dates.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { VisitBoard, VisitCandidate } from '#protocol/features/visits.ts'
import type { Choice } from '#protocol/shared/choices.ts'
import { buttonClass } from '#ui/button.tsx'
import { chipClass } from '#ui/chip.tsx'
import { Flag } from '#ui/flag.tsx'
import { CalendarCheck } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { TickLabel } from '#ui/table/tick-label.tsx'
import { kilometres } from './near.ts'
import { addressOf, type PlanView } from './plan-view.ts'

type Props = {
  board: VisitBoard
  view: PlanView
  today: string
  chosen: readonly string[]
  /** Where the round ends so far: how far the others are from there. */
  last: VisitCandidate | undefined
  onToggle(id: string): void
}

/** Who wants a visit: whom nobody has seen yet first, then who was seen longest ago. */
export function CandidateList({ board, view, today, chosen, last, onToggle }: Props) {
  const t = useT('visits')
  const locale = useLocale()
  const { students, total, pages } = board
  const count = numberText(total, locale)
  return (
    <section aria-label={t('list.label')} className="min-w-0 rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-4">
        <h2 className="mr-auto text-h4">
          {view.day
            ? t(total === 1 ? 'list.thereOne' : 'list.there', { count, date: dateText(view.day, locale, 'long') })
            : t(total === 1 ? 'list.one' : 'list.all', { count })}
        </h2>
        <Filters board={board} view={view} />
      </div>
      {students.length === 0 ? (
        <EmptyState
          icon={CalendarCheck}
          title={t('list.none')}
          text={t(view.day ? 'list.noneThere' : 'list.noneText')}
        />
      ) : (
        <ul>
          {students.map((student) => (
            <Candidate
              key={student.internshipId}
              {...{ student, today, last, onToggle }}
              isChosen={chosen.includes(student.internshipId)}
              isOneMentor={board.mentors.length < 2}
            />
          ))}
        </ul>
      )}
      {chosen.length > 0 ? (
        <div
          data-sticky-action
          className="sticky bottom-0 z-10 flex items-center gap-4 rounded-b-card border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
        >
          <span className="flex-1 font-semibold">
            {t(chosen.length === 1 ? 'plan.chosenOne' : 'plan.chosen', { count: chosen.length })}
          </span>
          <a href="#plannen" className={buttonClass('primary')}>
            {t('plan.on')}
          </a>
        </div>
      ) : null}
      {pages > 1 ? (
        <div className="flex justify-center border-t border-line px-5 py-3">
          <Pager page={view.page} last={pages} to={(page) => addressOf({ ...view, page })} />
        </div>
      ) : null}
    </section>
  )
}

type RowProps = {
  student: VisitCandidate
  isChosen: boolean
  /** Then everybody's is the same, and need not be said. */
  isOneMentor: boolean
  today: string
  last: VisitCandidate | undefined
  onToggle(id: string): void
}

function Candidate({ student, isChosen, isOneMentor, today, last, onToggle }: RowProps) {
  const t = useT('visits')
  const locale = useLocale()
  const dayNames = useDayNames()
  const isHydrated = useIsHydrated()
  const { internshipId, host, city, group, mentors, sector, weekdays, lastVisit, nextVisit } = student
  const away = last && last.internshipId !== internshipId && !isChosen ? kilometres(last, student) : null
  const distance = away !== null && away < 0.05 ? t('plan.same') : t('km', { km: numberText(away ?? 0, locale) })
  const isPast = nextVisit !== null && nextVisit.day < today
  const when = isPast
    ? t('list.past', { date: dateText(nextVisit.day, locale) })
    : nextVisit
      ? t('list.next', { date: dateText(nextVisit.day, locale), time: nextVisit.time })
      : lastVisit
        ? t('list.last', { date: dateNear(lastVisit, locale, today) })
        : t('list.never')
  return (
    <li className={`border-line not-first:border-t ${isChosen ? 'bg-primaryfaint' : ''}`}>
      <TickLabel
        labelClassName="flex cursor-pointer items-start gap-3.5 px-5 py-3.5"
        checked={isHydrated ? isChosen : undefined}
        // Before scripts are there the form takes the ticks; after that, the order of the round.
        {...(isHydrated ? {} : { name: 'internshipIds', form: 'plan', defaultChecked: isChosen })}
        value={internshipId}
        onChange={() => onToggle(internshipId)}
      >
        <Flag sector={sector} className="size-10 shrink-0 rounded-tile max-sm:hidden" />
        <span className="grid min-w-0 flex-1 gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto]">
          <span className="min-w-0">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">{student.student}</span>
              <span className="text-sm text-muted">
                {[group, isOneMentor ? '' : mentors].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="block text-ui text-ink2">{[host, city].filter(Boolean).join(', ')}</span>
          </span>
          <span className="text-sm max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 sm:text-right">
            <span
              className={`block ${nextVisit && !isPast ? 'text-infoink' : lastVisit ? 'text-muted' : 'font-semibold text-warnink'}`}
            >
              {when}
            </span>
            <span className="block text-muted tabular-nums">
              {[weekdays.length > 0 ? dayNames(weekdays) : t('list.anyDay'), away === null ? '' : distance]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </span>
      </TickLabel>
    </li>
  )
}

function Filters({ board, view }: { board: VisitBoard; view: PlanView }) {
  const t = useT('visits')
  const navigate = useNavigate()
  const go = (next: Partial<PlanView>) =>
    void navigate(addressOf({ ...view, ...next, page: 1 }), { preventScrollReset: true })
  const choice = (name: 'mentor' | 'group', choices: Choice[]) =>
    choices.length > 1 || view[name] ? (
      <select
        aria-label={t(`filters.${name}`)}
        value={view[name]}
        onChange={({ currentTarget }) => go({ [name]: currentTarget.value })}
        className={chipClass(view[name] ? 'on' : 'plain', 'max-w-44 cursor-pointer truncate')}
      >
        <option value="">{t(`filters.${name}`)}</option>
        {choices.map(({ id, name: label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    ) : null
  return (
    <>
      <Link
        to={addressOf({ ...view, isNew: !view.isNew, page: 1 })}
        preventScrollReset
        aria-current={view.isNew ? 'true' : undefined}
        className={chipClass(view.isNew ? 'on' : 'plain')}
      >
        {t('filters.unvisited')}
      </Link>
      {choice('group', board.groups)}
      {choice('mentor', board.mentors)}
    </>
  )
}
