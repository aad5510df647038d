import { Link, useFetcher } from 'react-router'
import { type Translate, useT } from '#lib/i18n.tsx'
import { coreOf, pointOf, type Search } from '#protocol/features/stagebank/stagebank-search.ts'
import { buttonClass } from '#ui/button.tsx'
import { BellPlus, BellRing } from '#ui/icons.tsx'

/** Keeps the question, with a mail a week about what is new; without scripts one comes out at the list of them. */
export function SaveSearch({ search }: { search: Search }) {
  const t = useT('saved-searches')
  const say = useT('stagebank')
  const fetcher = useFetcher<{ isSaved: boolean; problem?: string }>()
  const isSaved = fetcher.data?.isSaved || fetcher.state === 'submitting'
  const Icon = isSaved ? BellRing : BellPlus
  return (
    <fetcher.Form method="post" action="/favorieten/zoekopdrachten">
      <input type="hidden" name="search" value={coreOf(search)} />
      <input type="hidden" name="name" value={searchName(search, say)} />
      <input type="hidden" name="alert" value="weekly" />
      <button
        type="submit"
        name="intent"
        value="save"
        disabled={isSaved}
        className={buttonClass('outline', 'md', 'min-h-11 max-sm:px-4')}
      >
        <Icon className="size-4.5 shrink-0" />
        <span className="max-sm:sr-only">{t(isSaved ? 'save.done' : 'save.button')}</span>
        <span aria-hidden="true" className="sm:hidden">
          {t(isSaved ? 'save.shortDone' : 'save.short')}
        </span>
      </button>
      <p role="status" className={`text-sm not-empty:mt-1 ${fetcher.data?.problem ? 'text-errink' : ''}`}>
        {fetcher.data?.problem}
        {fetcher.data?.isSaved ? (
          <>
            <span className="sr-only">{t('save.done')} </span>
            <Link
              to="/favorieten/zoekopdrachten"
              className="inline-flex min-h-11 items-center font-semibold text-primaryink underline underline-offset-2"
            >
              {t('save.see')}
            </Link>
          </>
        ) : null}
      </p>
    </fetcher.Form>
  )
}

/** What a search is called until somebody gives it a name: the word, the sectors and the place. `t`: words of the stagebank. */
function searchName({ q, sectors, place, within, days }: Search, t: Translate): string {
  const where = pointOf(place) ? t('place.device') : place
  const parts = [
    q,
    ...sectors.slice(0, 2).map((sector) => t(`sectors.${sector}`)),
    where && (within ? t('chips.within', { place: where, radius: within }) : t('chips.near', { place: where })),
    days.map((day) => t(`days.${day}`)).join(', '),
  ]
  return (parts.filter(Boolean).join(', ') || t('filters.title')).slice(0, 80)
}
