import type { Session } from '#lib/session.server.ts'

type Row = { up?: string | null; studentId: string; can: Partial<Record<string, boolean>> }

/** Whether whoever reads it is the one who is up. What a school has to do is up to who runs it; its mentors have their own. */
export function isYourTurn({ up, studentId, can }: Row, { user, home }: Pick<Session, 'user' | 'home'>): boolean {
  if (up === 'student') return studentId === user.id
  if (up === 'host') return can.handInPhase === true && studentId !== user.id
  if (up === 'mentor') return can.approvePhase === true && home === 'mentees'
  return up === 'school' && can.approvePhase === true && home === 'school'
}
