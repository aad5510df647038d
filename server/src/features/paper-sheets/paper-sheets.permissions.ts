import type { Permissions } from '#test/permission-cells.ts'
import { command, read, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const both = 'all but of student of other school at other host'
const bySchool = { mentor: 'of mentored student at non-profit', schoolAdmin: both }

export const permissions: Permissions = {
  'Sheets on paper': {
    read: {
      student: 'of mentored student at non-profit',
      ...bySchool,
      nonProfitAdmin: 'of mentored student at non-profit',
      providerAdmin: 'of other student at provider',
      operator: 'all',
    },
    withdrawPaperSheet: bySchool,
  },
}

export async function subjects(w: PermissionWorld): Promise<Subject[]> {
  const { people, places, internship, insert } = w
  const rows = {
    'of mentored student at non-profit': [people.mentored, places.school, places.nonProfit],
    'of other student at provider': [people.pupil, places.school, places.provider],
    'of student of other school at other host': [people.otherPupil, places.otherSchool, places.otherHost],
  } as const
  const sheets: { name: string; id: () => Promise<string> }[] = []
  for (const [name, [student, school, host]] of Object.entries(rows)) {
    const internshipId = await internship(student, school, host)
    const id = () =>
      insert('paper_sheets', {
        internship_id: internshipId,
        student_id: student,
        first_day: '2026-03-07',
        last_day: '2026-03-21',
        minutes: 240,
      })
    sheets.push({ name, id })
  }
  return [
    {
      title: 'Sheets on paper',
      type: 'paperSheets',
      actions: [
        read('/paper_sheets', sheets),
        command('withdrawPaperSheet', 'POST', '/paper_sheets/:id/withdraw', sheets),
      ],
    },
  ]
}
