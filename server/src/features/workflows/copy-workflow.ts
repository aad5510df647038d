import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/features/workflows.ts'
import { addDays } from '#protocol/shared/days.ts'
import { phasesOfWorkflow, writeWorkflowPhases } from './site-workflow.ts'

/** A school makes a route its own: that of the site, or its own of last year with the days of this one. */
export const copyWorkflow = handle(protocol.copyWorkflow, async ({ subject, input, me, tx }) => {
  const schools = me.adminOf('School')
  const schoolId = input.schoolId ?? schools[0]
  if (!schoolId || !schools.includes(schoolId)) throw failField('relation.missing', 'schoolId', { name: 'school' })
  const days = (input.weeksLater ?? 0) * 7
  const phases = await phasesOfWorkflow(tx, subject.id)
  const copy = await tx.insert(protocol.workflows, { schoolId, name: input.name })
  await writeWorkflowPhases(
    tx,
    copy.id,
    phases.map(({ id: _, ...phase }) => ({ ...phase, dueDate: phase.dueDate && addDays(phase.dueDate, days) })),
  )
  tx.emit(protocol.workflowCreated, {}, { type: 'workflows', id: copy.id })
  return { id: copy.id, created: true }
})

/** A route that a period is on stays where it is found. */
export const archiveWorkflow = handle(protocol.archiveWorkflow, async ({ subject, tx }) => {
  const period = await tx.row(`select 1 from internship_periods where workflow_id = $1 and status = 'active' limit 1`, [
    subject.id,
  ])
  if (period || subject.schoolId === null) throw fail('workflow.inUse')
  await tx.move(protocol.workflowLife.archive, subject, { tell: {} })
})

export const restoreWorkflow = handle(protocol.restoreWorkflow, async ({ subject, tx }) => {
  await tx.move(protocol.workflowLife.restore, subject, { tell: {} })
})
