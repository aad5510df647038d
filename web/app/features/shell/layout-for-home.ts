import type { RootData } from '#lib/use-root.ts'

type Session = RootData['session']

/** Their pages are lists and numbers, which need room. */
export const worksInLists = (session: Session): boolean =>
  ['school', 'centre', 'host', 'mentees'].includes(session?.home ?? '')

/** A school and a centre look after so much that it needs a panel, where a bar does for everybody else. */
export const hasMenuPanel = (session: Session): boolean => ['school', 'centre'].includes(session?.home ?? '')

/** Many tabs, or long words: on a screen of middle width the languages stand behind the name. */
const hasManyTabs = (session: Session): boolean =>
  ['school', 'centre', 'host', 'internship'].includes(session?.home ?? '')

/** A host's tabs leave no room for a name either: there the avatar stands for it. */
export const nameRoom = (session: Session): string =>
  session?.home === 'host' ? 'max-lg:sr-only xl:max-[90rem]:sr-only' : 'max-lg:sr-only'

/** Where tabs or a menu button leave no room for the languages in the header. */
export function languageRoom(session: Session): string {
  if (hasMenuPanel(session)) return 'max-md:hidden xl:max-[90rem]:hidden'
  if (hasManyTabs(session)) return 'max-[26.25rem]:hidden xl:max-[90rem]:hidden'
  return session ? 'max-[26.25rem]:hidden' : 'max-[23.75rem]:hidden'
}

/** And there, behind the name, they are. */
export const languageBehindName = (session: Session): string =>
  `max-[26.25rem]:flex ${hasManyTabs(session) ? 'xl:max-[90rem]:flex' : ''}`
