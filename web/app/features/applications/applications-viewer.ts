import type { Session } from '#lib/session.server.ts'

export type Looks = 'school' | 'host' | 'own'

/** As whom somebody comes: for their students, for their organization, or for themselves. */
export function whoLooks({ can }: Pick<Session, 'can'>): Looks {
  if (can.followApplications) return 'school'
  return can.answerApplications ? 'host' : 'own'
}
