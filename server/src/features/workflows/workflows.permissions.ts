import type { Permissions } from '#test/permission-cells.ts'
import { ask, command, fixed, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'
import { siteWorkflow } from './site-workflow.ts'

const seen = {
  mentor: 'all but of other school',
  schoolAdmin: 'all but of other school',
  centerAdmin: 'of site',
  operator: 'all',
}
const kept = { schoolAdmin: 'of school', centerAdmin: 'of site', operator: 'of site' }

/** Routes: a school keeps its own, the centre that of the site. */
export const permissions: Permissions = {
  Workflows: {
    read: seen,
    copyWorkflow: { schoolAdmin: 'all but of other school' },
    saveWorkflow: kept,
    previewWorkflow: kept,
    undoWorkflow: kept,
    archiveWorkflow: kept,
    restoreWorkflow: kept,
    workflowUse: { mentor: '✓', schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' },
  },
  'Phases of workflows': { read: seen },
}

export async function subjects({ app, site, places, insert }: PermissionWorld): Promise<Subject[]> {
  const route = (schoolId: string) => insert('workflows', { school_id: schoolId, name: 'Route' })
  const rows = {
    'of school': await route(places.school.id),
    'of other school': await route(places.otherSchool.id),
    'of site': await app.road.inTenant(site, siteWorkflow),
  }
  const phase = (workflowId: string) =>
    insert('workflow_phases', {
      workflow_id: workflowId,
      position: 0,
      step: 0,
      kind: 'completion',
      name: 'Einde',
      name_en: 'End',
      actor: 'mentor',
    })
  const workflows = fixed(rows)
  const phases = await Promise.all(Object.entries(rows).map(async ([name, id]) => [name, await phase(id)] as const))
  const path = '/workflows'
  return [
    {
      title: 'Workflows',
      type: 'workflows',
      actions: [
        read(path, workflows),
        command('copyWorkflow', 'POST', `${path}/:id/copy`, workflows),
        command('saveWorkflow', 'PATCH', `${path}/:id`, workflows),
        command('previewWorkflow', 'POST', `${path}/:id/preview`, workflows),
        command('undoWorkflow', 'POST', `${path}/:id/undo`, workflows),
        command('archiveWorkflow', 'PUT', `${path}/:id/archive`, workflows),
        command('restoreWorkflow', 'PUT', `${path}/:id/restore`, workflows),
        ask('workflowUse', `${path}/use`),
      ],
    },
    reading('Phases of workflows', 'workflowPhases', '/workflow_phases', fixed(Object.fromEntries(phases))),
  ]
}
