import { useDayNames } from '#app/features/applications/application/use-day-names.ts'
import { useT } from '#lib/i18n.tsx'
import { Flag } from '#ui/flag.tsx'
import { Plus } from '#ui/icons.tsx'
import type { StandingInRow } from './standings.data.ts'

/** What is going on for who has no place: proposals that wait, applications that run, or nothing. */
export function useWithoutPlace(): (standing: StandingInRow) => string {
  const t = useT('standings')
  return ({ open: { applications, proposals } }) => {
    if (applications > 0) return t(`applications.${applications === 1 ? 'one' : 'many'}`, { count: applications })
    if (proposals > 0) return t(`proposals.${proposals === 1 ? 'one' : 'many'}`, { count: proposals })
    return t('nothingAsked')
  }
}

/** Where a student is or will be, and when; in one line beside a class on a phone. */
export function PlaceCell({ standing }: { standing: StandingInRow }) {
  const t = useT('standings')
  const dayNames = useDayNames()
  const without = useWithoutPlace()
  const { place } = standing
  if (!place)
    return (
      <span className="min-w-0 items-center gap-3 md:flex">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-tile border border-dashed border-errmark text-errink max-md:hidden"
        >
          <Plus className="size-4" />
        </span>
        <span className="min-w-0">
          <span className="block truncate font-medium text-errink max-md:inline">{t('noPlace')}</span>
          <span className="block truncate text-cap text-muted max-md:hidden">{without(standing)}</span>
        </span>
      </span>
    )
  const about = [place.selfFound ? t('selfFound') : dayNames(place.weekdays), place.city].filter(Boolean).join(', ')
  return (
    <span className="min-w-0 items-center gap-3 md:flex">
      {place.sector ? <Flag sector={place.sector} className="size-8 shrink-0 rounded-tile max-md:hidden" /> : null}
      <span className="min-w-0">
        <span className="block truncate font-medium text-ink max-md:inline max-md:text-muted">
          {place.host || place.title}
        </span>
        <span className="block truncate text-cap text-muted max-md:hidden">{about}</span>
      </span>
    </span>
  )
}
