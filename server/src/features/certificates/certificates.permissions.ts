import { randomUUID } from 'node:crypto'
import type { Permissions } from '#test/permission-cells.ts'
import { fixed, reading, type Subject } from '#test/permission-tools.ts'
import type { PermissionWorld } from '#test/permission-world.ts'

const mentored = 'of mentored student at non-profit'

export const permissions: Permissions = {
  Certificates: {
    read: {
      student: mentored,
      mentor: mentored,
      schoolAdmin: 'all but of student of other school at other host',
      nonProfitAdmin: mentored,
      providerAdmin: 'of other student at provider',
      operator: 'all',
    },
  },
}

export async function subjects({ people, places, internship, insert }: PermissionWorld): Promise<Subject[]> {
  const rows = {
    [mentored]: [people.mentored, places.school, places.nonProfit],
    'of other student at provider': [people.pupil, places.school, places.provider],
    'of student of other school at other host': [people.otherPupil, places.otherSchool, places.otherHost],
  } as const
  const made: Record<string, string> = {}
  for (const [name, [student, school, host]] of Object.entries(rows)) {
    const file = { kind: 'sealed', name: 'certificate.pdf', content_type: 'application/pdf', size: 1 }
    const fileId = await insert('files', { ...file, sha256: Buffer.from(randomUUID()) })
    made[name] = await insert('certificates', {
      internship_id: await internship(student, school, host),
      student_id: student,
      paper: JSON.stringify({ host: name }),
      code: randomUUID(),
      file_id: fileId,
      sha256: name,
      digest: name,
      sealed_with: 'nobody',
    })
  }
  return [reading('Certificates', 'certificates', '/certificates', fixed(made))]
}
