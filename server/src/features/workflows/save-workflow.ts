import type { RowOf } from '#db/tables.ts'
import { Failure, fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/workflows.ts'
import { changeRoutes, effectsOf } from './change-routes.ts'
import { checkPhases, readPhases } from './check-phases.ts'
import { phasesOfWorkflow, writeWorkflowPhases } from './site-workflow.ts'

type Workflow = RowOf<typeof protocol.workflows>
type Saved = { name: string; phases: readonly protocol.SavedPhase[] }

/** Who saw an older one is told, instead of undoing what a colleague did. */
function requireSeen({ version }: Workflow, seen: number): void {
  if (seen !== version) throw fail('record.changed')
}

/** What is on the route no more is put aside: somebody may have done it, and the change can be undone. */
async function writePhases(tx: Tx, { id }: Workflow, { name, phases }: Saved): Promise<void> {
  const after = phases.map((phase) => ({ ...phase, id: phase.id ?? crypto.randomUUID() }))
  await writeWorkflowPhases(tx, id, after)
  await tx.run(
    `update workflow_phases set removed_at = now() where workflow_id = $1 and removed_at is null and id <> all($2::uuid[])`,
    [id, after.map((phase) => phase.id)],
  )
  await tx.run('update workflows set name = $2, version = version + 1 where id = $1', [id, name])
  await changeRoutes(tx, id, after)
}

export const saveWorkflow = handle(protocol.saveWorkflow, async ({ subject, input, me, tx }) => {
  requireSeen(subject, input.version)
  const phases = await checkPhases(tx, subject.id, input.phases)
  const before = await phasesOfWorkflow(tx, subject.id)
  await tx.run(
    `insert into workflow_versions (workflow_id, version, name, phases, saved_by_id) values ($1, $2, $3, $4::jsonb, $5)`,
    [subject.id, subject.version, subject.name, JSON.stringify(before), me.id],
  )
  await writePhases(tx, subject, { name: input.name, phases })
  tx.emit(protocol.workflowUpdated, { version: subject.version + 1 }, { type: 'workflows', id: subject.id })
})

export const previewWorkflow = handle(protocol.previewWorkflow, async ({ subject, input, tx }) => {
  requireSeen(subject, input.version)
  const after = await checkPhases(tx, subject.id, input.phases)
  const effects = await effectsOf(tx, subject.id, { before: await phasesOfWorkflow(tx, subject.id), after })
  return { status: 200, body: metaDocument(effects) }
})

/** What was kept by an older version may be no route any more: then it is said, and nothing changes. */
function keptPhases(kept: unknown): protocol.SavedPhase[] {
  try {
    return readPhases(kept)
  } catch (error) {
    throw error instanceof Failure ? fail('workflow.undoLost') : error
  }
}

/** As it was before the last change, for everybody who is on the route too. Undoing twice goes back twice. */
export const undoWorkflow = handle(protocol.undoWorkflow, async ({ subject, input, tx }) => {
  requireSeen(subject, input.version)
  const last = await tx.row<{ id: string } & Saved>(
    'delete from workflow_versions where id = (select id from workflow_versions where workflow_id = $1 order by version desc limit 1) returning id, name, phases',
    [subject.id],
  )
  if (!last) throw fail('workflow.nothingToUndo')
  await writePhases(tx, subject, { name: last.name, phases: keptPhases(last.phases) })
  tx.emit(protocol.workflowUndone, { version: subject.version + 1 }, { type: 'workflows', id: subject.id })
})
