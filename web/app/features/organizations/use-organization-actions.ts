import { useT } from '#lib/i18n.tsx'
import { Archive, ArchiveRestore, Eye, Pencil } from '#ui/icons.tsx'
import type { MenuEntry, MenuPart } from '#ui/menu.tsx'
import type { TableState } from '#ui/table/table-state.ts'
import { useListActions } from '../bulk-actions/use-list-actions.ts'
import type { OrganizationRow } from './organizations.data.ts'

const icons = { archiveOrganization: Archive, restoreOrganization: ArchiveRestore }
export type OrganizationAction = keyof typeof icons
const opposites = { archiveOrganization: 'restoreOrganization', restoreOrganization: 'archiveOrganization' } as const
const isAsked = (action: OrganizationAction, _count: number, isInMenu: boolean) =>
  !(isInMenu && action === 'restoreOrganization')
const isDanger = (action: OrganizationAction) => action === 'archiveOrganization'
/** What lies in the archive, or is on its way there, can come back. */
const back = ['archived', 'closing']

/** What can be done in the list of organizations, as far as one may. */
export function useOrganizationActions({ filters }: TableState, rows: OrganizationRow[], records: number) {
  const t = useT('organizations')
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? t('sure.thisOne')
  const how = { path: '/organizations', words: 'organizations', records, icons, opposites, isAsked, isDanger, nameOf }
  const { bulk, entry, dialog } = useListActions<OrganizationAction>(how)
  const { status = [] } = filters
  const isBack = status.length > 0 && status.every((each) => back.includes(each))
  const menuOf = (row: OrganizationRow): MenuPart[] => {
    const links: MenuEntry[] = [{ key: 'open', label: t('actions.open'), icon: Eye, to: `/organizations/${row.id}` }]
    if (row.can.updateOrganization)
      links.push({ key: 'edit', label: t('actions.edit'), icon: Pencil, to: `/organizations/${row.id}/edit` })
    const actions = (Object.keys(icons) as OrganizationAction[]).filter((action) => row.can[action])
    const entries = actions.map((action) => entry(action, row))
    return [{ entries: links }, ...(entries.length > 0 ? [{ entries }] : [])]
  }
  const action = isBack ? 'restoreOrganization' : 'archiveOrganization'
  return { menuOf, bulkActions: rows.some(({ can }) => can[action]) ? [bulk(action)] : [], dialog }
}
