import type { RoleName } from '#engine/judging/me.ts'
import { isEmail } from '#protocol/declaring/fields.ts'

/** What a school says about somebody. Only the subject is certain to be there. */
export type EntreePerson = {
  issuer: string
  subject: string
  brin: string | null
  mail: string | null
  affiliations: string[]
}

type Claims = Record<string, unknown> & { iss: string; sub: string }

export function readPerson(claims: Claims): EntreePerson {
  return {
    issuer: claims.iss,
    subject: claims.sub,
    brin: brinOf(claims),
    mail: mailOf(claims),
    affiliations: valuesOf(claims, 'eduPersonAffiliation').map((value) => value.toLowerCase()),
  }
}

const plain = (name: string) => name.replace(/[_-]/g, '').toLowerCase()

/**
 * The values of a claim, however it is spelled: `eduPersonAffiliation` on one route is `eduperson_affiliation` on
 * another, and a value may be a text, a list, or an empty list.
 */
function valuesOf(claims: Claims, ...names: string[]): string[] {
  const wanted = names.map(plain)
  const found = Object.entries(claims)
    .map(([key, value]) => ({ rank: wanted.indexOf(plain(key)), value }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
  return found
    .flatMap(({ value }) => value)
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim())
    .filter(Boolean)
}

/** The number of the branch (six characters) says more than that of the school (four), wherever it stands. */
function brinOf(claims: Claims): string | null {
  const numbers = valuesOf(claims, 'nlEduPersonHomeOrganizationBranchId', 'nlEduPersonHomeOrganizationId')
    .map((value) => value.toUpperCase())
    .filter((value) => /^[0-9A-Z]{4}([0-9]{2})?$/.test(value))
  return numbers.find((number) => number.length === 6) ?? numbers[0] ?? null
}

function mailOf(claims: Claims): string | null {
  if (claims.email_verified === false || claims.email_verified === 'false') return null
  return valuesOf(claims, 'mail', 'email').find(isEmail) ?? null
}

/**
 * Which of the schools a BRIN means. A branch is looked for as itself and then as the school it belongs to; a school's
 * own number may mean any of its branches.
 */
export function schoolsWithBrin<S extends { brin: string }>(schools: readonly S[], brin: string): S[] {
  if (brin.length === 4) return schools.filter((school) => school.brin.startsWith(brin))
  const branch = schools.filter((school) => school.brin === brin)
  return branch.length > 0 ? branch : schools.filter((school) => school.brin === brin.slice(0, 4))
}

const staff = ['employee', 'staff', 'faculty']

/**
 * A pupil's account is not opened for an employee, nor the other way round. Who is called both, or neither (an
 * "affiliate", or nothing at all), contradicts nothing.
 */
export function affiliationFits(affiliations: readonly string[], roles: readonly RoleName[]): boolean {
  const isPupil = affiliations.includes('student')
  const isStaff = affiliations.some((affiliation) => staff.includes(affiliation))
  if (isPupil === isStaff) return true
  return roles.some((role) => role === 'volunteer' || (role === 'student') === isPupil)
}
