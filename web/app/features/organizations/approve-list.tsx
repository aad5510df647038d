import { Link } from 'react-router'
import { dateText } from '../../lib/dates.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import type { Queue } from './approve.server.ts'
import { OrganizationLogo } from './organization-name.tsx'

type Props = { waiting: Queue['waiting']; currentId: string; keys: { isOn: boolean; toggle(): void } }

/** Oldest first: whoever waits longest is up. */
export function ApproveList({ waiting, currentId, keys }: Props) {
  const t = useT('organizations')
  const locale = useLocale()
  const at = waiting.findIndex(({ id }) => id === currentId)
  const marks: Record<number, string> = { [at - 1]: 'previous', [at + 1]: 'next' }
  return (
    <nav aria-label={t('approve.list')} className="min-w-0">
      <ol className="max-h-[32rem] divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface max-lg:max-h-64">
        {waiting.map(({ id, name, city, type, createdAt }, index) => (
          <li key={id}>
            <Link
              to={`/organizations/approve?id=${id}`}
              preventScrollReset
              data-queue={marks[index]}
              aria-current={id === currentId ? 'true' : undefined}
              className="flex min-h-16 items-center gap-3 px-4 py-2.5 text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-3 aria-[current]:bg-primarysoft"
            >
              <OrganizationLogo type={type} logoId={null} className="size-9 max-sm:hidden" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{name}</span>
                <span className="block truncate text-sm text-ink2">
                  {[city, dateText(createdAt, locale)].filter(Boolean).join(', ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <KeyHints keys={keys} />
    </nav>
  )
}

const shown = ['j', 'k', 'a', 'd'] as const

/** Only where there are keys to press, and scripts to hear them. */
function KeyHints({ keys: { isOn, toggle } }: Pick<Props, 'keys'>) {
  const t = useT('organizations')
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
              {t(`approve.keys.${key}`)}
            </li>
          ))}
        </ul>
      ) : null}
      <Button look="ghost" size="sm" onClick={toggle} aria-pressed={isOn} className="mt-2 -ml-3.5 min-h-11">
        {t(isOn ? 'approve.keys.off' : 'approve.keys.on')}
      </Button>
    </div>
  )
}
