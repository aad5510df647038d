import { useEffect, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { useConfirm } from '#ui/confirm.tsx'
import {
  CalendarSync,
  CircleStop,
  Copy,
  Eye,
  type IconDrawing,
  Pause,
  Pencil,
  Play,
  RotateCcw,
  Send,
} from '#ui/icons.tsx'
import type { MenuEntry, MenuPart } from '#ui/menu.tsx'
import type { BulkAction } from '#ui/table/bulk-bar.tsx'
import type { TableState } from '#ui/table/table-state.ts'
import type { Selection } from '#ui/table/use-selection.ts'
import { followBulk } from '../bulk-actions/followed-action.ts'
import { closingText } from './open-applications.ts'
import type { VacancyRow } from './vacancies.data.ts'
import type { VacancyAction, VacancyActionAnswer } from './vacancies-actions.server.ts'

export const actionIcons: Record<VacancyAction, IconDrawing> = {
  publishVacancy: Send,
  pauseVacancy: Pause,
  resumeVacancy: Play,
  reopenVacancy: RotateCcw,
  renewVacancy: CalendarSync,
  duplicateVacancy: Copy,
  closeVacancy: CircleStop,
}
/** What takes one thing back is the other. */
const opposites: Partial<Record<VacancyAction, VacancyAction>> = {
  pauseVacancy: 'resumeVacancy',
  resumeVacancy: 'pauseVacancy',
}

/** What can be done in the list: to one in the menu of its row, to many in the bar below. */
export function useVacancyActions({ filters }: TableState, records: number) {
  const t = useT('vacancies')
  const { search } = useLocation()
  const fetcher = useFetcher<VacancyActionAnswer>()
  const { confirm, dialog } = useConfirm()
  const told = useRef<VacancyActionAnswer>(undefined)
  const send = (action: VacancyAction, ids: string[], isAll = false) => {
    const form = new FormData()
    form.set('action', action)
    if (isAll) form.set('all', 'true')
    else for (const id of ids) form.append('id', id)
    void fetcher.submit(form, { method: 'post', action: `/vacancies${search}` })
  }
  useEffect(() => {
    const answer = fetcher.data
    if (fetcher.state !== 'idle' || !answer || told.current === answer) return
    told.current = answer
    const { action, id, bulkId, problem } = answer
    if (problem) showToast({ title: problem, color: 'danger' })
    else if (bulkId) followBulk(bulkId)
    else if (id) {
      const back = opposites[action]
      const undo = back ? { action: { label: t('undo'), run: () => send(back, [id]) } } : {}
      showToast({ title: t(`done.${action}`), color: 'success', ...undo })
    }
  })
  const askMany = (action: VacancyAction, count: number) =>
    confirm({
      title: t(`sure.${action}.many`, { count }),
      text: t(`sure.${action}.text`),
      verb: t(`actions.${action}`),
      isDanger: action === 'closeVacancy',
    })
  const askClose = ({ title, open }: VacancyRow) =>
    confirm({
      title: t('sure.closeVacancy.one', { name: title }),
      text: closingText(open, t),
      verb: t('actions.closeVacancy'),
      isDanger: true,
    })
  const bulk = (action: VacancyAction): BulkAction => ({
    key: action,
    label: t(`actions.${action}`),
    icon: actionIcons[action],
    onAction: async ({ ids, isAll }: Selection, clear) => {
      if (!(await askMany(action, isAll ? records : ids.size))) return
      send(action, [...ids], isAll)
      clear()
    },
  })
  const status = filters.status ?? []
  const isOver = status.length > 0 && status.every((each) => ['expired', 'closed', 'removed'].includes(each))
  const bulkActions = isOver
    ? [bulk('renewVacancy')]
    : [bulk(status.join() === 'paused' ? 'resumeVacancy' : 'pauseVacancy'), bulk('closeVacancy')]
  const menuOf = (row: VacancyRow): MenuPart[] => {
    const links: MenuEntry[] = [{ key: 'open', label: t('actions.open'), icon: Eye, to: `/vacancies/${row.id}` }]
    if (row.can.updateVacancy)
      links.push({ key: 'edit', label: t('actions.edit'), icon: Pencil, to: `/vacancies/${row.id}/edit` })
    const entries = (Object.keys(actionIcons) as VacancyAction[])
      .filter((action) => row.can[action])
      .map(
        (action): MenuEntry => ({
          key: action,
          label: t(`actions.${action}`),
          icon: actionIcons[action],
          isDanger: action === 'closeVacancy',
          onAction: async () => {
            if (action !== 'closeVacancy' || (await askClose(row))) send(action, [row.id])
          },
        }),
      )
    return [{ entries: links }, ...(entries.length > 0 ? [{ entries }] : [])]
  }
  return { menuOf, bulkActions, dialog }
}
