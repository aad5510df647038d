import { useContext } from 'react'
import { Link } from 'react-router'
import { useSectorName } from '#app/features/stagebank/cards/use-sector-name.ts'
import { useT, VolunteerContext } from '#lib/i18n.tsx'
import { type Sector, sectors } from '#protocol/shared/sectors.ts'
import { Flag } from '#ui/flag.tsx'

type Props = { counts: Partial<Record<Sector, number>> }

/** One flag per sector that has something to offer; choosing one opens it in the stagebank. */
export function SectorChips({ counts }: Props) {
  const t = useT('home')
  const isVolunteering = useContext(VolunteerContext)
  const nameOf = useSectorName()
  const filled = sectors.filter((sector) => counts[sector])
  if (filled.length === 0) return null
  return (
    <nav aria-label={t('sectors.label')} className="wrap mt-8">
      <ul className="-mx-5 -my-2 flex gap-2.5 overflow-x-auto px-5 py-2 [scrollbar-width:none] md:mx-0 md:flex-wrap md:justify-center md:overflow-visible md:px-0">
        {filled.map((sector) => (
          <li key={sector} className="shrink-0">
            <Link
              to={`/stagebank?sector=${sector}${isVolunteering ? '&voor=vrijwilligers&vrij=1' : ''}`}
              className="inline-flex min-h-11 items-center gap-2.5 rounded-chip border-[1.5px] border-line2 bg-surface pr-4 pl-2 text-ui font-medium whitespace-nowrap text-ink2 no-underline transition-colors duration-[var(--t-fast)] hover:border-fieldline hover:text-ink"
            >
              <Flag sector={sector} className="size-[26px] rounded-full" />
              {nameOf(sector)}
              <span className="font-normal text-muted">{counts[sector]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
