import { updateInternshipPeriod } from '#protocol/features/periods.ts'
import { copyWorkflow, type SavedPhase, saveWorkflow, workflowPhases } from '#protocol/features/workflows.ts'
import type { Client } from '../../protocol/src/client.ts'

/** What the host says of the student, while the student looks back as well. */
const hostLooksBack = (beside: SavedPhase): SavedPhase => ({
  ...beside,
  name: 'Beoordeling stageplek',
  nameEn: 'The host’s evaluation',
  explanation: 'De begeleider van de stageplek schrijft hoe het ging.',
  explanationEn: 'The supervisor of the host writes how it went.',
  actor: 'host',
})

/** The school made the route of the site its own: where it looks back, student and host do so at the same time. */
export async function addRoute(schoolAdmin: Client, ofSite: string, periodId: string): Promise<void> {
  const { id, name, version } = await schoolAdmin.run(copyWorkflow, ofSite, { name: 'Route leerjaar 3' })
  const phases: SavedPhase[] = await schoolAdmin.list(workflowPhases, { filter: { workflowIdEq: id } })
  const evaluation = phases.find(({ kind }) => kind === 'evaluation')
  const { id: _, ...beside } = evaluation ?? { id: '' }
  if (evaluation)
    await schoolAdmin.run(saveWorkflow, id, {
      name,
      version,
      phases: phases.flatMap((phase) =>
        phase === evaluation ? [phase, hostLooksBack(beside as SavedPhase)] : [phase],
      ),
    })
  await schoolAdmin.run(updateInternshipPeriod, periodId, { workflowId: id })
}
