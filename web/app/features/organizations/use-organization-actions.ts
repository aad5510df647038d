import { Archive, ArchiveRestore, Eye, Pencil } from 'lucide-react'
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
import type { OrganizationRow } from './organizations.data.ts'
import type { OrganizationAction, OrganizationActionAnswer } from './organizations-actions.server.ts'

const icons = { archiveOrganization: Archive, restoreOrganization: ArchiveRestore }
/** What takes one thing back is the other. */
const opposites = { archiveOrganization: 'restoreOrganization', restoreOrganization: 'archiveOrganization' } as const

/** What can be done in the list: to one in the menu of its row, to many in the bar below. */
export function useOrganizationActions({ filters }: TableState, records: number) {
  const t = useT('organizations')
  const { search } = useLocation()
  const fetcher = useFetcher<OrganizationActionAnswer>()
  const { confirm, dialog } = useConfirm()
  const told = useRef<OrganizationActionAnswer>(undefined)
  const send = (action: OrganizationAction, ids: string[], isAll = false) => {
    const form = new FormData()
    form.set('action', action)
    if (isAll) form.set('all', 'true')
    else for (const id of ids) form.append('id', id)
    void fetcher.submit(form, { method: 'post', action: `/organizations${search}` })
  }
  useEffect(() => {
    const answer = fetcher.data
    if (fetcher.state !== 'idle' || !answer || told.current === answer) return
    told.current = answer
    const { action, id, bulkId, problem } = answer
    if (problem) showToast({ title: problem, color: 'danger' })
    else if (bulkId) followBulk(bulkId)
    else if (id)
      showToast({
        title: t(`done.${action}`),
        color: 'success',
        action: { label: t('undo'), run: () => send(opposites[action], [id]) },
      })
  })
  const ask = (action: OrganizationAction, count: number, name = '') =>
    confirm({
      title: t(count === 1 && name ? `sure.${action}.one` : `sure.${action}.many`, { count, name }),
      text: t(`sure.${action}.text`),
      verb: t(`actions.${action}`),
      isDanger: action === 'archiveOrganization',
    })
  const offered: OrganizationAction =
    filters.status?.join() === 'archived' ? 'restoreOrganization' : 'archiveOrganization'
  const bulkActions: BulkAction[] = [
    {
      key: offered,
      label: t(`actions.${offered}`),
      icon: icons[offered],
      onAction: async ({ ids, isAll }: Selection, clear) => {
        if (!(await ask(offered, isAll ? records : ids.size))) return
        send(offered, [...ids], isAll)
        clear()
      },
    },
  ]
  const menuOf = (row: OrganizationRow): MenuPart[] => {
    const links: MenuEntry[] = [{ key: 'open', label: t('actions.open'), icon: Eye, to: `/organizations/${row.id}` }]
    if (row.can.updateOrganization)
      links.push({ key: 'edit', label: t('actions.edit'), icon: Pencil, to: `/organizations/${row.id}/edit` })
    const entries = (Object.keys(icons) as OrganizationAction[])
      .filter((action) => row.can[action])
      .map(
        (action): MenuEntry => ({
          key: action,
          label: t(`actions.${action}`),
          icon: icons[action],
          isDanger: action === 'archiveOrganization',
          onAction: async () => {
            if (action === 'restoreOrganization' || (await ask(action, 1, row.name))) send(action, [row.id])
          },
        }),
      )
    return [{ entries: links }, ...(entries.length > 0 ? [{ entries }] : [])]
  }
  return { menuOf, bulkActions, dialog }
}
