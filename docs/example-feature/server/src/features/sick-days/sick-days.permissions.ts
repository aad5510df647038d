import type { Permissions } from '#test/permission-cells.ts'
import { anything, command, fixed, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

export const permissions: Permissions = {
  'Sick days': {
    read: {
      student: 'of mentored student',
      mentor: 'of mentored student',
      schoolAdmin: 'all but of student of other school',
      operator: 'all',
    },
    addSickDay: { student: '✓' },
  },
}

export async function subjects({ people, insert }: PermissionWorld): Promise<Subject[]> {
  const sickDay = (studentId: string) =>
    insert('sick_days', { student_id: studentId, date: '2099-01-01', reason: 'Ill' })
  const rows = fixed({
    'of mentored student': await sickDay(people.mentored),
    'of other student': await sickDay(people.pupil),
    'of student of other school': await sickDay(people.otherPupil),
  })
  const actions = [read('/sick_days', rows), command('addSickDay', 'POST', '/sick_days', anything)]
  return [{ title: 'Sick days', type: 'sickDays', actions }]
}
