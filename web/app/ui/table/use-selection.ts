import { useState } from 'react'

/** Which rows somebody ticked, or all that the filter finds. */
export type Selection = { ids: ReadonlySet<string>; isAll: boolean }
const nothing: Selection = { ids: new Set(), isAll: false }

/** Ticked rows stay ticked on another page. Another list starts without any: what one cannot see one did not choose. */
export function useSelection(rowIds: string[], list: string) {
  const [kept, setKept] = useState({ list, selection: nothing })
  const selection = kept.list === list ? kept.selection : nothing
  const set = (next: Selection) => setKept({ list, selection: next })
  const isOn = (id: string) => selection.isAll || selection.ids.has(id)
  const chosen = () => new Set(selection.isAll ? rowIds : selection.ids)
  const change = (ids: string[], isTicked: boolean) => {
    const next = chosen()
    for (const id of ids) isTicked ? next.add(id) : next.delete(id)
    set({ ids: next, isAll: false })
  }
  const here = rowIds.filter(isOn).length
  return {
    selection,
    isOn,
    here: here === 0 ? ('none' as const) : here === rowIds.length ? ('all' as const) : ('some' as const),
    toggle: (id: string) => change([id], !isOn(id)),
    tick: (ids: string[]) => change(ids, true),
    set: change,
    tickPage: (isTicked: boolean) => change(rowIds, isTicked),
    tickAll: () => set({ ids: new Set(rowIds), isAll: true }),
    clear: () => set(nothing),
  }
}
export type Selecting = ReturnType<typeof useSelection>
