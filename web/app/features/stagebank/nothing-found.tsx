import { useT } from '../../lib/i18n.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { type Search, searchText } from './search.ts'

/** Nothing fits, or there is nothing at all. In the first case the way out is a wider question. */
export function NothingFound({ search, isFiltered }: { search: Search; isFiltered: boolean }) {
  const t = useT('stagebank')
  const kind = isFiltered ? 'fits' : 'open'
  // The word that was typed is kept as long as there is something else to let go of.
  const wider =
    search.q && (search.sectors.length > 0 || search.hours) ? searchText(search, { sectors: [], hours: null }) : ''
  return (
    <div className="mt-4 flex flex-col items-center rounded-card border border-line bg-surface px-6 py-14 text-center">
      <LogoMark className="size-16" />
      <p className="mt-4 text-h3 font-semibold">{t(`none.${kind}`)}</p>
      <p className="mt-1 max-w-md text-ui text-muted">{t(`none.${kind}Hint`)}</p>
      {isFiltered ? (
        <ButtonLink to={{ search: wider }} look="outline" className="mt-6">
          {t(wider ? 'none.wider' : 'none.all')}
        </ButtonLink>
      ) : null}
    </div>
  )
}
