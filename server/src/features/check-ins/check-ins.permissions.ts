import type { Permissions } from '#test/permission-cells.ts'
import { anything, call, command, fixed, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const student = 'of mentored student at non-profit'
const volunteer = 'of volunteer at provider'
const comesOrHosts = { student, nonProfitAdmin: student, providerAdmin: volunteer, volunteer }
const hosts = { nonProfitAdmin: '✓', providerAdmin: '✓' }

export const permissions: Permissions = {
  'Check-ins': {
    read: { ...comesOrHosts, mentor: student, schoolAdmin: student, operator: 'all' },
    checkOut: comesOrHosts,
    dropCheckIn: comesOrHosts,
    checkIn: { student: '✓', volunteer: '✓' },
    showCheckInCode: hosts,
  },
  'To check in by name': { checkInByName: { nonProfitAdmin: student, providerAdmin: volunteer } },
}

export async function subjects({ people, places, internship, insert, app, site }: PermissionWorld): Promise<Subject[]> {
  const interns = {
    [student]: [people.mentored, await internship(people.mentored, places.school, places.nonProfit)],
    'of student of other school at other host': [
      people.otherPupil,
      await internship(people.otherPupil, places.otherSchool, places.otherHost),
    ],
    [volunteer]: [people.volunteer, await internship(people.volunteer, null, places.provider)],
  } as const
  /** Trying to end one uses it up. */
  const arrived = async (studentId: string, internshipId: string) => {
    await app.road.db.withTenant(site.id, (sql) =>
      sql.run('delete from check_ins where internship_id = $1', [internshipId]),
    )
    const came = { came_at: '2026-03-07T09:00:00Z', day: '2026-03-07' }
    return insert('check_ins', { internship_id: internshipId, student_id: studentId, ...came })
  }
  const rows = Object.entries(interns).map(([name, [studentId, id]]) => ({ name, id: () => arrived(studentId, id) }))
  const ids = fixed(Object.fromEntries(Object.entries(interns).map(([name, [, id]]) => [name, id])))
  return [
    {
      title: 'Check-ins',
      type: 'checkIns',
      actions: [
        read('/check_ins', rows),
        command('checkOut', 'POST', '/check_ins/:id/leave', rows),
        { name: 'dropCheckIn', targets: rows, try: call('DELETE', '/check_ins/:id') },
        command('checkIn', 'POST', '/check_ins', anything),
        command('showCheckInCode', 'POST', '/check_ins/code', anything),
      ],
    },
    {
      title: 'To check in by name',
      type: null,
      actions: [command('checkInByName', 'POST', '/internships/:id/check_in', ids)],
    },
  ]
}
