import type { Sql } from '#db/database.ts'
import type { RoleName } from '#engine/judging/me.ts'
import { firstNames, surnames } from './data/people.ts'
import type { Place } from './data/places.ts'
import { insertRows } from './insert-rows.ts'
import type { Random } from './random.ts'

export const demoPassword = 'Welkom-2026!'
export const demoAccounts = [
  'schooladmin',
  'mentor',
  'student',
  'center',
  'nonprofit',
  'provider',
  'volunteer',
] as const
export type DemoAccount = (typeof demoAccounts)[number]

export type NewPerson = {
  id: string
  firstName: string
  infix: string | null
  lastName: string
  gender: string
  email: string
}

/** Somebody with a name that fits, and an address nobody else at this site has. */
export function somebody(random: Random, site: string, taken: Set<string>): NewPerson {
  const { name, gender } = random.pick(firstNames)
  const surname = random.pick(surnames)
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^a-zA-Z]/g, '')
      .toLowerCase()
  const local = `${plain(name)}.${plain(surname.infix ?? '')}${plain(surname.last)}`
  let email = `${local}@${site}.test`
  for (let count = 2; taken.has(email); count++) email = `${local}${count}@${site}.test`
  taken.add(email)
  return { id: random.uuid(), firstName: name, infix: surname.infix ?? null, lastName: surname.last, gender, email }
}

export type Placed = { person: NewPerson; role: RoleName; organizationId: string }

export async function addPeople(
  sql: Sql,
  people: readonly Placed[],
  status: string,
  signedIn: (index: number) => string | null,
): Promise<void> {
  const rows = people.map(({ person }, index) => ({
    ...person,
    status,
    confirmedAt: status === 'active' ? '2026-08-24T08:00:00Z' : null,
    lastSignInAt: signedIn(index),
  }))
  await insertRows(sql, 'users', rows)
  await insertRows(
    sql,
    'roles',
    people.map(({ person, role, organizationId }) => ({ userId: person.id, name: role, organizationId })),
  )
}

const needs = ['Een werkplek zonder trappen', 'Duidelijke, korte opdrachten', 'Een rustige plek om pauze te houden']
/** Some did not say on which days they can come. */
const freeDays = [[2, 4], [3, 5], [], [1, 2, 3], [4, 5], [], [3, 6]]
const typeOf: Record<string, string> = { birth_date: 'date', weekdays: 'smallint[]' }

/**
 * What the school knows of its students: a number, a birthday between 13 and 18, where they live and who looks after
 * them. Counted and not drawn, so that a site stays the same when students get more details.
 */
export async function addStudentDetails(
  sql: Sql,
  students: readonly NewPerson[],
  towns: readonly Place[],
  today: Date,
): Promise<void> {
  const year = today.getUTCFullYear()
  const rows = students.map(({ id, lastName, infix, email }, index) => {
    const family = [infix, lastName].filter(Boolean).join(' ')
    const day = new Date(Date.UTC(year - 13 - (index % 5), (index * 7) % 12, 1 + ((index * 11) % 28)))
    // Born later in the year than today: one year older, so that everybody is thirteen already.
    const birthDate = `${day.getUTCFullYear() - 1}${day.toISOString().slice(4, 10)}`
    const hasTwo = index % 3 !== 0
    return {
      id,
      student_number: String(120_001 + index),
      birth_date: birthDate,
      postal_code: `${towns[index % towns.length]?.postalCode} ${String.fromCharCode(65 + (index % 20), 65 + ((index * 3) % 20))}`,
      guardian_name: `Sam ${family}`,
      guardian_email: `ouder.${email}`,
      guardian_phone: `06 ${String(10_000_000 + index * 7919).slice(0, 8)}`,
      second_guardian_name: hasTwo ? `Robin ${family}` : null,
      second_guardian_email: hasTwo ? `ouder2.${email}` : null,
      weekdays: freeDays[index % freeDays.length],
      access_needs: index % 17 === 4 ? needs[index % needs.length] : null,
    }
  })
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id')
  const types = names.map((name) => `${name} ${typeOf[name] ?? 'text'}`)
  await sql.run(
    `update student_profiles p set ${names.map((name) => `${name} = d.${name}`).join(', ')}
     from jsonb_to_recordset($1::jsonb) as d(id uuid, ${types.join(', ')}) where p.id = d.id`,
    [JSON.stringify(rows)],
  )
}
