import type { Permissions } from '#test/permission-cells.ts'
import { anything, ask, command, fixed, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const bySchool = { mentor: 'of mentored student', schoolAdmin: 'all but of student of other school' }

export const permissions: Permissions = {
  Visits: {
    read: {
      student: 'of mentored student',
      ...bySchool,
      nonProfitAdmin: 'all but of other student',
      providerAdmin: 'of other student',
      operator: 'all',
    },
    planVisits: { mentor: '✓', schoolAdmin: '✓' },
    recordVisit: { mentor: '✓', schoolAdmin: '✓' },
    visitBoard: { mentor: '✓', schoolAdmin: '✓' },
    moveVisit: bySchool,
    finishVisit: bySchool,
    cancelVisit: bySchool,
    reopenVisit: bySchool,
    restoreVisit: bySchool,
    writeVisitNote: bySchool,
  },
  // Between colleagues of the school; of nobody else.
  'What was written down after visits': { read: { ...bySchool, operator: 'all' } },
}

const commands = [
  ['moveVisit', 'PATCH', '/visits/:id'],
  ['finishVisit', 'POST', '/visits/:id/finish'],
  ['cancelVisit', 'POST', '/visits/:id/cancel'],
  ['reopenVisit', 'POST', '/visits/:id/reopen'],
  ['restoreVisit', 'POST', '/visits/:id/restore'],
  ['writeVisitNote', 'PUT', '/visits/:id/note'],
] as const

export async function subjects({ people, places, internship, insert }: PermissionWorld): Promise<Subject[]> {
  const visit = async (studentId: string, school: { id: string }, host: { id: string }) =>
    insert('visits', {
      internship_id: await internship(studentId, school, host),
      student_id: studentId,
      day: '2099-01-05',
      time: '10:00',
      note: 'Note',
      note_kept_until: '2099-02-01',
    })
  const rows = fixed({
    'of mentored student': await visit(people.mentored, places.school, places.nonProfit),
    'of other student': await visit(people.pupil, places.school, places.provider),
    'of student of other school': await visit(people.otherPupil, places.otherSchool, places.nonProfit),
  })
  return [
    {
      title: 'Visits',
      type: 'visits',
      actions: [
        read('/visits', rows),
        command('planVisits', 'POST', '/visits', anything),
        command('recordVisit', 'POST', '/visits/record', anything),
        ask('visitBoard', '/visits/board'),
        ...commands.map(([name, method, path]) => command(name, method, path, rows)),
      ],
    },
    reading('What was written down after visits', 'visitNotes', '/visit_notes', rows),
  ]
}
