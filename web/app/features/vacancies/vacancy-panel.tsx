import { dateText } from '../../lib/dates.ts'
import { type Translate, useLocale, useT } from '../../lib/i18n.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { RowPanel } from '../../ui/table/row-panel.tsx'
import type { TableState } from '../../ui/table/table-state.ts'
import type { VacancyRow } from './vacancies.data.ts'
import { VacancyStatusPill } from './vacancy-status.tsx'

type Props = {
  rows: VacancyRow[]
  row: VacancyRow | undefined
  onChange(row: VacancyRow | undefined): void
  state: TableState
  records: number
  words: Translate
}

/** One vacancy beside the list. */
export function VacancyPanel({ row, words, ...props }: Props) {
  const t = useT('vacancies')
  const locale = useLocale()
  const day = (date: string | null) => (date ? dateText(date, locale, 'full') : '')
  const facts: [string, React.ReactNode][] = row
    ? [
        ['status', <VacancyStatusPill key="status" status={row.status} />],
        ['organization', row.organization],
        ['city', row.city],
        ['sector', row.sector ? words(`filters.sector.${row.sector}`) : ''],
        ['places', t('placesOf', { taken: row.places - row.placesLeft, places: row.places })],
        ['startDate', day(row.startDate)],
        ['endDate', day(row.endDate)],
        ['createdAt', dateText(row.createdAt, locale, 'full')],
      ]
    : []
  return (
    <RowPanel<VacancyRow>
      {...props}
      row={row}
      title={row?.title ?? ''}
      footer={
        <div className="flex gap-3">
          {row?.can.updateVacancy ? (
            <ButtonLink to={`/vacancies/${row.id}/edit`} look="outline" className="flex-1">
              {t('actions.edit')}
            </ButtonLink>
          ) : null}
          <ButtonLink to={`/vacancies/${row?.id}`} className="flex-1">
            {t('actions.open')}
          </ButtonLink>
        </div>
      }
    >
      <dl className="mt-4 text-ui">
        {facts.map(([key, value]) =>
          value ? (
            <div key={key} className="flex gap-4 border-t border-line py-2.5">
              <dt className="w-28 shrink-0 text-muted">{t(`columns.${key}`)}</dt>
              <dd className="min-w-0 font-medium break-words">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </RowPanel>
  )
}
