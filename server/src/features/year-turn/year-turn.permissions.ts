import type { Cells, Permissions } from '#test/permission-cells.ts'
import { anything, call, command, fixed, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const own: Cells = { schoolAdmin: 'of school' }
const commands = {
  planTurnOfClass: 'class',
  planTurnOfStudents: 'students',
  runYearTurn: 'run',
  undoYearTurn: 'undo',
}

export const permissions: Permissions = {
  'The turn of the school year': {
    read: { ...own, operator: 'all' },
    beginYearTurn: { schoolAdmin: '✓' },
    turnPlan: { ...own, operator: 'all' },
    turnClassStudents: { ...own, operator: 'all' },
    ...Object.fromEntries(Object.keys(commands).map((name) => [name, own])),
  },
}

export async function subjects({ places, insert, schoolYear }: PermissionWorld): Promise<Subject[]> {
  const turnOf = (schoolId: string) =>
    insert('year_turns', { school_id: schoolId, school_year_id: schoolYear, next_year_id: schoolYear })
  const targets = fixed({
    'of school': await turnOf(places.school.id),
    'of other school': await turnOf(places.otherSchool.id),
  })
  return [
    {
      title: 'The turn of the school year',
      type: 'yearTurns',
      actions: [
        read('/year_turns', targets),
        command('beginYearTurn', 'POST', '/year_turns', anything),
        { name: 'turnPlan', targets, try: call('GET', '/year_turns/plan?filter[turn_id_eq]=:id') },
        { name: 'turnClassStudents', targets, try: call('GET', '/year_turns/students?filter[turn_id_eq]=:id') },
        ...Object.entries(commands).map(([name, path]) => command(name, 'PUT', `/year_turns/:id/${path}`, targets)),
      ],
    },
  ]
}
