import { failField } from '#engine/fail.ts'
import { handle, job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/internship-notes.ts'

/** What is written about somebody is not kept for ever: longer than a route lasts nobody needs it. */
const YEARS = 3

async function requireSoonGone(tx: Tx, keptUntil: string | undefined): Promise<void> {
  if (keptUntil === undefined) return
  const { fits } = await tx.one<{ fits: boolean }>(
    'select $1::date between today_nl() and (today_nl() + make_interval(years => $2::int))::date as fits',
    [keptUntil, YEARS],
  )
  if (!fits) throw failField('internshipNote.keptTooLong', 'keptUntil', { years: YEARS })
}

const about = (internshipId: string) => [{ internshipId }, { type: 'internships', id: internshipId }] as const

export const writeInternshipNote = handle(protocol.writeInternshipNote, async ({ subject, input, me, tx }) => {
  const { id, studentId } = subject
  await requireSoonGone(tx, input.keptUntil)
  await tx.insert(protocol.internshipNotes, { ...input, internshipId: id, studentId, writerId: me.id })
  tx.emit(protocol.noteWritten, ...about(id))
})

export const changeInternshipNote = handle(protocol.changeInternshipNote, async ({ subject, input, tx }) => {
  await requireSoonGone(tx, input.keptUntil)
  await tx.update(protocol.internshipNotes, subject.id, input)
  tx.emit(protocol.noteChanged, ...about(subject.internshipId))
})

export const removeInternshipNote = handle(protocol.removeInternshipNote, async ({ subject, tx }) => {
  await tx.remove(protocol.internshipNotes, subject.id)
  tx.emit(protocol.noteRemoved, ...about(subject.internshipId))
  return null
})

/** Every night: what is past its last day goes. */
export const forgetNotes = job(
  'forgetInternshipNotes',
  ({ site, road }) =>
    road.inTenant(site, async (tx) => {
      await tx.run('delete from internship_notes where kept_until < today_nl()')
    }),
  '50 2 * * *',
)
