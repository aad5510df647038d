import { dateText } from '../../lib/dates.ts'
import type { Translate } from '../../lib/i18n.tsx'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { RowPanel } from '../../ui/table/row-panel.tsx'
import type { TableState } from '../../ui/table/table-state.ts'
import { OrganizationLogo, OrganizationStatusPill } from './organization-name.tsx'
import type { OrganizationRow } from './organizations.data.ts'

type Props = {
  rows: OrganizationRow[]
  row: OrganizationRow | undefined
  onChange(row: OrganizationRow | undefined): void
  state: TableState
  records: number
  words: Translate
}

/** One organization beside the list. */
export function OrganizationPanel({ row, words, ...props }: Props) {
  const t = useT('organizations')
  const locale = useLocale()
  const facts: [string, React.ReactNode][] = row
    ? [
        ['status', <OrganizationStatusPill key="status" status={row.status} />],
        ['type', words(`filters.type.${row.type}`)],
        ['city', row.city],
        ['sector', row.sector ? words(`filters.sector.${row.sector}`) : ''],
        ['tags', row.tags.join(', ')],
        ['center', row.center],
        ['website', row.website],
        ['createdAt', dateText(row.createdAt, locale, 'full')],
      ]
    : []
  return (
    <RowPanel<OrganizationRow>
      {...props}
      row={row}
      title={row?.name ?? ''}
      footer={
        <div className="flex gap-3">
          {row?.can.updateOrganization ? (
            <ButtonLink to={`/organizations/${row.id}/edit`} look="outline" className="flex-1">
              {t('actions.edit')}
            </ButtonLink>
          ) : null}
          <ButtonLink to={`/organizations/${row?.id}`} className="flex-1">
            {t('actions.open')}
          </ButtonLink>
        </div>
      }
    >
      {row ? <OrganizationLogo type={row.type} logoId={row.logoId} isLarge className="mt-4 size-20" /> : null}
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
