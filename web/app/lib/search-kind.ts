import type { Client, Page } from '#protocol/client.ts'
import type { AbilityName } from '#protocol/generated/abilities.ts'
import type { Feature, KnownKey, Locale } from './i18n.tsx'
import type { Session } from './session.server.ts'

/** Words of a feature, to be said on the screen in the tone of its reader. */
export type Said = { say: string; params?: Record<string, string | number> }
export type SaidText = string | Said

export const said = <Name extends Feature, Key extends string>(
  feature: Name,
  key: Key,
  ...[params]: KnownKey<Name, Key>
): Said => ({ say: `${feature}.${key}`, ...(params ? { params } : {}) })

/** The picture before a hit: initials, or the sign of what it is. */
export type Look = 'person' | 'group' | 'period' | 'internship' | 'organization' | 'vacancy' | 'application' | 'page'

export type Hit = {
  id: string
  /** Its own screen, or the one on which it is found. */
  to: string
  title: string
  /** What tells it apart from others with its title. */
  facts: SaidText[]
  /** What one may want to know without opening it, with its name. */
  about?: Fact[]
}
export type Fact = [name: Said, value: SaidText]
export type Hits = { hits: Hit[]; count: number; isMore: boolean }
export type Sought = {
  api: Client
  words: string
  size: number
  session: Session
  locale: Locale
  /** Also what is written almost so. */
  isAlike: boolean
}

/**
 * One kind of thing that the search over everything finds. A feature says it in `<feature>.search.ts`, from where they are
 * collected. It asks the list of its resource, so that nobody finds what that list does not show them.
 */
export type SearchKind = {
  /** In the address of the page. */
  name: string
  title: Said
  look: Look
  /** Smaller ones first. */
  order: number
  /** Typed before the words: only this kind. */
  sign?: '@' | '#'
  /** Where little is found, it can be asked for what is written almost so. */
  hasAlike?: boolean
  /** Without it everybody looks for it. */
  can?: AbilityName
  find(sought: Sought): Promise<Hits>
  /** The list where the others are, for whoever has one. */
  all?(words: string, session: Session): string | undefined
}

/** Counted no further: who finds more types on. */
export const COUNTED = 99

/** How a list is asked for the best few. */
export const bestOf = (size: number) => ({ sort: 'relevance', page: { size, count: COUNTED } }) as const

export const hitsOf = <R>(rows: Page<R>, hit: (row: R) => Hit): Hits => ({
  hits: rows.map(hit),
  count: rows.records,
  isMore: rows.isMore,
})

/** A list with what was typed in its search box. */
export const listWith = (path: string, words: string): string => `${path}?q=${encodeURIComponent(words)}`

/** What was typed, as a list is asked for it. */
export const soughtBy = ({ words, isAlike }: Pick<Sought, 'words' | 'isAlike'>) => ({
  search: words,
  ...(isAlike ? { alike: true } : {}),
})

/** Only what there is to tell. */
export const factsOf = (...given: (SaidText | null | undefined)[]): SaidText[] => given.flatMap((each) => each || [])
export const aboutOf = (...given: [Said, SaidText | null | undefined][]): Fact[] =>
  given.flatMap(([name, value]): Fact[] => (value ? [[name, value]] : []))
