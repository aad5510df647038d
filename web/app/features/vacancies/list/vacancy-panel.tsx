import type { PanelProps } from '#app/features/lists/list-page.tsx'
import { dateText } from '#lib/dates.ts'
import { type Translate, useLocale, useT } from '#lib/i18n.tsx'
import { FactsPanel } from '#ui/table/facts-panel.tsx'
import type { VacancyRow } from '../vacancies.data.ts'
import { VacancyStatusPill } from '../vacancy-status.tsx'

type Props = PanelProps<VacancyRow> & { words: Translate }

/** One vacancy beside the list. */
export function VacancyPanel({ row, words, ...props }: Props) {
  const t = useT('vacancies')
  const locale = useLocale()
  const name = (column: string) => t(`columns.${column}`)
  const day = (date: string | null) => (date ? dateText(date, locale, 'full') : '')
  return (
    <FactsPanel<VacancyRow>
      {...props}
      row={row}
      title={row?.title ?? ''}
      open={{ to: `/vacancies/${row?.id}`, label: t('actions.open') }}
      edit={row?.can.updateVacancy && { to: `/vacancies/${row.id}/edit`, label: t('actions.edit') }}
      facts={
        row
          ? [
              [name('status'), <VacancyStatusPill key="status" status={row.status} />],
              [name('organization'), row.organization],
              [name('city'), row.city],
              [name('sector'), row.sector ? words(`filters.sector.${row.sector}`) : ''],
              [name('places'), t('placesOf', { taken: row.places - row.placesLeft, places: row.places })],
              [name('startDate'), day(row.startDate)],
              [name('endDate'), day(row.endDate)],
              [name('createdAt'), day(row.createdAt)],
            ]
          : []
      }
    />
  )
}
