import { useEffect, useId, useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useT } from '#lib/i18n.tsx'
import { pointOf, radiusChoices, type Search, searchText } from '#protocol/features/stagebank/stagebank-search.ts'
import { Spinner } from '#ui/button.tsx'
import { LocateFixed } from '#ui/icons.tsx'
import { heardByForm } from './filter-parts.tsx'
import type { loader } from './place-options.ts'

type Problem = 'refused' | 'notFound'

/** Three digits behind the point are about a hundred metres: near enough to search by, too far to know a house. */
const rounded = (degrees: number) => degrees.toFixed(3)

/** Asks the device where it is, once, when somebody wants it to. */
function useDevicePlace(search: Search): { find(): void; isBusy: boolean; problem: Problem | null } {
  const navigate = useNavigate()
  const [state, setState] = useState<'busy' | Problem | null>(null)
  const find = () => {
    if (!navigator.geolocation) return setState('notFound')
    setState('busy')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState(null)
        const place = `${rounded(latitude)},${rounded(longitude)}`
        void navigate(
          { pathname: '/stagebank', search: searchText(search, { place, within: search.within ?? 10, area: null }) },
          { preventScrollReset: true },
        )
      },
      ({ code }) => setState(code === 1 ? 'refused' : 'notFound'),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  }
  return { find, isBusy: state === 'busy', problem: state === 'busy' ? null : state }
}

type Props = {
  search: Search
  /** Asked for, and no place that we know. */
  isUnknown: boolean
  /** Some value of the form changed. */
  onChange(form: HTMLFormElement): void
}

/** Where, and how far from there. A device is asked only by who presses the button, and told no closer than a street. */
export function PlaceField({ search, isUnknown, onChange }: Props) {
  const t = useT('stagebank')
  const id = useId()
  const isReady = useIsHydrated()
  const towns = useFetcher<typeof loader>()
  const [typed, setTyped] = useState('')
  const device = pointOf(search.place)
  const place = useDevicePlace(search)
  const said = device ? '' : search.place
  const input = useRef<HTMLInputElement>(null)
  // Only when another place was asked for: what somebody typed before the page listened stays.
  const shown = useRef(said)
  useEffect(() => {
    if (input.current && shown.current !== said) input.current.value = said
    shown.current = said
  }, [said])
  const note = isUnknown
    ? t(search.place ? 'place.unknown' : 'place.needed', { place: said })
    : place.problem
      ? t(`place.${place.problem}`)
      : ''
  return (
    <>
      <label className="block">
        <span className="sr-only">{t('place.label')}</span>
        <input
          ref={input}
          name="plaats"
          defaultValue={said}
          list={`${id}-towns`}
          maxLength={60}
          autoComplete="postal-code"
          placeholder={t(device ? 'place.device' : 'place.hint')}
          aria-invalid={isUnknown || undefined}
          aria-describedby={`${id}-note`}
          onInput={({ currentTarget: { value } }) => {
            setTyped(value)
            const name = value.trim()
            if (name.length > 1 && !/^\d/.test(name))
              towns.load(`/stagebank/plaatsen?${new URLSearchParams({ q: name })}`)
          }}
          onBlur={({ currentTarget: { form, value } }) => form && value.trim() !== said && onChange(form)}
          className="block min-h-11 w-full rounded-field border border-fieldline bg-surface px-3.5 text-ui text-ink placeholder:text-muted aria-invalid:border-errmark"
        />
        <datalist id={`${id}-towns`}>
          {typed ? towns.data?.map((name) => <option key={name} value={name} />) : null}
        </datalist>
      </label>
      {device ? <input type="hidden" name="plaats" value={search.place} /> : null}
      <p id={`${id}-note`} role="status" className="text-sm text-errink not-empty:mt-1.5">
        {note}
      </p>
      {isReady ? (
        <button
          type="button"
          onClick={place.find}
          disabled={place.isBusy}
          className="mt-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-primaryink hover:underline"
        >
          {place.isBusy ? <Spinner /> : <LocateFixed className="size-4.5" />}
          {t('place.use')}
        </button>
      ) : null}
      <label className="mt-1 block">
        <span className="sr-only">{t('radius.label')}</span>
        <select
          name="straal"
          value={search.within ?? ''}
          onChange={heardByForm}
          className="block min-h-11 w-full rounded-field border border-fieldline bg-surface px-3 text-ui text-ink"
        >
          <option value="">{t('radius.any')}</option>
          {radiusChoices.map((radius) => (
            <option key={radius} value={radius}>
              {t('radius.within', { radius })}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
