import type { RowOf } from '#db/tables.ts'
import { handle } from '#engine/feature.ts'
import type { Me } from '#engine/judging/me.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/form-submissions.ts'
import { endLinks } from '../answer/form-links.ts'
import { requireDay } from './request-form.ts'
import { approveStep, extendStep, returnStep, standStep, waitStep } from './step-of-submission.ts'

export type Submission = RowOf<typeof protocol.formSubmissions>
export const aboutOf = ({ id, formId }: Pick<Submission, 'id' | 'formId'>) => ({ formId, submissionId: id })
const decided = (me: Me) => ({ decidedById: me.id, decidedAt: sql`now()` })

/** What was answered is kept as it was: what comes back stands beside it. */
export const keepTurn = (tx: Tx, submissionId: string, reason: string) =>
  tx.run(
    `insert into form_submission_turns (submission_id, answers, reason, submitted_at)
     select id, answers, $2, coalesce(submitted_at, now()) from form_submissions where id = $1`,
    [submissionId, reason],
  )

export const returnSubmission = handle(protocol.returnSubmission, async ({ subject, input: { reason }, me, tx }) => {
  await tx.move(protocol.submissionLife.return, subject, {
    set: { ...decided(me), reason, reopenUntil: null },
    tell: aboutOf(subject),
  })
  await keepTurn(tx, subject.id, reason)
  await returnStep(tx, subject, reason)
})

export const acceptSubmission = handle(protocol.acceptSubmission, async ({ subject, me, tx }) => {
  await tx.move(protocol.submissionLife.accept, subject, {
    set: { ...decided(me), reason: null, reopenUntil: null },
    tell: aboutOf(subject),
  })
  await approveStep(tx, subject)
})

export const undoAcceptSubmission = handle(protocol.undoAcceptSubmission, async ({ subject, tx }) => {
  await tx.move(protocol.submissionLife.undoAccept, subject, {
    set: { decidedById: null, decidedAt: null },
    tell: aboutOf(subject),
  })
  await waitStep(tx, subject)
})

/** Its step is ticked by hand from now on. */
export const withdrawSubmission = handle(protocol.withdrawSubmission, async ({ subject, input, me, tx }) => {
  await tx.move(protocol.submissionLife.withdraw, subject, {
    set: { ...decided(me), reason: input.reason ?? null },
    tell: aboutOf(subject),
  })
  await endLinks(tx, subject.id)
  await standStep(tx, subject, null)
})

export const extendSubmission = handle(protocol.extendSubmission, async ({ subject, input: { dueOn }, tx }) => {
  await requireDay(tx, dueOn)
  const told = { ...aboutOf(subject), dueOn }
  if (subject.status === 'expired') {
    await tx.move(protocol.submissionLife.extend, subject, { set: { dueOn }, tell: told })
    await standStep(tx, subject, 'asked')
  } else {
    await tx.update(protocol.formSubmissions, subject.id, { dueOn })
    tx.emit(protocol.submissionExtended, told, { type: 'formSubmissions', id: subject.id })
  }
  await extendStep(tx, subject, dueOn)
})
