import { type ListAction, useListActions } from '#app/features/bulk-actions/use-list-actions.ts'
import { useT } from '#lib/i18n.tsx'
import { CalendarSync, CircleStop, Copy, Eye, Pause, Pencil, Play, RotateCcw, Send } from '#ui/icons.tsx'
import type { MenuEntry, MenuPart } from '#ui/menu.tsx'
import type { TableState } from '#ui/table/table-state.ts'
import { closingText } from './open-applications.ts'
import type { VacancyRow } from './vacancies.data.ts'
import type { VacancyAction } from './vacancies-actions.server.ts'

export const vacancyActions: Record<VacancyAction, ListAction<VacancyAction>> = {
  publishVacancy: { icon: Send },
  pauseVacancy: { icon: Pause, undo: 'resumeVacancy', asks: 'ticked' },
  resumeVacancy: { icon: Play, undo: 'pauseVacancy', asks: 'ticked' },
  reopenVacancy: { icon: RotateCcw },
  renewVacancy: { icon: CalendarSync, asks: 'ticked' },
  duplicateVacancy: { icon: Copy },
  closeVacancy: { icon: CircleStop, asks: 'always', isDanger: true },
}
const over = ['expired', 'closed', 'removed']

/** One that others look after is read as students read it. */
export const vacancyHref = ({ id, can }: VacancyRow) => (can.updateVacancy ? `/vacancies/${id}` : `/stagebank/${id}`)

/** What can be done in the list of vacancies, as far as one may. */
export function useVacancyActions({ filters }: TableState, rows: VacancyRow[], records: number) {
  const t = useT('vacancies')
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.title ?? t('sure.thisOne')
  const how = { path: '/vacancies', words: 'vacancies' as const, records, actions: vacancyActions, nameOf }
  const { bulk, menu, dialog } = useListActions(how)
  const status = filters.status ?? []
  const isOver = status.length > 0 && status.every((each) => over.includes(each))
  const bulkActions = isOver
    ? [bulk('renewVacancy')]
    : [bulk(status.join() === 'paused' ? 'resumeVacancy' : 'pauseVacancy'), bulk('closeVacancy')]
  const menuOf = (row: VacancyRow): MenuPart[] => {
    const links: MenuEntry[] = [{ key: 'open', label: t('actions.open'), icon: Eye, to: vacancyHref(row) }]
    if (row.can.updateVacancy)
      links.push({ key: 'edit', label: t('actions.edit'), icon: Pencil, to: `/vacancies/${row.id}/edit` })
    const may = (action: VacancyAction) => row.can[action] === true
    const textOf = (action: VacancyAction) => (action === 'closeVacancy' ? closingText(row.open, t) : undefined)
    return menu(links, may, { id: row.id, name: row.title }, textOf)
  }
  return { menuOf, bulkActions, dialog }
}
