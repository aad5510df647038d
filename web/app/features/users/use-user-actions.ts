import { Archive, ArchiveRestore, Mail, MailPlus, Pencil, UserRoundCheck, UserRoundX, VenetianMask } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useT } from '../../lib/i18n.tsx'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import type { MenuEntry, MenuPart } from '../../ui/menu.tsx'
import type { BulkAction } from '../../ui/table/bulk-bar.tsx'
import type { TableState } from '../../ui/table/table-state.ts'
import type { Selection } from '../../ui/table/use-selection.ts'
import { followBulk } from '../bulk-actions/follow.ts'
import type { UserRow } from './users.data.ts'
import type { UserAction, UserActionAnswer } from './users-actions.server.ts'

const icons: Record<UserAction, MenuEntry['icon'] & {}> = {
  inviteUser: MailPlus,
  resendInvitation: Mail,
  deactivateUser: UserRoundX,
  reactivateUser: UserRoundCheck,
  archiveUser: Archive,
  restoreUser: ArchiveRestore,
}
/** What takes one thing back is the other. */
const opposites: Partial<Record<UserAction, UserAction>> = {
  deactivateUser: 'reactivateUser',
  reactivateUser: 'deactivateUser',
  archiveUser: 'restoreUser',
}
/** Mails cannot be called back; one more to one person does no harm. */
const isAsked = (action: UserAction, count: number) =>
  action === 'archiveUser' ||
  action === 'deactivateUser' ||
  (count > 1 && (action === 'inviteUser' || action === 'resendInvitation'))

/** What can be done in the list: to one person in the menu of their row, to many in the bar below. */
export function useUserActions({ filters }: TableState, records: number) {
  const t = useT('users')
  const { search } = useLocation()
  const fetcher = useFetcher<UserActionAnswer>()
  const { confirm, dialog } = useConfirm()
  const told = useRef<UserActionAnswer>(undefined)
  const send = (action: UserAction, ids: string[], isAll = false) => {
    const form = new FormData()
    form.set('action', action)
    if (isAll) form.set('all', 'true')
    else for (const id of ids) form.append('id', id)
    void fetcher.submit(form, { method: 'post', action: `/users${search}` })
  }
  useEffect(() => {
    const answer = fetcher.data
    if (fetcher.state !== 'idle' || !answer || told.current === answer) return
    told.current = answer
    const { action, id, bulkId, problem } = answer
    const back = opposites[action]
    if (problem) showToast({ title: problem, color: 'danger' })
    else if (bulkId) followBulk(bulkId)
    else if (id)
      showToast({
        title: t(`done.${action}`),
        color: 'success',
        ...(back ? { action: { label: t('undo'), run: () => send(back, [id]) } } : {}),
      })
  })
  const bulk = (action: UserAction): BulkAction => ({
    key: action,
    label: t(`actions.${action}`),
    icon: icons[action],
    onAction: async ({ ids, isAll }: Selection, clear) => {
      const count = isAll ? records : ids.size
      const isSure =
        !isAsked(action, count) ||
        (await confirm({
          title: t(count === 1 ? `sure.${action}.one` : `sure.${action}.title`, { count }),
          text: t(`sure.${action}.text`),
          verb: t(`actions.${action}`),
          isDanger: action === 'archiveUser',
        }))
      if (!isSure) return
      send(action, [...ids], isAll)
      clear()
    },
  })
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
      (action !== 'inviteUser' || row.status === 'waiting') &&
      (action !== 'resendInvitation' || row.status === 'invited')
    const links: MenuEntry[] = [{ key: 'open', label: t('actions.open'), icon: UserRoundCheck, to: `/users/${row.id}` }]
    if (row.can.updateUser)
      links.push({ key: 'edit', label: t('actions.edit'), icon: Pencil, to: `/users/${row.id}/edit` })
    if (row.can.signInAsUser) {
      const to = `/account/inloggen-als/${row.id}`
      links.push({ key: 'as', label: t('actions.signInAs'), icon: VenetianMask, to })
    }
    const entries = (Object.keys(icons) as UserAction[]).filter(may).map(
      (action): MenuEntry => ({
        key: action,
        label: t(`actions.${action}`),
        icon: icons[action],
        isDanger: action === 'archiveUser',
        onAction: () => send(action, [row.id]),
      }),
    )
    return [{ entries: links }, ...(entries.length > 0 ? [{ entries }] : [])]
  }
  return { menuOf, bulkActions: offered.map(bulk), dialog }
}
