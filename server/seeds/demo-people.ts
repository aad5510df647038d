import type { Sql } from '#db/database.ts'
import type { RoleName } from '#engine/me.ts'
import { firstNames, surnames } from './data/people.ts'
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
