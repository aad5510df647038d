import type { Audience } from '#protocol/features/content/menus.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { isSafeLink } from '#protocol/shared/rich-text.ts'

export type MenuRow = {
  id: string
  title: string
  titleEn?: string | null
  path?: string | null
  linkType: string
  parentId?: string | null
  systemPage?: { path?: string } | null
  contentPageId?: string | null
  /** Nothing while the page is not public. */
  contentPage?: object | null
  url?: string | null
  hiddenFor?: readonly Audience[]
}
export type MenuItem = { id: string; title: string; path: string; below: MenuItem[] }

/** A content page or a system page of this site, or a secure address elsewhere; whatever leads nowhere leads home. */
export function menuPath({ linkType, path, systemPage, url }: MenuRow): string {
  if (linkType === 'outside_link') return isSafeLink(url) && url.startsWith('https://') ? url : '/'
  return ownPath(linkType === 'system_page' ? systemPage?.path : path) ?? '/'
}

/** An item waits for its page to be public, and some are not for everybody. */
export const isShownTo = ({ contentPageId, contentPage, hiddenFor }: MenuRow, audience: Audience): boolean =>
  !(contentPageId && !contentPage) && !hiddenFor?.includes(audience)

/** The rows of one menu, already in their order, as a tree in the language of the page. */
export function menuTree(rows: readonly MenuRow[], locale: 'nl' | 'en', parentId: string | null = null): MenuItem[] {
  return rows
    .filter((row) => (row.parentId ?? null) === parentId)
    .map((row) => ({
      id: row.id,
      title: (locale === 'en' && row.titleEn) || row.title,
      path: menuPath(row),
      below: menuTree(rows, locale, row.id),
    }))
}

const pathOnly = (path: string) => path.replace(/[?#].*/s, '')
/** A page keeps the item that it lies under: a news item keeps the news. */
const isUnder = (pathname: string, path: string) =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))

export const isHere = (item: MenuItem, pathname: string): boolean => isUnder(pathname, pathOnly(item.path))
const holdsHere = (item: MenuItem, pathname: string): boolean =>
  item.below.some((each) => isHere(each, pathname) || holdsHere(each, pathname))

/** A sub-item of the current page makes its main item the active one; otherwise the main item of that page itself is. */
export function activeMenuItem(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  return items.find((item) => holdsHere(item, pathname)) ?? items.find((item) => isHere(item, pathname))
}
