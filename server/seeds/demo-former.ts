import type { Sql } from '#db/database.ts'
import { insertRows } from './insert-rows.ts'
import type { Random } from './random.ts'

const day = 24 * 3600 * 1000
// How many days ago they left: the first two are forgotten within a month, the last one not for a long time.
const former = [
  { firstName: 'Isa', infix: 'van', lastName: 'Vertrek', daysAgo: 730 - 12 },
  { firstName: 'Thijs', infix: null, lastName: 'Oudleerling', daysAgo: 730 - 26 },
  { firstName: 'Lotte', infix: 'de', lastName: 'Vroeger', daysAgo: 200 },
]

/** Students who left the school: their data waits for the day on which it goes. */
export async function addFormerStudents(sql: Sql, random: Random, schoolId: string, today: Date): Promise<void> {
  const rows = former.map(({ daysAgo, ...name }) => ({
    id: random.uuid(),
    ...name,
    email: `${name.firstName}.${name.lastName}@oud.example`.toLowerCase(),
    status: 'archived',
    archivedOn: new Date(today.getTime() - daysAgo * day).toISOString().slice(0, 10),
  }))
  await insertRows(sql, 'users', rows)
  await insertRows(
    sql,
    'roles',
    rows.map(({ id }) => ({ userId: id, name: 'student', organizationId: schoolId })),
  )
}
