import { CalendarDays, Clock, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { isSector } from '../../../../protocol/src/sectors.ts'
import { useT } from '../../lib/i18n.tsx'
import { Flag } from '../../ui/flag.tsx'
import type { VacancyCardData } from './vacancy-card.data.ts'

const icon = { 'aria-hidden': true, className: 'size-[18px] shrink-0', strokeWidth: 1.75 } as const

type Props = {
  vacancy: VacancyCardData
  level?: 2 | 3
  /** The search that found it. It goes along, for the way back. */
  asked?: string
}

/** One link stretched over the whole card; the flag says the sector before one has read a word. */
export function VacancyCard({ vacancy, level = 2, asked = '' }: Props) {
  const t = useT('stagebank')
  const { id, title, sector, host, city, hours, places, weekdays } = vacancy
  const Title = `h${level}` as const
  const facts = [
    city && { key: 'city', Icon: MapPin, text: city },
    weekdays.length > 0 && {
      key: 'days',
      Icon: CalendarDays,
      text: weekdays.map((day) => t(`days.${day}`)).join(', '),
    },
    hours && { key: 'hours', Icon: Clock, text: t('hours', { hours }) },
  ].filter((fact) => !!fact)
  return (
    <article className="group relative flex w-full gap-4 rounded-card border border-line bg-surface p-4 transition-shadow duration-[var(--t-fast)] hover:shadow-e2 md:gap-5 md:p-5">
      <Flag sector={sector} hasIcon className="size-16 rounded-tile md:size-[92px]" />
      <div className="min-w-0 flex-1">
        <p className="text-cap font-medium text-muted">{t(`sectors.${isSector(sector) ? sector : 'other'}`)}</p>
        <Title className="mt-0.5 text-h3 leading-6 tracking-[-.012em] break-words">
          <Link
            to={`/stagebank/${id}${asked}`}
            className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-[var(--focus)]"
          >
            {title}
          </Link>
        </Title>
        <div className="mt-1 grid items-baseline gap-x-4 md:grid-cols-[minmax(0,1fr)_auto]">
          <p title={host} className="text-ui break-words text-ink2 md:truncate">
            {host}
          </p>
          <p className="text-sm font-semibold text-primaryink max-md:order-last max-md:mt-1">
            {t(places === 1 ? 'place' : 'places', { places })}
          </p>
          <ul className="mt-2 md:col-span-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
            {facts.map(({ key, Icon, text }) => (
              <li key={key} className="inline-flex items-center gap-1.5">
                <Icon {...icon} />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  )
}
