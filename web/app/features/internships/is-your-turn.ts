import type { Session } from '#lib/session.server.ts'

type Row = { up?: string | null; studentId: string; can: Partial<Record<string, boolean>> }

/** Whether whoever reads it is the one who is up. What a school has to do is up to who runs it; its mentors have their own. */
export function isYourTurn({ up, studentId, can }: Row, { user, home }: Pick<Session, 'user' | 'home'>): boolean {
  const isOwn = studentId === user.id
  const yours: Partial<Record<string, boolean>> = {
    student: isOwn,
    host: can.handInPhase === true && !isOwn,
    mentor: can.approvePhase === true && home === 'mentees',
    school: can.approvePhase === true && home === 'school',
  }
  return yours[up ?? ''] ?? false
}
