import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { FoundIn } from '#protocol/features/stagebank/stagebank.ts'
import { isSector } from '#protocol/shared/sectors.ts'
import { Flag } from '#ui/flag.tsx'
import { CalendarDays, Clock, MapPin } from '#ui/icons.tsx'
import { daysText } from './days-text.ts'
import { Marked } from './marked.tsx'
import type { VacancyCardData } from './vacancy-card.data.ts'

type Props = {
  vacancy: VacancyCardData
  level?: 2 | 3
  /** The search that found it. It goes along, for the way back. */
  asked?: string
  /** Its pin is pointed at. */
  isLit?: boolean
  onLight?(id: string | null): void
  /** Where the words stand that were searched for. */
  foundIn?: FoundIn | null
  /** Why it fits, in a sentence. */
  note?: ReactNode
  /** In the corner, above the link. */
  tool?: ReactNode
}

/** One link stretched over the whole card; the flag says the sector before one has read a word. */
export function VacancyCard({ vacancy, level = 2, asked = '', isLit = false, onLight, foundIn, note, tool }: Props) {
  const t = useT('stagebank')
  const locale = useLocale()
  const { id, title, sector, host, city, hours, placesLeft, weekdays, kilometres } = vacancy
  const Title = `h${level}` as const
  const distance = kilometres === null ? null : t('kilometres', { count: numberText(kilometres, locale) })
  const words = foundIn?.words
  // Where it is takes the room of a phone's one line; how far it is says as much there.
  const where = distance ? (
    <>
      {city ? <span className="max-md:hidden">{city}, </span> : null}
      {distance}
    </>
  ) : (
    city
  )
  const facts = [
    where && { key: 'city', Icon: MapPin, text: where },
    weekdays.length > 0 && {
      key: 'days',
      Icon: CalendarDays,
      text: daysText(
        weekdays,
        (day) => t(`days.${day}`),
        (from, to) => t('fromTo', { from, to }),
      ),
    },
    hours && { key: 'hours', Icon: Clock, text: t('hours', { hours }) },
  ].filter((fact) => !!fact)
  const left = placesLeft < 1 ? 'full' : placesLeft === 1 ? 'one' : 'many'
  return (
    <article
      onPointerEnter={() => onLight?.(id)}
      onPointerLeave={() => onLight?.(null)}
      onFocus={() => onLight?.(id)}
      onBlur={() => onLight?.(null)}
      className={`vacancy-card group ${isLit ? 'is-lit' : ''}`}
    >
      <Flag sector={sector} hasIcon className="vacancy-card-flag" />
      <div className="min-w-0 flex-1">
        <p className={`text-cap font-medium text-muted ${tool ? 'pr-10' : ''}`}>
          <Marked text={t(`sectors.${isSector(sector) ? sector : 'other'}`)} words={words} />
        </p>
        <Title
          lang="nl"
          className={`mt-0.5 text-h3 leading-6 tracking-[-.012em] break-words hyphens-auto ${tool ? 'pr-8' : ''}`}
        >
          <Link to={`/stagebank/${id}${asked}`} className="vacancy-card-link">
            <Marked text={title} words={words} />
          </Link>
        </Title>
        {note ? <p className="mt-1 text-sm font-medium text-primaryink">{note}</p> : null}
        <div className="mt-1 grid items-baseline gap-x-4 md:grid-cols-[minmax(0,1fr)_auto]">
          <p title={host} className="text-ui break-words text-ink2 md:truncate">
            <Marked text={host} words={words} />
          </p>
          <p
            className={`text-sm font-semibold max-md:order-last max-md:mt-1 ${placesLeft < 1 ? 'text-muted' : 'text-primaryink'}`}
          >
            {t(`left.${left}`, { places: placesLeft })}
          </p>
          <ul className="vacancy-card-facts">
            {facts.map(({ key, Icon, text }) => (
              <li key={key}>
                <Icon className="" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        {foundIn?.tag || foundIn?.excerpt ? (
          <p className="mt-2 text-sm text-muted">
            {foundIn.tag ? t('foundIn.tag', { tag: foundIn.tag }) : null}{' '}
            {foundIn.excerpt ? (
              <q lang="nl">
                <Marked text={foundIn.excerpt} words={words} />
              </q>
            ) : null}
          </p>
        ) : null}
      </div>
      {tool ? <div className="absolute top-2.5 right-2.5 z-10">{tool}</div> : null}
    </article>
  )
}
