import type { PanelProps } from '#app/features/lists/list-page.tsx'
import { dateText } from '#lib/dates.ts'
import type { Translate } from '#lib/i18n.tsx'
import { useLocale, useT } from '#lib/i18n.tsx'
import { FactsPanel } from '#ui/table/facts-panel.tsx'
import { OrganizationLogo, OrganizationStatusPill } from '../organization-name.tsx'
import type { OrganizationRow } from '../organizations.data.ts'

type Props = PanelProps<OrganizationRow> & { words: Translate }

/** One organization beside the list. */
export function OrganizationPanel({ row, words, ...props }: Props) {
  const t = useT('organizations')
  const locale = useLocale()
  const name = (column: string) => t(`columns.${column}`)
  return (
    <FactsPanel<OrganizationRow>
      {...props}
      row={row}
      title={row?.name ?? ''}
      open={{ to: `/organizations/${row?.id}`, label: t('actions.open') }}
      edit={row?.can.updateOrganization && { to: `/organizations/${row.id}/edit`, label: t('actions.edit') }}
      facts={
        row
          ? [
              [name('status'), <OrganizationStatusPill key="status" status={row.status} />],
              [name('type'), words(`filters.type.${row.type}`)],
              [name('city'), row.city],
              [name('sector'), row.sector ? words(`filters.sector.${row.sector}`) : ''],
              [name('tags'), row.tags.join(', ')],
              [name('center'), row.center],
              [name('website'), row.website],
              [name('createdAt'), dateText(row.createdAt, locale, 'full')],
            ]
          : []
      }
    >
      {row ? <OrganizationLogo type={row.type} logoId={row.logoId} isLarge className="mt-4 size-20" /> : null}
    </FactsPanel>
  )
}
