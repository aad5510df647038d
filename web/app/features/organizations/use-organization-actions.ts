import { type ListAction, useListActions } from '#app/features/bulk-actions/use-list-actions.ts'
import { useT } from '#lib/i18n.tsx'
import { Archive, ArchiveRestore, Eye, Pencil } from '#ui/icons.tsx'
import type { MenuEntry, MenuPart } from '#ui/menu.tsx'
import type { TableState } from '#ui/table/table-state.ts'
import type { OrganizationRow } from './organizations.data.ts'

export type OrganizationAction = 'archiveOrganization' | 'restoreOrganization'
const actions: Record<OrganizationAction, ListAction<OrganizationAction>> = {
  archiveOrganization: { icon: Archive, undo: 'restoreOrganization', asks: 'always', isDanger: true },
  restoreOrganization: { icon: ArchiveRestore, undo: 'archiveOrganization', asks: 'ticked' },
}
/** What lies in the archive, or is on its way there, can come back. */
const back = ['archived', 'closing']

/** What can be done in the list of organizations, as far as one may. */
export function useOrganizationActions({ filters }: TableState, rows: OrganizationRow[], records: number) {
  const t = useT('organizations')
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? t('sure.thisOne')
  const how = { path: '/organizations', words: 'organizations' as const, records, actions, nameOf }
  const { bulk, menu, dialog } = useListActions(how)
  const { status = [] } = filters
  const isBack = status.length > 0 && status.every((each) => back.includes(each))
  const menuOf = (row: OrganizationRow): MenuPart[] => {
    const links: MenuEntry[] = [{ key: 'open', label: t('actions.open'), icon: Eye, to: `/organizations/${row.id}` }]
    if (row.can.updateOrganization)
      links.push({ key: 'edit', label: t('actions.edit'), icon: Pencil, to: `/organizations/${row.id}/edit` })
    return menu(links, (action) => row.can[action] === true, row)
  }
  const action = isBack ? 'restoreOrganization' : 'archiveOrganization'
  return { menuOf, bulkActions: rows.some(({ can }) => can[action]) ? [bulk(action)] : [], dialog }
}
