import { Link, useLocation } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useWordsOf } from '#lib/i18n.tsx'
import type { ContractDesk } from '#protocol/features/contract-desk.ts'
import { signedStatuses } from './contracts-table.tsx'

type Tile = { key: string; waits: readonly (keyof ContractDesk['waits'])[] }
const tiles: readonly Tile[] = [
  { key: 'student', waits: ['student'] },
  { key: 'guardian', waits: ['guardian'] },
  { key: 'host', waits: ['host'] },
  { key: 'yours', waits: ['staff', 'school'] },
]
const box = 'flex min-w-0 flex-1 flex-col justify-center border px-4 py-2.5 no-underline max-md:px-3'

/** With whom contracts lie. Each is the list of those; the last one is what is done. */
export function WaitsTiles({ desk, chosen }: { desk: ContractDesk; chosen: { waits: string[]; status: string[] } }) {
  const t = useWordsOf('contracts')
  const locale = useLocale()
  const { search } = useLocation()
  const to = (set: Record<string, string>) => {
    const params = new URLSearchParams(search)
    for (const name of ['waits', 'going', 'status', 'page', 'late', 'yours', 'show']) params.delete(name)
    for (const [name, value] of Object.entries(set)) params.set(name, value)
    return `/contracts?${params}`
  }
  const same = (one: readonly string[], other: readonly string[]) => [...one].sort().join() === [...other].sort().join()
  const isDone = same(chosen.status, signedStatuses)
  return (
    <nav aria-label={t('overview.tiles.label')} className="mt-5 grid grid-cols-2 gap-1 md:flex">
      {tiles.map(({ key, waits }) => {
        const count = waits.reduce((sum, name) => sum + (desk.waits[name]?.count ?? 0), 0)
        const late = waits.reduce((sum, name) => sum + (desk.waits[name]?.late ?? 0), 0)
        const isOn = same(chosen.waits, waits)
        const all = { going: 'true' }
        return (
          <Link
            key={key}
            to={to(isOn ? all : { ...all, waits: waits.join(',') })}
            preventScrollReset
            aria-current={isOn ? 'true' : undefined}
            className={`${box} rounded-tile ${isOn ? 'border-primary bg-primarysoft text-primaryink ring-1 ring-primary' : 'border-line bg-surface text-ink hover:bg-sunken'}`}
          >
            <span className="text-sm font-semibold">{t(`overview.tiles.${key}`)}</span>
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="num font-heading text-h3 font-bold">{numberText(count, locale)}</span>
              <span className={`text-sm ${late > 0 ? 'font-medium text-errink' : isOn ? '' : 'text-muted'}`}>
                {late > 0
                  ? t('overview.tiles.late', { late: numberText(late, locale) })
                  : count > 0
                    ? t('overview.tiles.fine')
                    : ''}
              </span>
            </span>
          </Link>
        )
      })}
      <Link
        to={to(isDone ? { going: 'true' } : { status: signedStatuses.join(',') })}
        preventScrollReset
        aria-current={isDone ? 'true' : undefined}
        className={`${box} rounded-tile border-primary bg-primary text-onprimary hover:bg-[var(--primary-hover)] max-md:col-span-2 ${isDone ? 'ring-3 ring-primarysoft' : ''}`}
      >
        <span className="text-sm font-semibold">{t('overview.tiles.signed')}</span>
        <span className="flex items-baseline gap-2">
          <span className="num font-heading text-h3 font-bold">{numberText(desk.signed, locale)}</span>
          <span className="text-sm">{t('overview.tiles.done')}</span>
        </span>
      </Link>
    </nav>
  )
}
