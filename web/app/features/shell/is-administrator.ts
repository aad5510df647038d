import type { RootData } from '#lib/use-root.ts'

type Session = RootData['session']

/** Of the organization that one works in now. */
export const isAdministrator = (session: Session): boolean => isHere(session, 'admin')

const isHere = (session: Session, role: string): boolean =>
  session?.roles.some(({ name, resourceId }) => name === role && resourceId === session.organization?.id) ?? false

/** Their pages are lists and numbers, which need room. */
export const worksInLists = (session: Session): boolean => isAdministrator(session) || isHere(session, 'mentor')

/** Of a school or a centre: they look after so much that it needs a menu, where a bar does for everybody else. */
export const isManager = (session: Session): boolean =>
  isAdministrator(session) && ['School', 'VolunteerCenter'].includes(session?.organization?.type ?? '')
