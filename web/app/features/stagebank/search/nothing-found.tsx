import { Link } from 'react-router'
import { SaveSearch } from '#app/features/saved-searches/save-search.tsx'
import { SelfFoundCard } from '#app/features/self-found/self-found-card.tsx'
import { useT } from '#lib/i18n.tsx'
import { usePageAddress } from '#lib/use-page-address.ts'
import { useRoot } from '#lib/use-root.ts'
import { isFiltered, type Search, sameSearch } from '#protocol/features/stagebank/stagebank-search.ts'
import { ButtonLink } from '#ui/button.tsx'
import { chipClass } from '#ui/chip.tsx'
import { LogoMark } from '#ui/logo.tsx'
import type { Wider } from './wider-searches.ts'

type Props = { search: Search; isPlaceUnknown: boolean; wider: (Wider & { count: number })[] }

/**
 * Nothing fits, or there is nothing at all. In the first case the ways out are wider questions, with what they give, and
 * a mail once there is something.
 */
export function NothingFound({ search, isPlaceUnknown, wider }: Props) {
  const t = useT('stagebank')
  const kind = isFiltered(search) ? 'fits' : 'open'
  // Of two questions that give the same the narrower one is enough.
  const useful = wider.filter(
    ({ key, count }, index) =>
      count > 0 && !(/^(further|anywhere)/.test(key) && wider.slice(0, index).some((before) => before.count === count)),
  )
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
                {t(`wider.${key.split(' ')[0]}`, { radius: search.within ?? '', q: search.q, place: search.place })}
                <span className="text-muted tabular-nums">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {isFiltered(search) ? (
        <>
          {isPlaceUnknown ? null : <TellMe key={sameSearch(search)} search={search} />}
          <ButtonLink to={{ search: '' }} look="outline" className="mt-6">
            {t('none.all')}
          </ButtonLink>
        </>
      ) : null}
      <div className="mt-8 w-full text-left empty:hidden">
        <SelfFoundCard />
      </div>
    </div>
  )
}

/** A mail once there is something: for members at a press, for others after signing in. */
function TellMe({ search }: { search: Search }) {
  const t = useT('stagebank')
  const { session } = useRoot()
  const here = usePageAddress()
  return (
    <div className="mt-6 grid justify-items-center gap-2">
      <p className="text-ui text-ink2">{t('none.tellMe')}</p>
      {session ? (
        <SaveSearch search={search} />
      ) : (
        <ButtonLink to={`/inloggen?${new URLSearchParams({ terug: here })}`}>{t('none.signIn')}</ButtonLink>
      )}
    </div>
  )
}
