import type { Call } from '#engine/call.ts'
import { type ErrorDetail, Failure, fail, failField } from '#engine/fail.ts'
import { type CommandResult, handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/form-answering.ts'
import { openSubmissions, submissionLife } from '#protocol/features/form-submissions.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import { keptAnswers, problemsOf } from '#protocol/features/forms/logic.ts'
import { isObject, isOneOf } from '#protocol/shared/guards.ts'
import { handInStep, recallStep } from '../requests/step-of-submission.ts'
import { keepFiles } from './answered-files.ts'
import { viewToAnswer } from './view-to-answer.ts'
import { type Held, holderOf } from './who-holds.ts'

/** More than anybody types, with room for a drawn signature. */
const MOST = 200_000

const shown = async (tx: Tx, call: Call, held: Held): Promise<CommandResult> => ({
  status: 200,
  body: metaDocument(await viewToAnswer(tx, call, held)),
})

/** Only reads: whoever looks at a mail for somebody else, a virus scanner too, begins nothing. */
export const openAnswers = handle(protocol.openAnswers, async ({ input, tx, call }) =>
  shown(tx, call, await holderOf(tx, call, input)),
)

function requireOpen(held: Held, version: number): void {
  if (!isOneOf(openSubmissions, held.status)) throw fail('state.conflict', { field: 'status', state: held.status })
  if (!held.isOpen) throw fail('formSubmission.closed')
  if (held.version !== version) throw fail('formSubmission.otherVersion')
}

/** What was answered so far with what is new: only what shows is kept, in the one form in which we keep it. */
async function together(tx: Tx, held: Held, given: Answers): Promise<Answers> {
  if (!isObject(given) || Array.isArray(given)) throw failField('json', 'answers')
  const all = { ...held.answers, ...given }
  const kept = keptAnswers(held.content, await keepFiles(tx, held, all))
  if (JSON.stringify(kept).length > MOST) throw failField('formSubmission.tooLarge', 'answers')
  return kept
}

export const saveAnswers = handle(protocol.saveAnswers, async ({ input, tx, call }) => {
  const held = await holderOf(tx, call, input, { version: input.version, hold: true })
  requireOpen(held, input.version)
  const answers = await together(tx, held, input.answers)
  if (held.status === 'requested') await tx.move(submissionLife.begin, held, {})
  // It is held, and both are one transaction: this is the moment that is read here.
  tx.runAtEnd(
    `update form_submissions set answers = $2, page = coalesce($3, page), saved_at = now()${
      held.isBound ? '' : ', form_version_id = $4'
    } where id = $1`,
    [held.id, JSON.stringify(answers), input.page ?? null, ...(held.isBound ? [] : [held.versionId])],
  )
  const status = held.status === 'requested' ? 'in_progress' : held.status
  return { status: 200, body: metaDocument({ savedAt: held.now.toISOString(), status }) }
})

/** All that is missing or wrong at once, each at its field; `meta` says what, in the words of the form's own logic. */
export function requireGood(content: FormContent, answers: Answers): void {
  const details = Object.entries(problemsOf(content, answers)).map(
    ([key, problem]): ErrorDetail => ({
      code: 'formSubmission.answer',
      source: { pointer: `/data/attributes/answers/${key}` },
      meta: { field: key, problem },
    }),
  )
  if (details.length > 0) throw new Failure(details)
}

/** As many as were allowed: who hands in last is told. */
async function requireRoom(tx: Tx, { formId, role, maxSubmissions }: Held): Promise<void> {
  if (role !== 'other' || maxSubmissions === null) return
  await tx.run('select 1 from forms where id = $1 for no key update', [formId])
  const { count } = await tx.one<{ count: number }>(
    `select count(*)::int as count from form_submissions where form_id = $1 and role = 'other' and status in ('submitted', 'accepted')`,
    [formId],
  )
  if (count >= maxSubmissions) throw fail('publicForm.closed')
}

export const submitAnswers = handle(protocol.submitAnswers, async ({ input, tx, call }) => {
  const held = await holderOf(tx, call, input, { version: input.version, hold: true })
  // A double tap, or the same page sent again.
  if (held.status === 'submitted') return shown(tx, call, held)
  requireOpen(held, input.version)
  const answers = await together(tx, held, input.answers)
  requireGood(held.content, answers)
  await requireRoom(tx, held)
  await tx.move(submissionLife.submit, held, {
    set: {
      answers: JSON.stringify(answers),
      formVersionId: held.versionId,
      savedAt: sql`now()`,
      submittedAt: sql`now()`,
      reopenUntil: sql`now() + interval '24 hours'`,
      reason: null,
      // Whoever stood in for a colleague is who wrote it.
      respondentId: sql`coalesce(${tx.me.id}, m.respondent_id)`,
    },
    tell: { formId: held.formId, submissionId: held.id },
  })
  await handInStep(tx, held)
  return shown(tx, call, await holderOf(tx, call, input))
})

export const reopenAnswers = handle(protocol.reopenAnswers, async ({ input, tx, call }) => {
  const held = await holderOf(tx, call, input, { hold: true })
  if (held.status === 'in_progress') return shown(tx, call, held)
  if (!held.canReopen || !held.isOpen) throw fail('formSubmission.tooLate')
  await tx.move(submissionLife.reopen, held, {
    set: { reopenUntil: null },
    tell: { formId: held.formId, submissionId: held.id },
  })
  await recallStep(tx, held)
  return shown(tx, call, await holderOf(tx, call, input))
})
