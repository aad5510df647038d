import type { RootData } from '#lib/use-root.ts'

type Session = RootData['session']

/** Their pages are lists and numbers, which need room. */
export const worksInLists = (session: Session): boolean =>
  ['school', 'centre', 'host', 'mentees'].includes(session?.home ?? '')

/** A school and a centre look after so much that it needs a panel, where a bar does for everybody else. */
export const hasMenuPanel = (session: Session): boolean => ['school', 'centre'].includes(session?.home ?? '')
