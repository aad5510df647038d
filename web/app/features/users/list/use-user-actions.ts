import { type ListAction, useListActions } from '#app/features/bulk-actions/use-list-actions.ts'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import {
  Archive,
  ArchiveRestore,
  GraduationCap,
  Mail,
  MailPlus,
  Pencil,
  UserRoundCheck,
  UserRoundX,
  VenetianMask,
} from '#ui/icons.tsx'
import type { MenuEntry, MenuPart } from '#ui/menu.tsx'
import type { BulkAction } from '#ui/table/bulk-bar.tsx'
import type { FilterChoices } from '#ui/table/choices.ts'
import type { TableState } from '#ui/table/table-state.ts'
import type { UserRow } from '../users.data.ts'
import { useClassDialog } from './use-class-dialog.tsx'

export type UserAction =
  | 'inviteUser'
  | 'resendInvitation'
  | 'deactivateUser'
  | 'reactivateUser'
  | 'archiveUser'
  | 'restoreUser'
  | 'putInGroup'
/** Mails cannot be called back; one more to one person does no harm. In the menu of one person all can be undone. */
const actions: Record<UserAction, ListAction<UserAction>> = {
  inviteUser: { icon: MailPlus, asks: 'many' },
  resendInvitation: { icon: Mail, asks: 'many' },
  deactivateUser: { icon: UserRoundX, undo: 'reactivateUser', asks: 'ticked' },
  reactivateUser: { icon: UserRoundCheck, undo: 'deactivateUser' },
  archiveUser: { icon: Archive, undo: 'restoreUser', asks: 'ticked', isDanger: true },
  restoreUser: { icon: ArchiveRestore },
  putInGroup: { icon: GraduationCap },
}
/** Nobody shuts out themselves. */
const isAboutOthers = (action: UserAction) => action === 'archiveUser' || action === 'deactivateUser'

/** What can be done in the list of people, as far as one may. A school also puts students in its classes. */
export function useUserActions({ filters }: TableState, records: number, groups: FilterChoices) {
  const t = useT('users')
  const { session } = useRoot()
  const { send, bulk, menu, dialog } = useListActions({ path: '/users', words: 'users', records, actions })
  const { choose, classDialog } = useClassDialog(groups)
  const intoClass: BulkAction = {
    ...bulk('putInGroup'),
    onAction: ({ ids, isAll }, clear) =>
      choose((groupId) => {
        send('putInGroup', [...ids], isAll, { groupId })
        clear()
      }),
  }
  const isOnly = (status: string) => filters.status?.length === 1 && filters.status[0] === status
  const usual: UserAction[] = ['inviteUser', 'resendInvitation', 'deactivateUser', 'archiveUser']
  const offered: UserAction[] = isOnly('archived')
    ? ['restoreUser']
    : isOnly('inactive')
      ? ['reactivateUser', 'archiveUser']
      : usual
  const menuOf = (row: UserRow): MenuPart[] => {
    const may = (action: UserAction) =>
      action !== 'putInGroup' &&
      row.can[action] === true &&
      !(isAboutOthers(action) && row.id === session?.user.id) &&
      (action !== 'inviteUser' || row.status === 'waiting') &&
      (action !== 'resendInvitation' || row.status === 'invited')
    const links: MenuEntry[] = [{ key: 'open', label: t('actions.open'), icon: UserRoundCheck, to: `/users/${row.id}` }]
    if (row.can.updateUser)
      links.push({ key: 'edit', label: t('actions.edit'), icon: Pencil, to: `/users/${row.id}/edit` })
    if (row.can.signInAsUser) {
      const to = `/account/inloggen-als/${row.id}`
      links.push({ key: 'as', label: t('actions.signInAs'), icon: VenetianMask, to })
    }
    return menu(links, may, row)
  }
  const bulkActions = offered.map(bulk)
  if ((groups.isMany || groups.known.length > 0) && offered === usual) bulkActions.splice(2, 0, intoClass)
  return { menuOf, bulkActions, dialog, classDialog }
}
