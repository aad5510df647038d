import { Link } from 'react-router'
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx'
import { numberText } from '#lib/dates.ts'
import { type Locale, type Translate, useLocale, useT } from '#lib/i18n.tsx'
import type { Fitting, Reason } from '#protocol/features/stagebank/fitting.ts'
import { VacancyCard } from './vacancy-card.tsx'

type Props = {
  fitting: Pick<Fitting, 'vacancies' | 'missing' | 'weekdays'>
  kept: string[]
  most?: number
  profilePath?: string
}

/** What fits the student who looks, with the reason; and what would make it fit better. */
export function FittingList({ fitting: { vacancies, missing, weekdays }, kept, most = 3, profilePath }: Props) {
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
      <ul className="mt-3 flex gap-3 max-md:-mx-5 max-md:snap-x max-md:scroll-px-5 max-md:overflow-x-auto max-md:px-5 max-md:pb-1 md:flex-col md:gap-3.5">
        {vacancies.slice(0, most).map((vacancy) => (
          <li
            key={vacancy.id}
            className="flex max-md:w-[min(20rem,85%)] max-md:shrink-0 max-md:snap-start max-md:[&_.vacancy-card]:gap-3 max-md:[&_.vacancy-card-flag]:size-12"
          >
            <VacancyCard
              vacancy={{ ...vacancy, city: vacancy.city ?? undefined }}
              level={3}
              tool={<FavouriteButton vacancyId={vacancy.id} title={vacancy.title} isKept={kept.includes(vacancy.id)} />}
              note={fittingReason(vacancy.reasons, t, locale)}
            />
          </li>
        ))}
      </ul>
      {!first && profilePath ? (
        <p className="mt-3 text-ui text-muted">
          {t('fitting.wrong')}{' '}
          <Link to={profilePath} className="font-semibold text-primaryink underline underline-offset-2">
            {t('fitting.change')}
          </Link>
        </p>
      ) : null}
      {weekdays.length > 0 && weekdays.length < 7 ? (
        <Link
          to={`/stagebank?${weekdays.map((day) => `dag=${day}`).join('&')}`}
          className="inline-flex min-h-11 items-center text-ui font-semibold text-primaryink underline underline-offset-2"
        >
          {t('fitting.freeDays')}
        </Link>
      ) : null}
    </section>
  )
}

/** Within a sentence. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** More than these are not named one by one. */
const FEW_DAYS = 3

/** One sentence out of the reasons: "Je houdt van dieren en het is 4 km fietsen". */
function fittingReason(reasons: Reason[], t: Translate, locale: Locale): string {
  const likes = reasons.flatMap((reason) => (reason.code === 'interest' ? [reason.name.toLowerCase()] : []))
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const parts = reasons.flatMap((reason) => {
    if (reason.code === 'distance') {
      const near = reason.kilometres < 1 ? 'closeBy' : 'cycling'
      return [t(`fitting.${near}`, { count: numberText(Math.max(1, Math.round(reason.kilometres)), locale) })]
    }
    if (reason.code === 'level') return [t('fitting.level', { level: lowerFirst(t(`levels.${reason.level}`)) })]
    if (reason.code === 'weekdays') {
      const names = list.format(reason.days.map((day) => t(`longDays.${day}`)))
      return [reason.days.length > FEW_DAYS ? t('fitting.manyDays') : t('fitting.weekdays', { days: names })]
    }
    return reason.code === 'new' ? [t('fitting.new')] : []
  })
  const all = likes.length > 0 ? [t('fitting.likes', { names: list.format(likes) }), ...parts] : parts
  const sentence = list.format(all)
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
