import type { Session } from '#lib/session.server.ts'

type Row = { up?: string | null; block?: string | null; studentId: string; can: Partial<Record<string, boolean>> }
type Reader = Pick<Session, 'user' | 'home' | 'can'>

/** Whether whoever reads it is the one who is up. What a school has to do is up to who runs it; its mentors have their own. */
export function isYourTurn({ up, block, studentId, can }: Row, { user, home, ...reader }: Reader): boolean {
  const isOwn = studentId === user.id
  // A place that a student found has no steps yet.
  const decides = block === 'approval' ? reader.can.decideSelfFound === true : can.approvePhase === true
  const yours: Partial<Record<string, boolean>> = {
    student: isOwn,
    host: can.handInPhase === true && !isOwn,
    mentor: decides && home === 'mentees',
    school: decides && home === 'school',
  }
  return yours[up ?? ''] ?? false
}
