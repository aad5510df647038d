import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { VisitBoard } from '#protocol/features/visits.ts'
import { addDays } from '#protocol/shared/days.ts'
import { buttonClass } from '#ui/button.tsx'
import { ChevronLeft, ChevronRight } from '#ui/icons.tsx'
import { VisitKindIcon } from '../visit-kind.tsx'
import { addressOf, type PlanView } from './plan-view.ts'

/** A week back, this week, a week on. */
export function WeekNav({ view, monday, today }: { view: PlanView; monday: string; today: string }) {
  const t = useT('visits')
  const to = (day: string) => addressOf({ ...view, week: day, day: '', page: 1 })
  const isNow = today >= monday && today <= addDays(monday, 6)
  const arrow = 'grid size-11 flex-none! place-items-center rounded-full border border-line2 bg-surface hover:bg-sunken'
  return (
    <>
      <Link to={to(addDays(monday, -7))} preventScrollReset aria-label={t('week.before')} className={arrow}>
        <ChevronLeft className="size-5" />
      </Link>
      <Link
        to={addressOf({ ...view, week: '', day: '', page: 1 })}
        preventScrollReset
        aria-current={isNow ? 'true' : undefined}
        className={buttonClass('outline', 'md', 'min-h-11')}
      >
        {t('week.now')}
      </Link>
      <Link to={to(addDays(monday, 7))} preventScrollReset aria-label={t('week.after')} className={arrow}>
        <ChevronRight className="size-5" />
      </Link>
    </>
  )
}

/** As many as are read at a glance; the rest stands below once the day is chosen. */
const SHOWN = 3

/** The days of the week: how many are at work, and which visits are planned. A day is chosen by pressing it. */
export function WeekStrip({ board, view, today }: { board: VisitBoard; view: PlanView; today: string }) {
  const t = useT('visits')
  const locale = useLocale()
  const days = board.days.filter(
    ({ day, count }, index) => index < 5 || count > 0 || board.visits.some((visit) => visit.day === day),
  )
  return (
    <nav aria-label={t('week.label')} className="-mx-5 mt-5 overflow-x-auto px-5 pb-1 md:mx-0 md:px-0">
      <ul className="flex gap-2.5 max-md:snap-x">
        {days.map(({ day, count }) => {
          const own = board.visits.filter((visit) => visit.day === day)
          const isOn = view.day === day
          return (
            <li key={day} className="flex min-w-36 flex-1 snap-start max-md:min-w-40">
              <Link
                to={addressOf({ ...view, day: isOn ? '' : day, week: isOn ? board.monday : '', page: 1 })}
                preventScrollReset
                aria-current={isOn ? 'date' : undefined}
                className={`flex min-w-0 flex-1 flex-col rounded-card border p-3.5 text-ink no-underline ${isOn ? 'border-primarymark bg-primarysoft' : 'border-line bg-surface hover:bg-sunken'}`}
              >
                <span className={`flex items-baseline gap-2 font-semibold ${day < today ? 'text-muted' : ''}`}>
                  <span className="first-letter:uppercase">{dayName(day, locale)}</span>
                  {day === today ? (
                    <span className="ml-auto text-micro font-semibold text-primaryink">{t('week.today')}</span>
                  ) : null}
                </span>
                <span className="text-sm text-muted">
                  {t(count === 0 ? 'week.nobody' : 'week.there', { count, date: dateText(day, locale) })}
                </span>
                <span className="mt-2 grid gap-1">
                  {own.slice(0, SHOWN).map(({ id, time, kind, student, status }) => (
                    <span
                      key={id}
                      className={`flex items-center gap-1.5 rounded-tile px-2 py-1 text-sm ${status === 'done' ? 'bg-oksoft text-okink' : 'bg-infosoft text-infoink'}`}
                    >
                      <VisitKindIcon kind={kind} className="size-4 shrink-0" />
                      <span className="tabular-nums">{time}</span>
                      <span className="truncate">{student.split(' ')[0]}</span>
                    </span>
                  ))}
                  {own.length > SHOWN ? (
                    <span className="px-2 text-sm text-muted">{t('week.more', { count: own.length - SHOWN })}</span>
                  ) : null}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const writers = {
  nl: new Intl.DateTimeFormat('nl-NL', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
}
const dayName = (day: string, locale: 'nl' | 'en') => writers[locale].format(new Date(`${day}T00:00:00Z`))
