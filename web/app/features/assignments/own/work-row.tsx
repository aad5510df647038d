import { Link } from 'react-router'
import { dateNear, dateText, numberText, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { ChevronRight } from '#ui/icons.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { isOverdue, workMark } from '../show/work-mark.ts'
import type { OwnWork } from './own.data.ts'

/** What it is, how it stands and by when. */
export function WorkRow({ of, to }: { of: OwnWork; to: string }) {
  const text = useWhen()(of)
  return (
    <Link
      to={to}
      className="flex min-h-16 items-center gap-4 px-4 py-3 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-3 md:px-5"
    >
      <StatusMark status={workMark(of)} className="size-6" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">{of.title}</span>
        <span className={`block text-sm ${isOverdue(of, today()) ? 'font-medium text-errink' : 'text-muted'}`}>
          {text}
        </span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-muted" />
    </Link>
  )
}

/** In a few words: the day, or what became of it, unless that stands beside it already. */
export function useWhen(hasState = false) {
  const t = useT('assignments')
  const locale = useLocale()
  const now = today()
  return (work: Omit<OwnWork, 'isOfStep'>): string => {
    const { status, dueOn, handedInAt, mark, level, isClosed } = work
    if (status === 'accepted') {
      const result = mark !== null ? numberText(mark, locale) : level ? t(`levels.${level}`) : null
      return [hasState ? null : t('work.accepted'), result].filter(Boolean).join(' · ')
    }
    if (status === 'handed_in' && handedInAt) return t('own.handedIn', { day: dateText(handedInAt, locale) })
    const state = hasState ? null : status === 'returned' ? t('work.returned') : isClosed ? t('status.closed') : null
    const day = dueOn && dateNear(dueOn, locale, now, 'long')
    const due = day ? t(isOverdue(work, now) ? 'own.overdue' : 'own.due', { day }) : t('own.noDue')
    return [state, due].filter(Boolean).join(' · ')
  }
}
