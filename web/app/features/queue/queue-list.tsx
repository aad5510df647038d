import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { daysLate, type Waits, waitsTooLong } from './is-late.ts'

export type QueueCase = Waits & { id: string; to: string; picture: ReactNode; name: string; text: string }
type Props = {
  cases: QueueCase[]
  currentId?: string
  isOver: boolean
  /** How many there are of all, also those that are not listed, and how many of them are late, where that is known. */
  records: number
  lateCount?: number
}

/** What waits, beside the one that is up: who waits too long stands apart. */
export function QueueList({ cases, currentId, isOver, records, lateCount }: Props) {
  const t = useT('queue')
  const late = isOver ? [] : cases.filter(waitsTooLong)
  const others = cases.filter((each) => !late.includes(each))
  // A day of its own is not a week.
  const isWeek = late.every(({ dueOn }) => !dueOn)
  const rows = (of: QueueCase[]) =>
    of.map((each) => <Row key={each.id} of={each} currentId={currentId} isOver={isOver} />)
  return (
    <nav aria-label={t('list')} className="min-w-0 overflow-y-auto lg:-mx-3 lg:max-h-[max(20rem,calc(100dvh-30rem))]">
      {late.length > 0 ? (
        <>
          <Heading title={t('groups.late')} count={lateCount} hint={isWeek ? t('groups.after') : undefined} />
          <ol className="mb-3">{rows(late)}</ol>
        </>
      ) : null}
      {others.length > 0 ? (
        <>
          {late.length > 0 ? (
            <Heading title={t('groups.others')} count={lateCount === undefined ? undefined : records - lateCount} />
          ) : null}
          <ol>{rows(others)}</ol>
        </>
      ) : null}
    </nav>
  )
}

function Heading({ title, count, hint }: { title: string; count?: number; hint?: string }) {
  return (
    <h2 className="flex items-baseline gap-2 px-3 py-1.5 text-sm font-medium text-muted">
      {title} <span className="num">{count}</span>
      {hint ? <span className="ml-auto font-normal">{hint}</span> : null}
    </h2>
  )
}

function Row({ of, currentId, isOver }: { of: QueueCase; currentId?: string; isOver: boolean }) {
  const t = useT('queue')
  const locale = useLocale()
  const { id, to, picture, name, text, since } = of
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={id === currentId ? 'true' : undefined}
        className="flex min-h-15 items-center gap-3 rounded-tile px-3 py-2 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-3 lg:aria-[current]:bg-primarysoft"
      >
        {picture}
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-sm text-ink2">{text}</span>
        </span>
        {!isOver && waitsTooLong(of) ? (
          <span className="flex shrink-0 items-center gap-1.5 text-sm font-semibold text-errink">
            <StatusMark status="err" className="size-4" />
            {t(daysLate(of) === 1 ? 'day' : 'days', { count: daysLate(of) })}
          </span>
        ) : (
          <span className="shrink-0 text-sm text-muted">{dateText(since, locale)}</span>
        )}
      </Link>
    </li>
  )
}
