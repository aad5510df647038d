import { Link } from 'react-router'
import { dateText } from '../../lib/dates.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import type { Queue } from './inbox.server.ts'
import type { useQueueKeys } from './use-queue-keys.ts'

type Props = {
  queue: Queue
  label: string
  /** The same list with something else in its address. */
  to(change: Record<string, string>): string
  keys: ReturnType<typeof useQueueKeys>
}

/** Oldest first: whoever waits longest is up. */
export function QueueList({ queue: { rows, current, page, last }, label, to, keys }: Props) {
  const t = useT('applications')
  const locale = useLocale()
  const at = rows.findIndex(({ id }) => id === current?.id)
  const marks: Record<number, string> = { [at - 1]: 'previous', [at + 1]: 'next' }
  return (
    <nav aria-label={label} className="min-w-0">
      <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {rows.map(({ id, student, vacancy, createdAt }, index) => (
          <li key={id}>
            <Link
              to={to({ id })}
              preventScrollReset
              data-queue={marks[index]}
              aria-current={id === current?.id ? 'true' : undefined}
              className="flex min-h-16 items-center gap-3 px-4 py-2.5 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-3 lg:aria-[current]:bg-primarysoft"
            >
              <Avatar name={student.name} className="size-10 text-sm" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{student.name}</span>
                <span className="block truncate text-sm text-ink2">{vacancy.title ?? t('gone')}</span>
              </span>
              <span className="shrink-0 text-sm text-muted">{dateText(createdAt, locale)}</span>
            </Link>
          </li>
        ))}
      </ol>
      <div className="mt-3 empty:hidden">
        <Pager page={page} last={last} to={(number) => to({ page: String(number), id: '' })} />
      </div>
      <KeyHints keys={keys} />
    </nav>
  )
}

/** Only where there are keys to press, and scripts to hear them. */
function KeyHints({ keys: { isOn, toggle, shown } }: Pick<Props, 'keys'>) {
  const t = useT('applications')
  if (!useIsHydrated()) return null
  return (
    <div className="mt-4 text-sm text-muted max-lg:hidden">
      {isOn ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-2">
          {shown.map(([key, what]) => (
            <li key={key} className="flex items-center gap-2">
              <kbd className="grid h-6 min-w-6 place-items-center rounded-[6px] border border-line2 bg-surface px-1.5 font-sans text-cap font-semibold text-ink2">
                {key}
              </kbd>
              {t(`keys.${what}`)}
            </li>
          ))}
        </ul>
      ) : null}
      <Button look="ghost" size="sm" onClick={toggle} aria-pressed={isOn} className="mt-2 -ml-3.5 min-h-11">
        {t(isOn ? 'keys.off' : 'keys.on')}
      </Button>
    </div>
  )
}
