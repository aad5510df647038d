import { Link } from 'react-router'
import { SelfFoundCard } from '#app/features/self-found/self-found-card.tsx'
import { useT } from '#lib/i18n.tsx'
import { sameSearch } from '#protocol/features/stagebank/stagebank-search.ts'
import { ButtonLink } from '#ui/button.tsx'
import { chipClass } from '#ui/chip.tsx'
import { LogoMark } from '#ui/logo.tsx'
import type { Wider } from './wider-searches.ts'

type Props = { isFiltered: boolean; wider: (Wider & { count: number })[] }

/** Nothing fits, or there is nothing at all. In the first case the ways out are wider questions, with what they give. */
export function NothingFound({ isFiltered, wider }: Props) {
  const t = useT('stagebank')
  const kind = isFiltered ? 'fits' : 'open'
  const useful = wider.filter(({ count }) => count > 0)
  return (
    <div className="mt-4 flex flex-col items-center rounded-card border border-line bg-surface px-6 py-14 text-center">
      <LogoMark className="size-16" />
      <p className="mt-4 text-h3 font-semibold">{t(`none.${kind}`)}</p>
      <p className="mt-1 max-w-md text-ui text-muted">{t(`none.${kind}Hint`)}</p>
      {useful.length > 0 ? (
        <ul className="mt-6 flex flex-wrap justify-center gap-2" aria-label={t('none.ways')}>
          {useful.map(({ key, search, count }) => (
            <li key={key} className="max-w-full">
              <Link to={{ search: sameSearch(search) }} className={chipClass('plain')}>
                {t(`wider.${key.startsWith('word ') ? 'word' : key}`, { radius: search.within ?? '', q: search.q })}
                <span className="text-muted tabular-nums">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {isFiltered ? (
        <ButtonLink to={{ search: '' }} look="outline" className="mt-6">
          {t('none.all')}
        </ButtonLink>
      ) : null}
      <div className="mt-8 w-full text-left empty:hidden">
        <SelfFoundCard />
      </div>
    </div>
  )
}
