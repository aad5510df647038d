import type { Permissions } from '#test/permission-cells.ts'
import { command, fixed, read, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const student = 'of mentored student at non-profit'
const volunteer = 'of volunteer at provider'

export const permissions: Permissions = {
  Absences: {
    read: {
      student,
      mentor: student,
      schoolAdmin: student,
      nonProfitAdmin: 'of mentored student at non-profit, of student of other school at non-profit',
      providerAdmin: volunteer,
      volunteer,
      operator: 'all',
    },
    endAbsence: { student, mentor: student, schoolAdmin: student, providerAdmin: volunteer, volunteer },
    cancelAbsence: { student, mentor: student, schoolAdmin: student, providerAdmin: volunteer, volunteer },
  },
  // Never a host: who is missing and until when is enough.
  'Why somebody is away': {
    read: { student, mentor: student, schoolAdmin: student, volunteer, operator: 'all' },
  },
  'To report absence of': {
    reportAbsence: { student, mentor: student, schoolAdmin: student, providerAdmin: volunteer, volunteer },
  },
}

export async function subjects({ people, places, internship, insert }: PermissionWorld): Promise<Subject[]> {
  const internships = {
    [student]: [people.mentored, await internship(people.mentored, places.school, places.nonProfit, people.worker)],
    'of student of other school at non-profit': [
      people.otherPupil,
      await internship(people.otherPupil, places.otherSchool, places.nonProfit),
    ],
    'of student of other school at other host': [
      people.otherPupil,
      await internship(people.otherPupil, places.otherSchool, places.otherHost),
    ],
    [volunteer]: [people.volunteer, await internship(people.volunteer, null, places.provider)],
  } as const
  const rows: Record<string, string> = {}
  for (const [name, [studentId, internshipId]] of Object.entries(internships))
    rows[name] = await insert('absences', {
      internship_id: internshipId,
      student_id: studentId,
      first_day: '2020-01-01',
      kind: 'sick',
    })
  const absences = fixed(rows)
  const reported = fixed(Object.fromEntries(Object.entries(internships).map(([name, [, id]]) => [name, id])))
  return [
    {
      title: 'Absences',
      type: 'absences',
      actions: [
        read('/absences', absences),
        command('endAbsence', 'POST', '/absences/:id/end', absences),
        command('cancelAbsence', 'POST', '/absences/:id/cancel', absences),
      ],
    },
    reading('Why somebody is away', 'absenceReasons', '/absence_reasons', absences),
    {
      title: 'To report absence of',
      type: null,
      actions: [command('reportAbsence', 'POST', '/internships/:id/absences', reported)],
    },
  ]
}
