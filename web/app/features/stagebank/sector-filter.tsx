import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { sectors } from '../../../../protocol/src/sectors.ts'
import { useT } from '../../lib/i18n.tsx'
import { Flag } from '../../ui/flag.tsx'
import { isFiltered, type Search, searchText, toggled } from './search.ts'
import type { SectorCounts } from './stagebank.data.ts'

/** Every sector as a link that turns it on or off: chips on a phone, a list beside the results on a wide screen. */
export function SectorFilter({ search, counts }: { search: Search; counts: SectorCounts }) {
  const t = useT('stagebank')
  const shown = sectors.filter((sector) => counts[sector] || search.sectors.includes(sector))
  return (
    <nav
      aria-label={t('sectors.label')}
      className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:sticky lg:top-[calc(var(--header-h)+1.5rem)] lg:self-start"
    >
      <div className="flex items-baseline max-lg:hidden">
        <h2 className="text-h3">{t('sectors.title')}</h2>
        {isFiltered(search) ? (
          <Link
            to={{ search: '' }}
            className="ml-auto text-sm font-semibold text-primaryink underline underline-offset-2"
          >
            {t('clear')}
          </Link>
        ) : null}
      </div>
      <ul className="-mx-5 -my-1 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] lg:m-0 lg:mt-4 lg:block lg:overflow-visible lg:p-0">
        {shown.map((sector) => {
          const isOn = search.sectors.includes(sector)
          return (
            <li key={sector} className="shrink-0">
              <Link
                to={{ search: searchText(search, { sectors: toggled(search, sector) }) }}
                preventScrollReset
                aria-current={isOn ? 'true' : undefined}
                className={`flex min-h-11 items-center gap-2.5 text-ui whitespace-nowrap no-underline max-lg:rounded-chip max-lg:border-[1.5px] max-lg:pr-4 max-lg:pl-2 lg:-mx-2 lg:min-h-10 lg:rounded-tile lg:px-2 lg:hover:bg-sunken ${
                  isOn
                    ? 'font-semibold text-ink max-lg:border-primarymark max-lg:bg-primarysoft max-lg:text-primaryink'
                    : 'font-medium text-ink2 max-lg:border-line2 max-lg:bg-surface'
                }`}
              >
                <span
                  aria-hidden="true"
                  className={`hidden size-5 shrink-0 place-items-center rounded-[6px] border-[1.5px] lg:grid ${
                    isOn ? 'border-primary bg-primary text-onprimary' : 'border-fieldline bg-surface text-transparent'
                  }`}
                >
                  <Check className="size-3.5" strokeWidth={3} />
                </span>
                <Flag sector={sector} className="size-[26px] rounded-full lg:size-[18px] lg:rounded-[4px]" />
                {t(`sectors.${sector}`)}
                <span className="font-normal text-muted tabular-nums lg:ml-auto">{counts[sector] ?? 0}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
