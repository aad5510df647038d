import { useMemo, useState } from 'react'
import { begin, redo, type Steps, step, undo } from '#lib/undo-steps.ts'
import type { Block } from '#protocol/features/content/blocks.ts'
import type { PageContent } from '#protocol/features/content/page-content.ts'
import {
  changePart,
  choosePicture,
  copyPart,
  insertPart,
  movePart,
  newPart,
  type PickedForPage,
  placeOf,
  removePart,
  writePart,
} from './page-parts.ts'

export type Lang = 'nl' | 'en'
/** The part that is open, and in which language one began. */
type Open = { key: string; lang: Lang } | null
type State = { steps: Steps<PageContent>; open: Open }

/** A page as it is being written, open at a part when one came for that. What is done here is undone here; saving is no part of it. */
export function usePageBuilder(first: PageContent, at: string | null) {
  const [{ steps, open }, setState] = useState<State>(() => ({
    steps: begin(first),
    open: at && placeOf(first, at) >= 0 ? { key: at, lang: 'nl' } : null,
  }))
  const doing = useMemo(() => {
    const change = (make: (content: PageContent) => PageContent, tag: string | null = null, next?: Open) =>
      setState((now) => ({
        steps: step(now.steps, make(now.steps.content), tag, Date.now()),
        open: next === undefined ? now.open : next,
      }))
    const go = (way: typeof undo<PageContent>) =>
      setState((now) => {
        const next = way(now.steps)
        if (!next) return now
        return { steps: next, open: now.open && placeOf(next.content, now.open.key) >= 0 ? now.open : null }
      })
    return {
      show: (next: Open) => setState((now) => ({ ...now, open: next })),
      undo: () => go(undo),
      redo: () => go(redo),
      write: (name: 'title' | 'summary' | 'description', lang: Lang, text: string) =>
        change((content) => ({ ...content, [name]: { ...content[name], [lang]: text } }), `${name} ${lang}`),
      share: (path: string | null) =>
        change(({ share: _, ...content }) => (path ? { ...content, share: path } : content)),
      /** Without a place it comes at the end. */
      add: (type: Block['type'], at?: number) => {
        const part = newPart(type)
        change((content) => insertPart(content, part, at ?? content.parts.length), null, { key: part.key, lang: 'nl' })
      },
      set: (key: string, lang: Lang, block: Block | null, tag: string | null = null) =>
        change((content) => writePart(content, key, lang, block), tag && `${key} ${lang} ${tag}`),
      setPicture: (key: string, picked: PickedForPage) => change((content) => choosePicture(content, key, picked)),
      /** English begins as a copy of the Dutch, which is no translation until it says something else. */
      translate: (key: string, nl: Block) =>
        change((content) => changePart(content, key, { en: nl, isSame: false }), null, { key, lang: 'en' }),
      /** A name, a number: it says the same in English. */
      sayIsSame: (key: string) => change((content) => changePart(content, key, { isSame: true })),
      move: (key: string, to: number) => change((content) => movePart(content, key, to)),
      moveBy: (key: string, by: number) => change((content) => movePart(content, key, placeOf(content, key) + by)),
      copy: (key: string) => change((content) => copyPart(content, key)),
      remove: (key: string) => change((content) => removePart(content, key), null, null),
      replace: (content: PageContent) => setState({ steps: begin(content), open: null }),
    }
  }, [])
  return {
    ...{ content: steps.content, open },
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    ...doing,
  }
}
export type PageBuilder = ReturnType<typeof usePageBuilder>
