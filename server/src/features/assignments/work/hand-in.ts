import type { RowOf } from '#db/tables.ts'
import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { sql } from '#engine/writing/moves.ts'
import * as protocol from '#protocol/features/assignments.ts'
import { answersWith } from '../forms/student-form.ts'
import { joinInternships } from '../give-works.ts'
import { settleWorks } from '../settle-works.ts'
import { putFiles } from './work-files.ts'

export type Work = RowOf<typeof protocol.assignmentWorks>
export const toldOf = ({ id, assignmentId }: Work) => ({ workId: id, assignmentId })

/** Each time is a version that stays as it is. */
export const handInWork = handle(protocol.handInWork, async ({ subject, input, tx }) => {
  const { status } = await tx.one<{ status: string }>('select status from assignments where id = $1', [
    subject.assignmentId,
  ])
  if (status !== 'published') throw fail('assignment.closed')
  const text = input.text?.trim() || null
  const fileIds = input.fileIds ?? []
  const form = await answersWith(tx, subject)
  if (!text && fileIds.length === 0 && !form) throw failField('work.empty', 'text')
  const number = subject.versionCount + 1
  const { id: versionId } = await tx.one<{ id: string }>(
    'insert into work_versions (work_id, number, text, form_version_id, answers) values ($1, $2, $3, $4, $5) returning id',
    [subject.id, number, text, form?.formVersionId ?? null, form && JSON.stringify(form.answers)],
  )
  await putFiles(tx, fileIds, { workId: subject.id, versionId })
  await tx.move(protocol.workLife.handIn, subject, {
    set: {
      versionCount: number,
      handedInAt: sql`now()`,
      firstHandedInAt: sql`coalesce(m.first_handed_in_at, now())`,
      note: null,
    },
    tell: toldOf(subject),
  })
  await joinInternships(tx, { workId: subject.id })
  await settleWorks(tx, [subject.internshipId])
})

/** What was handed in stays to be read, but nobody has to look at it. */
export const recallWork = handle(protocol.recallWork, async ({ subject, tx }) => {
  await tx.move(protocol.workLife.recall, subject, { set: { askedAt: null }, tell: toldOf(subject) })
  await settleWorks(tx, [subject.internshipId])
})
