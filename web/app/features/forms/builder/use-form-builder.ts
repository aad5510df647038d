import { useCallback, useMemo, useState } from 'react'
import { begin, redo, type Steps, step, undo } from '#lib/undo-steps.ts'
import type { FieldKind, FormContent, FormField } from '#protocol/features/forms/content.ts'
import { changeField, insertField, moveField, removeField } from './form-history.ts'
import { copyOf, newField, placeOf } from './new-field.ts'

/** What is open in the settings: a field by its key, or the form itself. */
export type Selected = string | null
type State = { history: Steps<FormContent>; selected: Selected }
export type Builder = ReturnType<typeof useFormBuilder>

/** A form as it is being built. What is done here is undone here; saving is no part of it. */
export function useFormBuilder(first: FormContent) {
  const [{ history, selected }, setState] = useState<State>(() => ({ history: begin(first), selected: null }))

  // The same functions for as long as the page is there: the rows of a long form are not drawn again for them.
  const doing = useMemo(() => {
    const change = (make: (content: FormContent) => FormContent, tag: string | null = null, select?: Selected) =>
      setState((now) => ({
        history: step(now.history, make(now.history.content), tag, Date.now()),
        selected: select === undefined ? now.selected : select,
      }))
    const go = (way: typeof undo<FormContent>) =>
      setState((now) => {
        const history = way(now.history)
        if (!history) return now
        const isThere = placeOf(history.content, now.selected) >= 0
        return { history, selected: isThere ? now.selected : null }
      })
    return {
      change,
      select: (key: Selected) => setState((now) => (now.selected === key ? now : { ...now, selected: key })),
      undo: () => go(undo),
      redo: () => go(redo),
      /** Without a place it comes below what is selected, or at the end. */
      add: (kind: FieldKind, at?: number) => {
        const field = newField(kind)
        setState(({ history: now, selected: here }) => {
          const below = placeOf(now.content, here)
          const place = at ?? (below < 0 ? now.content.fields.length : below + 1)
          return {
            history: step(now, insertField(now.content, field, place), null, Date.now()),
            selected: field.key,
          }
        })
        return field.key
      },
      set: (field: FormField, tag: string | null = null) =>
        change((content) => changeField(content, field), tag && `${field.key} ${tag}`),
      move: (key: string, to: number) => change((content) => moveField(content, key, to)),
      moveBy: (key: string, by: number) => change((content) => moveField(content, key, placeOf(content, key) + by)),
      copy: (field: FormField) => {
        const copy = copyOf(field)
        change((content) => insertField(content, copy, placeOf(content, field.key) + 1), null, copy.key)
      },
      remove: (key: string) => change((content) => removeField(content, key), null, null),
      replace: (content: FormContent) => setState({ history: begin(content), selected: null }),
    }
  }, [])
  const field = useMemo(
    () => history.content.fields.find(({ key }) => key === selected) ?? null,
    [history.content, selected],
  )
  const isSelected = useCallback((key: string) => key === selected, [selected])
  return {
    ...{ content: history.content, selected, field, isSelected },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    ...doing,
  }
}
