import { Link } from 'react-router'
import { dateText } from '../../lib/dates.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import type { Report, Tab } from './self-found.server.ts'

type Props = { reports: Report[]; currentId: string; tab: Tab; keys: { isOn: boolean; toggle(): void } }

/** Longest waiting first. */
export function QueueList({ reports, currentId, tab, keys }: Props) {
  const t = useT('self-found')
  const locale = useLocale()
  const at = reports.findIndex(({ id }) => id === currentId)
  const marks: Record<number, string> = { [at - 1]: 'previous', [at + 1]: 'next' }
  return (
    <nav aria-label={t('queue.list')} className="min-w-0">
      <ol className="max-h-[32rem] divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface max-lg:max-h-64">
        {reports.map(({ id, student, name, createdAt }, index) => (
          <li key={id}>
            <Link
              to={`/zelfgevonden?${new URLSearchParams({ status: tab, id })}`}
              preventScrollReset
              data-queue={marks[index]}
              aria-current={id === currentId ? 'true' : undefined}
              className="flex min-h-16 items-center gap-3 px-4 py-2.5 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-3 aria-[current]:bg-primarysoft"
            >
              <Avatar name={student} className="size-9 text-sm max-sm:hidden" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{student}</span>
                <span className="block truncate text-sm text-ink2">
                  {[name, dateText(createdAt, locale)].join(', ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {tab === 'waiting' ? <KeyHints keys={keys} /> : null}
    </nav>
  )
}

const shown = ['j', 'k', 'a', 'd'] as const

/** Only where there are keys to press, and scripts to hear them. */
function KeyHints({ keys: { isOn, toggle } }: Pick<Props, 'keys'>) {
  const t = useT('self-found')
  if (!useIsHydrated()) return null
  return (
    <div className="mt-4 text-sm text-muted max-lg:hidden">
      {isOn ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-2">
          {shown.map((key) => (
            <li key={key} className="flex items-center gap-2">
              <kbd className="grid h-6 min-w-6 place-items-center rounded-[6px] border border-line2 bg-surface px-1.5 font-sans text-cap font-semibold text-ink2">
                {key}
              </kbd>
              {t(`queue.keys.${key}`)}
            </li>
          ))}
        </ul>
      ) : null}
      <Button look="ghost" size="sm" onClick={toggle} aria-pressed={isOn} className="mt-2 -ml-3.5 min-h-11">
        {t(isOn ? 'queue.keys.off' : 'queue.keys.on')}
      </Button>
    </div>
  )
}
