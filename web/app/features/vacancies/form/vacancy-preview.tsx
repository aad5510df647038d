import { VacancyPicture } from '#app/features/stagebank/vacancy/vacancy-picture.tsx'
import { VacancyStory } from '#app/features/stagebank/vacancy/vacancy-story.tsx'
import { useT } from '#lib/i18n.tsx'
import { readDay } from '#protocol/shared/dutch-date.ts'
import type { Named } from '../vacancies.data.ts'
import type { VacancyValues } from './vacancy-values.ts'

export type PreviewProps = {
  values: VacancyValues
  photoId?: string | null
  host: string
  hostCity?: string | null
  status?: string
  placesTaken?: number
  /** At least those that were chosen. */
  tags?: Named[]
}

/** Nothing while it is no number yet. */
function numberOf(text: string): number | null {
  const number = Number(text.replace(',', '.'))
  return text === '' || Number.isNaN(number) ? null : number
}

/** As a student sees it, while it is being written: the very parts of the page in the stagebank. */
export function VacancyPreview(props: PreviewProps) {
  const { values, photoId = null, host, hostCity = null, status = 'draft', placesTaken = 0, tags = [] } = props
  const t = useT('vacancies')
  const sector = values.sector || null
  return (
    <article className="@container min-w-0" aria-label={t('preview.label')}>
      <VacancyPicture photoId={photoId} stockImage={values.stockImage || null} sector={sector} host={host} />
      <VacancyStory
        vacancy={{
          title: values.title || t('preview.noTitle'),
          sector,
          status,
          body: values.body,
          requirements: values.requirements,
          hours: numberOf(values.hours),
          hoursPerWeek: numberOf(values.hoursPerWeek),
          placesLeft: (numberOf(values.places) ?? 1) - placesTaken,
          minimumAge: numberOf(values.minimumAge),
          maximumAge: numberOf(values.maximumAge),
          weekdays: values.weekdays.map(Number),
          startDate: readDay(values.startDate),
          endDate: readDay(values.endDate),
          levels: values.levels,
        }}
        host={host}
        city={values.city || hostCity}
        tags={tags.filter(({ id }) => values.tagIds.includes(id))}
        kilometres={null}
        level={3}
        gaps={{ sector: t('preview.noSector'), body: t('preview.noBody') }}
      />
    </article>
  )
}
