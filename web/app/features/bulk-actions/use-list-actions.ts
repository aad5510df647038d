import { useEffect, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { useConfirm } from '#ui/confirm.tsx'
import type { MenuEntry } from '#ui/menu.tsx'
import type { BulkAction } from '#ui/table/bulk-bar.tsx'
import { followBulk } from './followed-action.ts'
import type { ListAnswer } from './list-action.server.ts'

type How<A extends string> = {
  /** Where the list is, and whose words it has: `actions.…`, `done.…`, `sure.…` and `undo`. */
  path: string
  words: string
  /** How many the list holds in all. */
  records: number
  icons: Record<A, MenuEntry['icon'] & {}>
  /** What takes one thing back is the other. */
  opposites: Partial<Record<A, A>>
  isDanger(action: A): boolean
  /** Is one asked first? Of one row in its menu the name is known. */
  isAsked(action: A, count: number, isInMenu: boolean): boolean
  /** What a ticked row is called, where the question names it. */
  nameOf?(id: string): string
}

/** What can be done in a list: to one in the menu of its row, to many in the bar below. */
export function useListActions<A extends string>(how: How<A>) {
  const { path, words, records, icons, opposites, isDanger, isAsked, nameOf } = how
  const t = useT(words)
  const { search } = useLocation()
  const fetcher = useFetcher<ListAnswer<A>>()
  const { confirm, dialog } = useConfirm()
  const told = useRef<ListAnswer<A>>(undefined)
  // Ticks stay until it has begun: what was refused can be chosen again, or otherwise.
  const clearing = useRef<() => void>(undefined)
  const send = (action: A, ids: string[], isAll = false, input: Record<string, string> = {}) => {
    const form = new FormData()
    form.set('action', action)
    for (const [name, value] of Object.entries(input)) form.set(name, value)
    if (isAll) form.set('all', 'true')
    else for (const id of ids) form.append('id', id)
    void fetcher.submit(form, { method: 'post', action: `${path}${search}` })
  }
  useEffect(() => {
    const answer = fetcher.data as ListAnswer<A> | undefined
    if (fetcher.state !== 'idle' || !answer || told.current === answer) return
    told.current = answer
    const { action, id, outcome, bulkId, problem } = answer
    const back = opposites[action]
    if (!problem) clearing.current?.()
    clearing.current = undefined
    if (problem) showToast({ title: problem, color: 'danger' })
    else if (bulkId) followBulk(bulkId)
    else if (id)
      showToast({
        title: t(`done.${outcome ?? action}`),
        color: 'success',
        ...(back ? { action: { label: t('undo'), run: () => send(back, [id]) } } : {}),
      })
  })
  const isSure = async (action: A, count: number, name: string, isInMenu: boolean) =>
    !isAsked(action, count, isInMenu) ||
    confirm({
      title: t(count === 1 ? `sure.${action}.one` : `sure.${action}.many`, { count, name }),
      text: t(`sure.${action}.text`),
      verb: t(`actions.${action}`),
      isDanger: isDanger(action),
    })
  const bulk = (action: A): BulkAction => ({
    key: action,
    label: t(`actions.${action}`),
    icon: icons[action],
    onAction: async ({ ids, isAll }, clear) => {
      const [first = ''] = ids
      if (!(await isSure(action, isAll ? records : ids.size, nameOf?.(first) ?? '', false))) return
      clearing.current = clear
      send(action, [...ids], isAll)
    },
  })
  const entry = (action: A, row: { id: string; name: string }): MenuEntry => ({
    key: action,
    label: t(`actions.${action}`),
    icon: icons[action],
    isDanger: isDanger(action),
    onAction: async () => {
      if (await isSure(action, 1, row.name, true)) send(action, [row.id])
    },
  })
  return { send, bulk, entry, dialog }
}
