import { fail } from '#engine/fail.ts'
import { handle, job } from '#engine/feature.ts'
import { phaseKind } from '#engine/phase-kind.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { settleRoutes } from '#features/workflows/settle-route.ts'
import { phaseLife } from '#protocol/features/phases.ts'
import * as protocol from '#protocol/features/visits.ts'
import { toldOf } from './move-visit.ts'

/** A visit that took place brings it to an end. What the student or the host has to do about it, they hand in. */
export const visitPhase = phaseKind('visit', {
  byItself: { actor: ['mentor', 'school'] },
  block: ({ actor }) => (actor === 'mentor' || actor === 'school' ? 'visit' : undefined),
})

/** After a year nobody needs it any more. */
const noteOf = (note: string | null | undefined) => ({
  note: note || null,
  noteKeptUntil: note ? sql`(today_nl() + interval '1 year')::date` : null,
})

/** Of a route with two visits the first done visit ends the first step, the second the next. */
export async function finishStep(tx: Tx, internshipId: string, me: string | null): Promise<string | null> {
  const step = await tx.row<{ id: string }>(
    `select p.id from internship_phases p where p.internship_id = $1 and p.kind = 'visit' and p.removed_at is null
       and not p.by_hand and p.actor in ('mentor', 'school') and p.status not in ('approved', 'skipped')
     order by p.position, p.id limit 1`,
    [internshipId],
  )
  if (!step) return null
  const set = { movedAt: sql`now()`, movedById: me }
  await tx.moveAll(phaseLife.finish, { id: step.id }, { set })
  await settleRoutes(tx, [internshipId])
  return step.id
}

export const finishVisit = handle(protocol.finishVisit, async ({ subject, input, me, tx }) => {
  const { isAhead } = await tx.one<{ isAhead: boolean }>('select $1::date > today_nl() as "isAhead"', [subject.day])
  if (isAhead) throw fail('visit.notYet', { day: subject.day.split('-').reverse().join('-') })
  const phaseId = await finishStep(tx, subject.internshipId, me.id)
  const set = { ...noteOf(input.note), phaseId }
  await tx.move(protocol.visitLife.finish, subject, { set, tell: toldOf(subject) })
})

/** The step that it brought to an end is open again, unless somebody has done so by hand since. */
export const reopenVisit = handle(protocol.reopenVisit, async ({ subject, me, tx }) => {
  const { phaseId, internshipId } = subject
  await tx.move(protocol.visitLife.reopen, subject, { set: { phaseId: null }, tell: toldOf(subject) })
  if (!phaseId) return
  const set = { movedAt: sql`now()`, movedById: me.id }
  const tell = { phaseId, internshipId, kind: 'visit' as const }
  await tx.moveAll(phaseLife.reopen, { id: phaseId, status: 'approved' }, { set, tell })
  await settleRoutes(tx, [internshipId])
})

export const writeVisitNote = handle(protocol.writeVisitNote, async ({ subject, input, tx }) => {
  await tx.run(
    `update visits set note = $2, note_kept_until = case when $2::text is not null then (today_nl() + interval '1 year')::date end
     where id = $1`,
    [subject.id, input.note || null],
  )
  tx.emit(protocol.visitNoted, toldOf(subject), { type: 'visits', id: subject.id })
})

/** Every night: what was written down goes when its last day is over. That there was a visit stays with the internship. */
export const forgetVisitNotes = job(
  'forgetVisitNotes',
  ({ site, road }) =>
    road.inTenant(site, async (tx) => {
      await tx.run(
        'update visits set note = null, note_kept_until = null where note is not null and note_kept_until < today_nl()',
      )
    }),
  '52 2 * * *',
)
