import { CalendarDays, CalendarRange, Clock, MapPin, UserRound, Users } from 'lucide-react'
import { isSector } from '../../../../protocol/src/sectors.ts'
import { dateText } from '../../lib/dates.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Flag } from '../../ui/flag.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { useDayNames } from '../applications/use-day-names.ts'
import { useSectorName } from '../stagebank/use-sector-name.ts'
import { VacancyPicture } from './vacancy-picture.tsx'
import type { VacancyValues } from './vacancy-values.ts'

type Props = { values: VacancyValues; photoId?: string | null; host: string; hostCity?: string | null }

/** As a student sees it, while it is being written. */
export function VacancyPreview({ values, photoId, host, hostCity }: Props) {
  const t = useT('vacancies')
  const nameOf = useSectorName()
  const facts = useFacts(values, hostCity)
  const sector = isSector(values.sector) ? values.sector : null
  return (
    <article className="min-w-0" aria-label={t('preview.label')}>
      <VacancyPicture
        photoId={photoId}
        stockImage={values.stockImage}
        sector={sector}
        className="aspect-[5/2] max-h-72"
      />
      <p className="mt-4 flex items-center gap-2 text-sm font-medium text-muted">
        <Flag sector={sector} className="size-5 rounded-full" />
        {sector ? nameOf(sector) : t('preview.noSector')}
      </p>
      <h3 className="mt-1 text-h2 break-words">{values.title || t('preview.noTitle')}</h3>
      <p className="text-ui text-ink2">{host}</p>
      <ul className="mt-4 grid gap-2.5 border-y border-line py-4 text-ui">
        {facts.map(({ key, Icon, text }) => (
          <li key={key} className="flex items-start gap-2.5">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primaryink" strokeWidth={1.75} />
            <span className="min-w-0 first-letter:uppercase">{text}</span>
          </li>
        ))}
      </ul>
      {values.body ? (
        <RichText doc={values.body} className="mt-4 text-ui text-ink2" />
      ) : (
        <p className="mt-4 text-ui text-muted">{t('preview.noBody')}</p>
      )}
      {values.requirements ? (
        <p className="mt-4 text-ui whitespace-pre-line text-ink2">
          <span className="block font-semibold text-ink">{t('fields.requirements')}</span>
          {values.requirements}
        </p>
      ) : null}
      {values.levels.length > 0 ? (
        <p className="mt-4 flex flex-wrap gap-2">
          {values.levels.map((level) => (
            <Badge key={level}>{t(`levels.${level}`)}</Badge>
          ))}
        </p>
      ) : null}
    </article>
  )
}

function useFacts(values: VacancyValues, hostCity?: string | null) {
  const t = useT('vacancies')
  const locale = useLocale()
  const { weekdays, hours, hoursPerWeek, places, minimumAge, maximumAge, startDate, endDate } = values
  const dayNames = useDayNames()
  const city = values.city || hostCity
  const day = (date: string) => dateText(date, locale, 'full')
  const hoursText = [
    hours && t('preview.hours', { hours }),
    hoursPerWeek && t('preview.perWeek', { hours: hoursPerWeek }),
  ]
  const ages =
    minimumAge && maximumAge
      ? t('preview.ages', { from: minimumAge, to: maximumAge })
      : (minimumAge && t('preview.from', { age: minimumAge })) || (maximumAge && t('preview.to', { age: maximumAge }))
  const dates =
    startDate && endDate
      ? t('preview.fromTo', { from: day(startDate), to: day(endDate) })
      : (startDate && t('preview.since', { from: day(startDate) })) ||
        (endDate && t('preview.until', { to: day(endDate) }))
  return [
    { key: 'city', Icon: MapPin, text: city ?? '' },
    { key: 'days', Icon: CalendarDays, text: dayNames(weekdays.map(Number)) },
    { key: 'hours', Icon: Clock, text: hoursText.filter(Boolean).join(', ') },
    { key: 'dates', Icon: CalendarRange, text: dates },
    { key: 'places', Icon: Users, text: t(places === '1' ? 'preview.place' : 'preview.places', { places }) },
    { key: 'ages', Icon: UserRound, text: ages },
  ].filter(({ text }) => text)
}
