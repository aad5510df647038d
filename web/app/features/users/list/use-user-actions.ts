import { useListActions } from '#app/features/bulk-actions/use-list-actions.ts'
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
import type { TableState } from '#ui/table/table-state.ts'
import type { Group, UserRow } from '../users.data.ts'
import { useClassDialog } from './use-class-dialog.tsx'

const icons = {
  inviteUser: MailPlus,
  resendInvitation: Mail,
  deactivateUser: UserRoundX,
  reactivateUser: UserRoundCheck,
  archiveUser: Archive,
  restoreUser: ArchiveRestore,
  putInGroup: GraduationCap,
}
export type UserAction = keyof typeof icons
const opposites: Partial<Record<UserAction, UserAction>> = {
  deactivateUser: 'reactivateUser',
  reactivateUser: 'deactivateUser',
  archiveUser: 'restoreUser',
}
/** Mails cannot be called back; one more to one person does no harm. In the menu of one person all can be undone. */
const isAsked = (action: UserAction, count: number, isInMenu: boolean) =>
  !isInMenu &&
  (action === 'archiveUser' ||
    action === 'deactivateUser' ||
    (count > 1 && (action === 'inviteUser' || action === 'resendInvitation')))
/** Nobody shuts out themselves. */
const isAboutOthers = (action: UserAction) => action === 'archiveUser' || action === 'deactivateUser'
const isDanger = (action: UserAction) => action === 'archiveUser'

/** What can be done in the list of people, as far as one may. A school also puts students in its classes. */
export function useUserActions({ filters }: TableState, records: number, groups: Group[]) {
  const t = useT('users')
  const { session } = useRoot()
  const how = { path: '/users', words: 'users', records, icons, opposites, isAsked, isDanger }
  const { send, bulk, entry, dialog } = useListActions<UserAction>(how)
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
      row.can[action] &&
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
    const entries = (Object.keys(icons) as UserAction[])
      .filter((action) => action !== 'putInGroup' && may(action))
      .map((action) => entry(action, row))
    return [{ entries: links }, ...(entries.length > 0 ? [{ entries }] : [])]
  }
  const bulkActions = offered.map(bulk)
  if (groups.length > 0 && offered === usual) bulkActions.splice(2, 0, intoClass)
  return { menuOf, bulkActions, dialog, classDialog }
}
