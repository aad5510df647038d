import { useEffect, useState } from 'react'
import { useIsHydrated } from '#lib/hydrated.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { iconsIn } from '#protocol/shared/icons.ts'
import { Icon } from '#ui/icon.tsx'
import { iconName, iconsInDutch } from './icon-words.ts'

/** What fits the work of hosts and the likings of students, before one searches. */
const suggested = [
  'paw-print',
  'volleyball',
  'heart-pulse',
  'baby',
  'armchair',
  'cooking-pot',
  'croissant',
  'trees',
  'sprout',
  'wrench',
  'laptop',
  'bike',
  'music',
  'drama',
  'book-open',
  'store',
  'briefcase',
  'shirt',
  'camera',
  'recycle',
]
const pauseMs = 250

/** An icon out of our own set: a few that fit, and the others by a Dutch word or their English name. */
export function IconPicker({ value, onChange }: { value: string; onChange(icon: string): void }) {
  const t = useT('tags')
  const locale = useLocale()
  const nameOf = (icon: string) => (icon ? iconName(icon, locale) : { text: t('icon.none'), isEnglish: false })
  const isHydrated = useIsHydrated()
  const [query, setQuery] = useState('')
  const found = useFoundIcons(query)
  const known = found ?? suggested
  const shown = value && !known.includes(value) ? [value, ...known] : known
  return (
    <fieldset>
      <legend className="mb-1.5 text-ui font-semibold">{t('icon.label')}</legend>
      {isHydrated ? (
        <input
          type="search"
          value={query}
          maxLength={60}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          aria-label={t('icon.search')}
          placeholder={t('icon.search')}
          className="mb-3 block min-h-12 w-full rounded-field border-[1.5px] border-fieldline bg-surface px-4 text-base text-ink placeholder:text-muted"
        />
      ) : null}
      <div className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2 overflow-y-auto p-1">
        {['', ...shown].map((icon) => (
          <label
            key={icon}
            title={nameOf(icon).text}
            className="relative grid size-11 cursor-pointer place-items-center rounded-tile border border-line text-ink has-checked:border-primarymark has-checked:bg-primarysoft has-checked:text-primaryink has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-[var(--focus)]"
          >
            <input
              type="radio"
              name="icon"
              value={icon}
              checked={value === icon}
              onChange={() => onChange(icon)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
            />
            <span className="sr-only" lang={nameOf(icon).isEnglish ? 'en' : undefined}>
              {nameOf(icon).text}
            </span>
            {icon ? (
              <Icon name={`lucide:${icon}`} className="size-5" />
            ) : (
              <span aria-hidden="true" className="h-0.5 w-4 rounded-full bg-current" />
            )}
          </label>
        ))}
      </div>
      <p role="status" className="mt-1 text-sm text-muted">
        {found ? t(found.length > 0 ? 'icon.found' : 'icon.nothing', { count: found.length }) : null}
      </p>
    </fieldset>
  )
}

/** What our provider finds, once the typing pauses; nothing while nothing is asked. */
function useFoundIcons(query: string): string[] | undefined {
  const [found, setFound] = useState<string[]>()
  const asked = query.trim()
  useEffect(() => {
    if (asked.length < 2) return setFound(undefined)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      findIcons(asked, stop.signal).then(setFound, () => stop.signal.aborted || setFound([]))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])
  return found
}

async function findIcons(query: string, signal: AbortSignal): Promise<string[]> {
  const answer = await fetch(`/icons/search?${new URLSearchParams({ query })}`, { signal })
  const { icons } = iconsIn(answer.ok ? await answer.json() : null)
  const named = icons.map((name) => name.replace(/^lucide:/, '')).filter((name) => name.length <= 40)
  return [...new Set([...iconsInDutch(query), ...named])]
}
