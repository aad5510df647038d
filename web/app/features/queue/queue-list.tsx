import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { StatusMark } from '#ui/status-mark.tsx'
import { daysSince, isLate } from './is-late.ts'

export type QueueCase = { id: string; to: string; picture: ReactNode; name: string; text: string; since: string }
type Props = { cases: QueueCase[]; currentId?: string; isOver: boolean }

/** What waits, beside the one that is up: who waits too long stands apart. */
export function QueueList({ cases, currentId, isOver }: Props) {
  const t = useT('queue')
  const late = isOver ? [] : cases.filter(({ since }) => isLate(since))
  const others = cases.filter((each) => !late.includes(each))
  const rows = (of: QueueCase[]) =>
    of.map((each) => <Row key={each.id} of={each} currentId={currentId} isOver={isOver} />)
  return (
    <nav aria-label={t('list')} className="min-w-0 overflow-y-auto lg:-mx-3 lg:max-h-[max(20rem,calc(100dvh-30rem))]">
      {late.length > 0 ? (
        <>
          <Heading title={t('groups.late')} count={late.length} hint={t('groups.after')} />
          <ol className="mb-3">{rows(late)}</ol>
        </>
      ) : null}
      {others.length > 0 ? (
        <>
          {late.length > 0 ? <Heading title={t('groups.others')} count={others.length} /> : null}
          <ol>{rows(others)}</ol>
        </>
      ) : null}
    </nav>
  )
}

function Heading({ title, count, hint }: { title: string; count: number; hint?: string }) {
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
        {!isOver && isLate(since) ? (
          <span className="flex shrink-0 items-center gap-1.5 text-sm font-semibold text-errink">
            <StatusMark status="err" className="size-4" />
            {t('days', { count: daysSince(since) })}
          </span>
        ) : (
          <span className="shrink-0 text-sm text-muted">{dateText(since, locale)}</span>
        )}
      </Link>
    </li>
  )
}
