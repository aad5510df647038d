import type { Part } from './shapes.ts'

/** What it is called, and what is to be seen in it for who cannot see it. */
type Said = readonly [title: string, alt: string]
type Given = { nl: Said; en: Said; words: string; art: readonly Part[] }
/** A drawing of which the colours stand by their names; `words` are what else one may look for, in both languages. */
export type Drawing = { name: string; nl: Said; en: Said; words: string; art: string }

export const drawing = (name: string, { art, ...texts }: Given): Drawing => ({ name, ...texts, art: art.join('') })
