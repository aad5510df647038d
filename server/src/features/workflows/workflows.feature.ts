import { feature } from '#engine/feature.ts'
import { decidedBy, personal } from '#engine/personal.ts'
import { inverse, serve } from '#engine/serve.ts'
import { workflowLife, workflowPhases, workflows } from '#protocol/features/workflows.ts'
import { archiveWorkflow, copyWorkflow, restoreWorkflow } from './copy-workflow.ts'
import {
  approvePhase,
  handInPhase,
  recallPhase,
  reopenPhase,
  returnPhase,
  setPhaseDue,
  skipPhase,
  undoReturnPhase,
} from './move-phase.ts'
import { remindPhases } from './remind-phases.ts'
import { previewWorkflow, saveWorkflow, undoWorkflow } from './save-workflow.ts'
import { tendRoutes } from './tend-routes.ts'
import { workflowUse } from './workflow-use.ts'
import { workflowNews } from './workflows.news.ts'
import { workflowAbilities, workflowPhasePolicy, workflowPolicy } from './workflows.policy.ts'
import { workflowReactions } from './workflows.reactions.ts'

export const workflowsFeature = feature({
  abilities: workflowAbilities,
  resources: [
    serve(workflows, {
      table: 'workflows',
      policy: workflowPolicy,
      relations: { phases: inverse('workflowId') },
    }),
    serve(workflowPhases, { table: 'workflow_phases', where: { removedAt: null }, policy: workflowPhasePolicy }),
  ],
  commands: [
    copyWorkflow,
    saveWorkflow,
    previewWorkflow,
    undoWorkflow,
    archiveWorkflow,
    restoreWorkflow,
    handInPhase,
    recallPhase,
    approvePhase,
    returnPhase,
    undoReturnPhase,
    skipPhase,
    reopenPhase,
    setPhaseDue,
  ],
  queries: [workflowUse],
  lifecycles: [workflowLife],
  reactions: workflowReactions,
  news: workflowNews,
  jobs: [tendRoutes, remindPhases],
  activities: { workflows: ['workflow'] },
  personal: personal({ columns: { 'workflow_versions.saved_by_id': decidedBy } }),
})
