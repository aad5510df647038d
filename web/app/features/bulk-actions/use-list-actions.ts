import { useEffect, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { type Feature, useWordsOf } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { keysOf } from '#protocol/shared/guards.ts'
import { useConfirm } from '#ui/confirm.tsx'
import type { MenuEntry, MenuPart } from '#ui/menu.tsx'
import type { BulkAction } from '#ui/table/bulk-bar.tsx'
import { followBulk } from './followed-action.ts'
import type { ListAnswer } from './list-action.server.ts'

export type ListAction<A extends string> = {
  icon: MenuEntry['icon'] & {}
  /** What takes it back. */
  undo?: A
  isDanger?: boolean
  /** When one is asked first: always, only for rows that are ticked, or only for more than one of those. */
  asks?: 'always' | 'ticked' | 'many'
}
type Named = { id: string; name: string }
type How<A extends string> = {
  /** Where the list is, and whose words it has: `actions.…`, `done.…`, `sure.…` and `undo`. */
  path: string
  words: Feature
  /** How many the list holds in all. */
  records: number
  actions: Record<A, ListAction<A>>
  /** What a ticked row is called, where the question names it. */
  nameOf?(id: string): string
}

/** What can be done in a list: to one in the menu of its row, to many in the bar below. */
export function useListActions<A extends string>(how: How<A>) {
  const { path, words, records, actions, nameOf } = how
  const t = useWordsOf(words)
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
    const answer = fetcher.data
    if (fetcher.state !== 'idle' || !answer || told.current === answer) return
    told.current = answer
    const { action, id, outcome, bulkId, problem } = answer
    const back = actions[action].undo
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
  const ask = (action: A, count: number, name: string, text?: string) =>
    confirm({
      title: t(count === 1 ? `sure.${action}.one` : `sure.${action}.many`, { count, name }),
      text: text ?? t(`sure.${action}.text`),
      verb: t(`actions.${action}`),
      isDanger: actions[action].isDanger,
    })
  const bulk = (action: A): BulkAction => ({
    key: action,
    label: t(`actions.${action}`),
    icon: actions[action].icon,
    onAction: async ({ ids, isAll }, clear) => {
      const [first = ''] = ids
      const count = isAll ? records : ids.size
      const { asks } = actions[action]
      const isAsked = asks === 'many' ? count > 1 : asks !== undefined
      if (isAsked && !(await ask(action, count, nameOf?.(first) ?? ''))) return
      clearing.current = clear
      send(action, [...ids], isAll)
    },
  })
  const entry = (action: A, { id, name }: Named, text?: string): MenuEntry => ({
    key: action,
    label: t(`actions.${action}`),
    icon: actions[action].icon,
    isDanger: actions[action].isDanger,
    onAction: async () => {
      if (actions[action].asks !== 'always' || (await ask(action, 1, name, text))) send(action, [id])
    },
  })
  /** The menu of a row: where it leads, and what may be done to it. */
  const menu = (
    links: MenuEntry[],
    may: (action: A) => boolean,
    row: Named,
    textOf?: (action: A) => string | undefined,
  ): MenuPart[] => {
    const names = keysOf(actions)
    const entries = names.filter(may).map((action) => entry(action, row, textOf?.(action)))
    return [{ entries: links }, ...(entries.length > 0 ? [{ entries }] : [])]
  }
  return { send, bulk, menu, dialog }
}
