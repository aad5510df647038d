import type { Permissions } from '#test/permission-cells.ts'
import { call, fixed, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

/** Whose students stand on it is tried in the test of the board. */
export const permissions: Permissions = {
  'Progress boards': {
    progressBoard: { mentor: 'of school', schoolAdmin: 'of school', operator: 'all' },
    periodRoute: { student: 'of school', mentor: 'of school', schoolAdmin: 'of school', operator: 'all' },
  },
}

export async function subjects({ periods }: PermissionWorld): Promise<Subject[]> {
  const targets = fixed({ 'of school': periods.own, 'of other school': periods.other })
  const board = { name: 'progressBoard', targets, try: call('GET', '/internships/board?filter[period_id]=:id') }
  const route = { name: 'periodRoute', targets, try: call('GET', '/internship_periods/route?filter[period_id]=:id') }
  return [{ title: 'Progress boards', type: null, actions: [board, route] }]
}
