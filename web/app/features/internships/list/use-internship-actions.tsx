import { useSubmit } from 'react-router'
import { filterQuery } from '#app/features/bulk-actions/filter-query.ts'
import { type ListAction, useListActions } from '#app/features/bulk-actions/use-list-actions.ts'
import { useMessageAction } from '#app/features/bulk-messages/start-message.ts'
import { useT } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { CalendarPlus, CheckCheck, CircleStop, Eye, FilePenLine, Pencil, Undo2 } from '#ui/icons.tsx'
import type { MenuEntry, MenuPart } from '#ui/menu.tsx'
import type { BulkAction } from '#ui/table/bulk-bar.tsx'
import { pageAddress } from '../page/moves.ts'
import type { InternshipRow } from './internships.data.ts'
import { type Asked, useAskForMany } from './use-ask-for-many.tsx'

type Action = 'completeInternship' | 'undoCompletion' | Asked
const actions: Record<Action, ListAction<Action>> = {
  completeInternship: { icon: CheckCheck, undo: 'undoCompletion', asks: 'ticked' },
  undoCompletion: { icon: Undo2, undo: 'completeInternship' },
  extendInternship: { icon: CalendarPlus },
  stopInternship: { icon: CircleStop, isDanger: true },
}

/** What can be done in the list of internships, as far as one may. */
export function useInternshipActions(
  rows: InternshipRow[],
  records: number,
  list: string,
  filter: Record<string, string[]>,
) {
  const t = useT('internships')
  const ofContracts = useT('contracts')
  const submit = useSubmit()
  const { session } = useRoot()
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.student.name ?? ''
  const how = { path: '/internships', words: 'internships' as const, records, actions, nameOf }
  const { send, bulk, menu, dialog } = useListActions(how)
  const many = useAskForMany()
  /** What all of them are given is asked first. */
  const asking = (action: Asked): BulkAction => ({
    ...bulk(action),
    onAction: ({ ids, isAll }, clear) =>
      many.ask(action, (input) => {
        send(action, [...ids], isAll, input)
        clear()
      }),
  })
  /** What came of each is told on the page that makes contracts. */
  const contracts: BulkAction = {
    key: 'makeContracts',
    label: ofContracts('make.bulk'),
    icon: FilePenLine,
    onAction: ({ ids, isAll }) => {
      const form = new FormData()
      if (isAll) {
        form.set('all', 'internships')
        form.set('filter', JSON.stringify(filter))
      } else for (const id of ids) form.append('id', id)
      void submit(form, { method: 'post', action: '/contracts/make' })
    },
  }
  const message = useMessageAction('internshipIds', filterQuery(filter))
  const mayEnd = rows.some(({ can }) => can.stopInternship || can.completeInternship)
  const bulkActions = mayEnd
    ? [
        bulk('completeInternship'),
        asking('extendInternship'),
        ...(session?.can.makeContracts ? [contracts] : []),
        ...message,
        asking('stopInternship'),
      ]
    : message
  const menuOf = (row: InternshipRow): MenuPart[] => {
    const links: MenuEntry[] = [{ key: 'open', label: t('actions.open'), icon: Eye, to: pageAddress(row.id, list) }]
    if (row.can.changeInternship)
      links.push({ key: 'edit', label: t('actions.edit'), icon: Pencil, to: `/internships/${row.id}/edit` })
    for (const action of ['extendInternship', 'stopInternship'] as const)
      if (row.can[action])
        links.push({
          key: action,
          label: t(`actions.${action}`),
          icon: actions[action].icon,
          isDanger: action === 'stopInternship',
          to: pageAddress(row.id, list, action),
        })
    const may = (action: Action) =>
      (action === 'completeInternship' && row.turn.block === 'completion' && row.can.completeInternship === true) ||
      (action === 'undoCompletion' && row.can.undoCompletion === true)
    return menu(links, may, { id: row.id, name: row.student.name })
  }
  return { menuOf, bulkActions, dialogs: [dialog, many.dialog] }
}
