import { Form, Link, useNavigation } from 'react-router'
import { elementOf } from '#lib/event-target.ts'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import type { Facets } from '#protocol/features/stagebank/stagebank.ts'
import {
  hostKinds,
  hoursChoices,
  isFiltered,
  readSearch,
  type Search,
  weekdays,
} from '#protocol/features/stagebank/stagebank-search.ts'
import { dutchDate, isoDate } from '#protocol/shared/dutch-date.ts'
import { educationLevels } from '#protocol/shared/education-levels.ts'
import { sectors } from '#protocol/shared/sectors.ts'
import { buttonClass } from '#ui/button.tsx'
import { Flag } from '#ui/flag.tsx'
import { KeptFields, useSubmitSearch } from '../search/search-form-parts.tsx'
import { DayTick, FilterGroup, FilterTick, heardByForm } from './filter-parts.tsx'
import { PlaceField } from './place-field.tsx'

const own = ['plaats', 'straal', 'sector', 'tag', 'niveau', 'soort', 'dag', 'uren', 'van', 'tot', 'vrij', 'voor']
const field = 'block min-h-11 w-full rounded-field border border-fieldline bg-surface px-3 text-ui text-ink'

export type FilterProps = {
  search: Search
  facets: Facets
  isPlaceUnknown: boolean
  /** The site has volunteers, and who looks is not one of them: those see only what is open to them. */
  hasVolunteers: boolean
}

/** Every way to narrow the list. A choice counts at once; without scripts a button sends it. */
export function FilterForm({ search: asked, facets, isPlaceUnknown, hasVolunteers }: FilterProps) {
  const t = useT('stagebank')
  const sayUi = useT('ui')
  const submitSearch = useSubmitSearch()
  const isReady = useIsHydrated()
  const { isForVolunteers } = useRoot()
  const { location } = useNavigation()
  // A tick shows at once, not when the answer is there.
  const search = location?.pathname === '/stagebank' ? readSearch(new URLSearchParams(location.search)) : asked
  const send = (form: HTMLFormElement) => submitSearch(form, { preventScrollReset: true })
  const shownSectors = sectors.filter((sector) => facets.sectors[sector] || search.sectors.includes(sector))
  const shownKinds = hostKinds.filter((kind) => facets.kinds[kind] || search.kinds.includes(kind))
  const shownLevels = educationLevels.filter(
    (level) => (facets.levels[level] && !isForVolunteers) || search.levels.includes(level),
  )
  const shownTags = facets.tags.filter(({ id, count }) => count > 0 || search.tags.includes(id)).slice(0, 8)
  return (
    <Form
      action="/stagebank"
      aria-label={t('filters.label')}
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
      onChange={({ target, currentTarget }) => {
        // What is typed counts when it is finished.
        const field = elementOf(target)
        if (field?.getAttribute('name') !== 'plaats' && field?.getAttribute('type') !== 'date') send(currentTarget)
      }}
    >
      <KeptFields search={search} but={own} />
      <div className="mb-5 flex min-h-8 items-center max-lg:hidden">
        <h2 className="text-h3">{t('filters.title')}</h2>
        {isFiltered(search) ? (
          <Link
            to={{ search: '' }}
            className="ml-auto text-sm font-semibold text-primaryink underline underline-offset-2"
          >
            {t('clear')}
          </Link>
        ) : null}
      </div>
      {shownSectors.length > 0 ? (
        <FilterGroup title={t('sectors.title')}>
          {shownSectors.map((sector) => (
            <FilterTick
              key={sector}
              name="sector"
              value={sector}
              isOn={search.sectors.includes(sector)}
              count={facets.sectors[sector] ?? 0}
            >
              <Flag sector={sector} className="size-[18px] rounded-[4px]" />
              {t(`sectors.${sector}`)}
            </FilterTick>
          ))}
        </FilterGroup>
      ) : null}
      <FilterGroup title={t('place.title')}>
        <PlaceField search={search} isUnknown={isPlaceUnknown} onChange={send} />
      </FilterGroup>
      <FilterGroup title={t('filters.days')}>
        {/* Seven of two letters fit in a row; longer ones take two rows. */}
        <div className={`grid gap-1 ${t('days.1').length > 2 ? 'grid-cols-4' : 'grid-cols-7'}`}>
          {weekdays.map((day) => (
            <DayTick
              key={day}
              day={day}
              isOn={search.days.includes(day)}
              label={t(`longDays.${day}`)}
              short={t(`days.${day}`)}
            />
          ))}
        </div>
      </FilterGroup>
      {shownLevels.length > 0 ? (
        <FilterGroup title={t('filters.level')}>
          {shownLevels.map((level) => (
            <FilterTick
              key={level}
              name="niveau"
              value={level}
              isOn={search.levels.includes(level)}
              count={facets.levels[level] ?? 0}
            >
              {t(`levels.${level}`)}
            </FilterTick>
          ))}
        </FilterGroup>
      ) : null}
      {shownKinds.length > 0 ? (
        <FilterGroup title={t('filters.kind')}>
          {shownKinds.map((kind) => (
            <FilterTick
              key={kind}
              name="soort"
              value={kind}
              isOn={search.kinds.includes(kind)}
              count={facets.kinds[kind] ?? 0}
            >
              {t(`kinds.${kind}`)}
            </FilterTick>
          ))}
        </FilterGroup>
      ) : null}
      {shownTags.length > 0 ? (
        <FilterGroup title={t('filters.tags')}>
          {shownTags.map(({ id, name, count }) => (
            <FilterTick key={id} name="tag" value={id} isOn={search.tags.includes(id)} count={count}>
              <span className="min-w-0 break-words">{name}</span>
            </FilterTick>
          ))}
        </FilterGroup>
      ) : null}
      <FilterGroup title={t('filters.more')}>
        <label className="block text-sm text-muted">
          {t('hoursFilter.label')}
          <select name="uren" value={search.hours ?? ''} onChange={heardByForm} className={`mt-1 ${field}`}>
            <option value="">{t('hoursFilter.any')}</option>
            {hoursChoices.map((hours) => (
              <option key={hours} value={hours}>
                {t(hours === 'meer' ? 'hoursFilter.more' : 'hoursFilter.most', { hours })}
              </option>
            ))}
          </select>
        </label>
        <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
          {(['van', 'tot'] as const).map((name) => {
            const value = (name === 'van' ? search.from : search.until) ?? ''
            return (
              <label key={name} className="block text-sm text-muted">
                {t(`filters.${name}`)}
                <input
                  key={value}
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder={sayUi('dates.shape')}
                  name={name}
                  defaultValue={dutchDate(value)}
                  onBlur={({ currentTarget }) =>
                    currentTarget.form && isoDate(currentTarget.value) !== value && send(currentTarget.form)
                  }
                  className={`mt-1 ${field}`}
                />
              </label>
            )
          })}
        </div>
        <div className="mt-2">
          <FilterTick name="vrij" value="1" isOn={search.hasPlaces}>
            {t('filters.hasPlaces')}
          </FilterTick>
          {hasVolunteers ? (
            <FilterTick name="voor" value="vrijwilligers" isOn={search.isForVolunteers}>
              {t('filters.volunteers')}
            </FilterTick>
          ) : null}
        </div>
      </FilterGroup>
      {isReady ? (
        // Enter in a field sends the form; a browser wants a button for that.
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      ) : (
        <button type="submit" className={buttonClass('outline', 'md', 'min-h-11')}>
          {t('apply')}
        </button>
      )}
    </Form>
  )
}
