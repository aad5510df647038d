import { use } from 'react'
import type { Feature, KnownKey, Locale } from './i18n.tsx'
import { knownWords } from './known-words.ts'
import { loadMessages } from './messages.ts'
import { fill, find, translate } from './translate.ts'

/** What the head of a page needs of what the root has loaded. */
type Root = {
  locale: Locale
  site: { appName: string; slogan: string; internships: string; look: string }
  isForVolunteers?: boolean
  messagesVersion: Record<Locale, string>
}
/** The root is always the first. */
type Matches = readonly [{ loaderData: Root | undefined }, ...unknown[]]

export function rootOf(matches: Matches): Root | undefined {
  return matches[0].loaderData
}

/** Words of a feature in the language of the page, for its head. */
export function headWords<Name extends Feature, Key extends string>(
  matches: Matches,
  feature: Name,
  key: Key,
  ...[params]: KnownKey<Name, Key>
): string {
  const root = rootOf(matches)
  const known = knownWords[root?.locale ?? 'nl'] ?? {}
  // A head is made while its page is drawn, and may wait for words as that does.
  const words = !root || feature in known ? known : use(loadMessages(root.locale, root.messagesVersion[root.locale]))
  const said = root?.isForVolunteers ? find(words, `${feature}.volunteer.${key}`) : undefined
  return said === undefined ? translate(words, `${feature}.${key}`, params) : fill(said, params)
}

/** '{page title} - {app name}', and what a search result says below it. */
export function namedTitle(matches: Matches, title: string, description?: string) {
  const root = rootOf(matches)
  if (!root) return [{ title }]
  return [
    { title: `${title} - ${root.site.appName}` },
    { name: 'description', content: description ?? `${root.site.appName}: ${root.site.slogan}` },
  ]
}

/** The same with a title among the words of a feature. */
export function pageTitle<Name extends Feature, Key extends string>(
  matches: Matches,
  feature: Name,
  key: Key,
  ...params: KnownKey<Name, Key>
) {
  return namedTitle(matches, headWords(matches, feature, key, ...params))
}
