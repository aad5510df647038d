import type { Look } from '#lib/search-kind.ts'
import { isObject, isTexts } from '#protocol/shared/guards.ts'

/** What somebody opened from the search lately. */
export type Recent = { to: string; title: string; look: Look | 'screen' }

const MOST = 6
const looks = ['person', 'group', 'internship', 'organization', 'vacancy', 'application', 'page', 'screen']
const isRecent = (value: unknown): value is Recent =>
  isObject(value) && isTexts([value.to, value.title]) && looks.some((look) => look === value.look)

/**
 * Kept in this browser only, per person and site, and gone with everything else of the person when they sign out
 * (use-forget-user.ts): on a computer of a school the next one is a classmate.
 */
export function readRecent(key: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return []
  }
}

export function keepRecent(key: string, opened: Recent): void {
  try {
    const others = readRecent(key).filter(({ to }) => to !== opened.to)
    localStorage.setItem(key, JSON.stringify([opened, ...others].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing shows nothing.
  }
}

export function forgetRecent(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then there is nothing to forget.
  }
}
