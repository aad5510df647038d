import { Link } from 'react-router'
import type { Fitting } from '../../../../protocol/src/fitting.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { fittingReason } from './fitting-reason.ts'
import { VacancyCard } from './vacancy-card.tsx'

type Props = { fitting: Pick<Fitting, 'vacancies' | 'missing'>; most?: number; profilePath?: string }

/** What fits the student who looks, with the reason; and what would make it fit better. */
export function FittingList({ fitting: { vacancies, missing }, most = 3, profilePath }: Props) {
  const t = useT('stagebank')
  const locale = useLocale()
  const [first] = missing
  if (vacancies.length === 0 && !first) return null
  return (
    <section aria-labelledby="past-bij-jou">
      <h2 id="past-bij-jou" className="text-h3 md:text-h2">
        {t('fitting.title')}
      </h2>
      {first && profilePath ? (
        <p className="mt-1 text-ui text-muted">
          {t(`fitting.missing.${missing.length > 1 ? 'both' : first}`)}{' '}
          <Link to={profilePath} className="font-semibold text-primaryink underline underline-offset-2">
            {t('fitting.fillIn')}
          </Link>
        </p>
      ) : null}
      <ul className="mt-3 grid gap-3 md:gap-3.5">
        {vacancies.slice(0, most).map((vacancy) => (
          <li key={vacancy.id}>
            <VacancyCard
              vacancy={{ ...vacancy, city: vacancy.city ?? undefined }}
              level={3}
              note={fittingReason(vacancy.reasons, t, locale)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
