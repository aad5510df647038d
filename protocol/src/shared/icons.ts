import { isObject, isTexts } from './guards.ts'

/** Limits of asking for icons, the same on both sides. */
export const iconLimits = {
  /** In characters, of the whole address. */
  longestUrl: 500,
  /** In milliseconds: how long one question may take, and when it is asked again. */
  timeout: 5000,
  rotate: 750,
  /** After this nobody waits for an icon any more: a dot takes its place. */
  giveUp: 1500,
}

/** The set of the design; the only one there is. */
export const iconPrefix = 'lucide'

/** How many names a search gives. */
export const mostIconsFound = 64

const name = '[a-z0-9]+(?:-[a-z0-9]+)*'
export const areIconNames = (text: string): boolean => new RegExp(`^${name}(?:,${name})*$`).test(text)

/** What `/icons/search` answers. */
export const iconsIn = (answer: unknown): { icons: string[]; total: number } =>
  isObject(answer) && isTexts(answer.icons)
    ? { icons: answer.icons, total: Number(answer.total) }
    : { icons: [], total: 0 }
