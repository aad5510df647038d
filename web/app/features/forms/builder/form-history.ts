import type { FormContent, FormField } from '#protocol/features/forms/content.ts'

/** A form as it is being built, with the way back and forth. `tag` says what the last change was about. */
export type History = {
  content: FormContent
  past: readonly FormContent[]
  future: readonly FormContent[]
  tag: string | null
  at: number
}

/** So many steps back. */
const STEPS = 100
/** Letters that follow each other so soon are one step. */
const TYPING_MS = 1500

export const begin = (content: FormContent): History => ({ content, past: [], future: [], tag: null, at: 0 })

/** The next step. Typing on in the same place is no new one. */
export function step(history: History, content: FormContent, tag: string | null, now: number): History {
  if (content === history.content) return history
  const isTyping = tag !== null && tag === history.tag && now - history.at < TYPING_MS
  const past = isTyping ? history.past : [...history.past.slice(1 - STEPS), history.content]
  return { content, past, future: [], tag, at: now }
}

export function undo({ content, past, future }: History): History | null {
  const before = past.at(-1)
  return before ? { content: before, past: past.slice(0, -1), future: [content, ...future], tag: null, at: 0 } : null
}

export function redo({ content, past, future }: History): History | null {
  const [after, ...rest] = future
  return after ? { content: after, past: [...past, content], future: rest, tag: null, at: 0 } : null
}

export const insertField = (content: FormContent, field: FormField, at: number): FormContent => ({
  ...content,
  fields: [...content.fields.slice(0, at), field, ...content.fields.slice(at)],
})

export const removeField = (content: FormContent, key: string): FormContent => ({
  ...content,
  fields: content.fields.filter((field) => field.key !== key),
})

/** `to` is its place among the others. */
export function moveField(content: FormContent, key: string, to: number): FormContent {
  const from = content.fields.findIndex((field) => field.key === key)
  const field = content.fields[from]
  const place = Math.max(0, Math.min(content.fields.length - 1, to))
  return field && place !== from ? insertField(removeField(content, key), field, place) : content
}

/** Only the changed field is another object, so that the rows of all others are not drawn again. */
export const changeField = (content: FormContent, changed: FormField): FormContent => ({
  ...content,
  fields: content.fields.map((field) => (field.key === changed.key ? changed : field)),
})
