import { Form, Link, useNavigation } from 'react-router'
import { sectors } from '../../../../protocol/src/sectors.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Flag } from '../../ui/flag.tsx'
import { TickBox } from '../../ui/tick.tsx'
import { isFiltered, readSearch, type Search } from './search.ts'
import { Kept } from './search-form.tsx'
import type { SectorCounts } from './stagebank.data.ts'
import { useAsk } from './use-ask.ts'
import { useChosenInSight } from './use-chosen-in-sight.ts'

/** Every sector as a check box: chips on a phone, a list beside the results on a wide screen. */
export function SectorFilter({ search, counts }: { search: Search; counts: SectorCounts }) {
  const t = useT('stagebank')
  const ask = useAsk()
  const isReady = useIsHydrated()
  const { location } = useNavigation()
  // A tick shows at once, not when the answer is there.
  const chosen =
    location?.pathname === '/stagebank' ? readSearch(new URLSearchParams(location.search)).sectors : search.sectors
  const shown = sectors.filter((sector) => counts[sector] || chosen.includes(sector))
  const row = useChosenInSight(chosen.join())
  return (
    <Form
      action="/stagebank"
      aria-label={t('sectors.label')}
      className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:sticky lg:top-[calc(var(--header-h)+1.5rem)] lg:self-start"
    >
      <Kept search={search} but={['sector']} />
      <div className="flex items-baseline max-lg:hidden">
        {shown.length > 0 ? <h2 className="text-h3">{t('sectors.title')}</h2> : null}
        {shown.length > 0 && isFiltered(search) ? (
          <Link
            to={{ search: '' }}
            className="ml-auto text-sm font-semibold text-primaryink underline underline-offset-2"
          >
            {t('clear')}
          </Link>
        ) : null}
      </div>
      <ul
        ref={row}
        className="-mx-5 -my-1 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] lg:m-0 lg:mt-4 lg:block lg:overflow-visible lg:p-0"
      >
        {shown.map((sector) => (
          <li key={sector} className="shrink-0">
            <label
              htmlFor={`sector-${sector}`}
              className="relative flex min-h-11 cursor-pointer items-center gap-2.5 text-ui font-medium whitespace-nowrap text-ink2 has-checked:font-semibold has-checked:text-ink max-lg:rounded-chip max-lg:border-[1.5px] max-lg:border-line2 max-lg:bg-surface max-lg:pr-4 max-lg:pl-2 max-lg:has-checked:border-primarymark max-lg:has-checked:bg-primarysoft max-lg:has-checked:text-primaryink max-lg:has-focus-visible:outline-3 max-lg:has-focus-visible:outline-[var(--focus)] lg:-mx-2 lg:min-h-10 lg:rounded-tile lg:px-2 lg:py-1.5 lg:leading-5 lg:whitespace-normal lg:hover:bg-sunken"
            >
              <span className="max-lg:sr-only">
                <TickBox
                  id={`sector-${sector}`}
                  name="sector"
                  value={sector}
                  checked={chosen.includes(sector)}
                  onChange={({ currentTarget: { form } }) => form && ask(form, { preventScrollReset: true })}
                />
              </span>
              <Flag sector={sector} className="size-[26px] rounded-full lg:size-[18px] lg:rounded-[4px]" />
              <span className="lg:min-w-0">{t(`sectors.${sector}`)}</span>
              <span className="font-normal text-muted tabular-nums lg:ml-auto">{counts[sector] ?? 0}</span>
            </label>
          </li>
        ))}
      </ul>
      {isReady || shown.length === 0 ? null : (
        <button type="submit" className={buttonClass('outline', 'md', 'mt-3 min-h-11')}>
          {t('apply')}
        </button>
      )}
    </Form>
  )
}
