import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { submissionLife } from '#protocol/features/form-submissions.ts'
import { phaseReopened } from '#protocol/features/phases.ts'
import { keepTurn } from './decide-submission.ts'
import { askAll } from './form-phase.ts'

type Step = { status: string; note: string | null }
const stepOf = (tx: Tx, id: string) =>
  tx.row<Step>(
    `select status, note from internship_phases where id = $1 and kind in ('form', 'evaluation') and removed_at is null and not by_hand`,
    [id],
  )
const told = ({ id, formId }: { id: string; formId: string }) => ({ formId, submissionId: id })
const reasons = { nl: 'De school heeft deze stap weer geopend.', en: 'The school opened this step again.' }

/**
 * A step that is open again asks its form again. Who filled it in gets it back with their answers, and what they said before
 * stays beside it; after a step that was left out, the form is asked for anew. What the form itself brought about is left alone.
 */
export const askFormAgain = on('askFormAgain', phaseReopened, async ({ event: { phaseId }, tx }) => {
  const step = await stepOf(tx, phaseId)
  if (step?.status !== 'open' && step?.status !== 'submitted') return
  await tx.moveAll(submissionLife.undoAccept, { phaseId }, { set: { decidedById: null, decidedAt: null }, tell: told })
  if (step.status === 'submitted') return
  const reason = step.note ?? reasons[tx.site.locale]
  const back = await tx.moveAll(submissionLife.return, { phaseId }, { set: { reason, reopenUntil: null }, tell: told })
  for (const { id } of back) await keepTurn(tx, id, reason)
  const isAsked = await tx.row(`select 1 from form_submissions where phase_id = $1 and status <> 'cancelled'`, [
    phaseId,
  ])
  if (isAsked) return
  await tx.run('update internship_phases set stand = null where id = $1 and stand is not null', [phaseId])
  await askAll(tx, 'p.id = $1', phaseId)
})
