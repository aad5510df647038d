import { Link } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { Flag, type Sector, sectors } from '../../ui/flag.tsx'

type Props = { counts: Partial<Record<Sector, number>>; chosen?: Sector }

/** One flag per sector that has something to offer; choosing one narrows the list below. */
export function SectorChips({ counts, chosen }: Props) {
  const t = useT('home')
  const filled = sectors.filter((sector) => counts[sector])
  if (filled.length === 0) return null
  return (
    <nav aria-label={t('sectors.label')} className="wrap mt-8">
      <ul className="-mx-5 -my-2 flex gap-2.5 overflow-x-auto px-5 py-2 [scrollbar-width:none] md:mx-0 md:flex-wrap md:justify-center md:overflow-visible md:px-0">
        {filled.map((sector) => (
          <li key={sector} className="shrink-0">
            <Link
              to={{ search: `?sector=${sector}`, hash: '#nieuw' }}
              aria-current={sector === chosen ? 'true' : undefined}
              className={`inline-flex min-h-11 items-center gap-2.5 rounded-chip border-[1.5px] pr-4 pl-2 text-ui font-medium whitespace-nowrap no-underline transition-colors duration-[var(--t-fast)] ${
                sector === chosen
                  ? 'border-primarymark bg-primarysoft text-primaryink'
                  : 'border-line2 bg-surface text-ink2 hover:border-fieldline hover:text-ink'
              }`}
            >
              <Flag sector={sector} className="size-[26px] rounded-full" />
              {t(`sectors.${sector}`)}
              <span className={`font-normal ${sector === chosen ? '' : 'text-muted'}`}>{counts[sector]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
