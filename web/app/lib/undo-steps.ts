/** Something as it is being made, with the way back and forth. `tag` says what the last change was about. */
export type Steps<T> = {
  content: T
  past: readonly T[]
  future: readonly T[]
  tag: string | null
  at: number
}

/** So many steps back. */
const STEPS = 100
/** Letters that follow each other so soon are one step. */
const TYPING_MS = 1500

export const begin = <T>(content: T): Steps<T> => ({ content, past: [], future: [], tag: null, at: 0 })

/** The next step. Typing on in the same place is no new one. */
export function step<T>(steps: Steps<T>, content: T, tag: string | null, now: number): Steps<T> {
  if (content === steps.content) return steps
  const isTyping = tag !== null && tag === steps.tag && now - steps.at < TYPING_MS
  const past = isTyping ? steps.past : [...steps.past.slice(1 - STEPS), steps.content]
  return { content, past, future: [], tag, at: now }
}

export function undo<T>({ content, past, future }: Steps<T>): Steps<T> | null {
  const before = past.at(-1)
  return before ? { content: before, past: past.slice(0, -1), future: [content, ...future], tag: null, at: 0 } : null
}

export function redo<T>({ content, past, future }: Steps<T>): Steps<T> | null {
  const [after, ...rest] = future
  return after ? { content: after, past: [...past, content], future: rest, tag: null, at: 0 } : null
}
