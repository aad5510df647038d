import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsIn } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { workflowPhases, workflows } from '#protocol/features/workflows.ts'

/** Administrators keep the routes of their school; that of the site belongs to its centre. */
const keptBy = (me: Me): Condition<'workflows'> =>
  anyOf(
    { schoolId: me.adminOf('School') },
    allOf(me.isOperator || me.adminOf('VolunteerCenter').length > 0, { schoolId: null }),
  )

const staff = (me: Me): boolean => me.staffOf().length > 0 || me.adminOf('VolunteerCenter').length > 0

export const workflowPolicy = {
  read: (me) => anyOf(me.isOperator, { schoolId: me.staffOf() }, allOf(staff(me), { schoolId: null })),
  copyWorkflow: (me) =>
    allOf(me.adminOf('School').length > 0, anyOf({ schoolId: me.adminOf('School') }, { schoolId: null })),
  saveWorkflow: keptBy,
  previewWorkflow: keptBy,
  undoWorkflow: keptBy,
  archiveWorkflow: keptBy,
  restoreWorkflow: keptBy,
} satisfies Policy<
  typeof workflows,
  'copyWorkflow' | 'saveWorkflow' | 'previewWorkflow' | 'undoWorkflow' | 'archiveWorkflow' | 'restoreWorkflow'
>

export const workflowPhasePolicy = {
  read: (me) => existsIn('workflows', 'id', 'workflowId', workflowPolicy.read(me)),
} satisfies Policy<typeof workflowPhases>

export const workflowAbilities = [
  /** Mentors look at the routes that their students go. */
  ability('seeWorkflows', (me) => me.isOperator || staff(me)),
  ability('keepWorkflows', (me) => staff(me) && me.isAdmin),
]
