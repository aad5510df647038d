import { type PhaseAtHand, phaseKind } from '#engine/phase-kind.ts'
import { on } from '#engine/reactions.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { refusalOf } from '#features/contracts/paper/contract-problems.ts'
import * as protocol from '#protocol/features/form-submissions.ts'
import { phaseSkipped, phaseStarted } from '#protocol/features/phases.ts'
import { workflowUpdated } from '#protocol/features/workflows.ts'
import { endLinks } from '../answer/form-links.ts'
import { legacyForm } from './legacy-form.ts'
import { requestOne, type Wanted } from './request-form.ts'
import { standStep } from './step-of-submission.ts'

/** Its form brings it to an end: handed in, and then agreed with. Without a form, or withdrawn, it is ticked by hand. */
const byForm = {
  byItself: 'onceItStands',
  block: ({ status, stand }: PhaseAtHand) => (status === 'open' && stand === 'asked' ? 'form' : undefined),
} as const
export const formPhase = phaseKind('form', byForm)
export const evaluationPhase = phaseKind('evaluation', byForm)

type Open = {
  phaseId: string
  internshipId: string
  formId: string | null
  kind: string
  actor: 'student' | 'host' | 'mentor' | 'school'
  schoolId: string | null
  dueOn: string | null
}

/** Steps that are open and of which nobody was asked anything yet. */
const toAsk = (
  where: string,
) => `select p.id as "phaseId", p.internship_id as "internshipId", f.id as "formId", p.kind, p.actor,
    i.school_id as "schoolId", p.due_on::text as "dueOn"
  from internship_phases p join internships i on i.id = p.internship_id
    left join workflow_phases w on w.id = p.workflow_phase_id left join forms f on f.id = w.form_id and f.status = 'published'
  where ${where} and p.kind in ('form', 'evaluation') and p.status in ('open', 'returned') and p.removed_at is null
    and not p.by_hand and p.stand is null
    and not exists (select from form_submissions s where s.phase_id = p.id and s.status <> 'cancelled') order by p.internship_id, p.id limit 500`

async function askFor(tx: Tx, { phaseId, internshipId, kind, actor, schoolId, dueOn, ...open }: Open): Promise<void> {
  const role = actor === 'school' ? 'mentor' : actor
  const isLegacy = kind === 'evaluation' && tx.site.flags.legacyEvaluationForm
  const formId = open.formId ?? (isLegacy && schoolId ? await legacyForm(tx, schoolId, role) : null)
  if (!formId) return
  // Held first and in one order, as everything does that moves a step: two that ask at once wait for each other.
  await tx.run('select 1 from internships where id = $1 for no key update', [internshipId])
  try {
    if (!(await takeOver(tx, { formId, internshipId, role, dueOn, phaseId })))
      await tx.attempt(() => requestOne(tx, { formId, internshipId, role, dueOn, phaseId, requestedById: null }))
    await standStep(tx, { phaseId, internshipId }, 'asked')
  } catch (error) {
    // Nobody can be reached: then somebody ticks it, or asks by hand.
    refusalOf(error, 'nl')
  }
}

/** What somebody was asked by hand before and did not hand in yet is the form of the step from now on. */
const takeOver = (tx: Tx, { formId, internshipId, role, dueOn, phaseId }: Omit<Wanted, 'requestedById'>) =>
  tx.row(
    `update form_submissions set phase_id = $4, due_on = coalesce($5, due_on)
     where form_id = $1 and internship_id = $2 and role = $3 and phase_id is null and work_id is null
       and status in ('requested', 'in_progress', 'returned') returning id`,
    [formId, internshipId, role, phaseId, dueOn],
  )

export async function askAll(tx: Tx, where: string, value: string): Promise<void> {
  if (!tx.site.flags.evaluationForms) return
  for (const open of await tx.rows<Open>(toAsk(where), [value])) await askFor(tx, open)
}

const askAtStart = on('askFormAtStart', phaseStarted, async ({ event, tx }) => {
  if (event.kind === 'form' || event.kind === 'evaluation') await askAll(tx, 'p.id = $1', event.phaseId)
})
/** A form was chosen for a step at which people stand already. */
const askWhereChosen = on('askFormWhereChosen', workflowUpdated, ({ event, tx }) =>
  askAll(tx, 'w.workflow_id = $1', event.subjectId),
)
const withdrawSkipped = on('withdrawFormOfSkipped', phaseSkipped, async ({ event, tx }) => {
  // Unless it was opened again meanwhile.
  const isSkipped = await tx.row(`select 1 from internship_phases where id = $1 and status = 'skipped'`, [
    event.phaseId,
  ])
  if (!isSkipped) return
  const gone = await tx.moveAll(
    protocol.submissionLife.withdraw,
    { phaseId: event.phaseId },
    { tell: ({ id, formId }) => ({ formId, submissionId: id }) },
  )
  for (const { id } of gone) await endLinks(tx, id)
})

export const stepReactions = [askAtStart, askWhereChosen, withdrawSkipped]
