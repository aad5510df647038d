import { command, event, resource, told } from '#protocol/declaring/define.ts'
import { date, id, list, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { keysOf } from '#protocol/shared/guards.ts'

/** What a key can be for, in the words of the screen: of each the resources that it reads, and what it may bring. */
export const keyScopes = {
  students: {
    reads: ['students', 'studentProfiles', 'groups', 'groupMemberships', 'levels', 'schoolYears'],
    brings: [],
  },
  internships: { reads: ['internships', 'internshipPeriods', 'internshipEnds', 'phases', 'schoolYears'], brings: [] },
  hours: { reads: ['hourEntries', 'hourTotals'], brings: [] },
  vacancies: { reads: ['vacancies', 'vacancyDetails', 'tags'], brings: [] },
  organizations: { reads: ['organizations', 'profiles', 'tags'], brings: [] },
  /** A file of students, and how it went with it. */
  studentFile: { reads: ['imports'], brings: ['studentFile'] },
} as const satisfies Record<string, { reads: readonly string[]; brings: readonly string[] }>

export type KeyScope = keyof typeof keyScopes
/** What is brought in with a key. */
export type Brought = (typeof keyScopes)[KeyScope]['brings'][number]
export const keyScopeNames = keysOf(keyScopes)

/** Only schools have students to bring. */
export const keyScopesFor = (organizationType: string): readonly KeyScope[] =>
  keyScopeNames.filter((scope) => scope !== 'studentFile' || organizationType === 'School')

/** So many days before its last one the organization is told that a key ends: in time for a new one, and once more. */
export const keyWarnings = [30, 7] as const

/**
 * `expiring`: it works, and its last day is near. `stopped`: whoever made it does not administer the organization any more, or
 * the organization is closed.
 */
export const keyStates = ['working', 'expiring', 'expired', 'revoked', 'stopped'] as const
export const mostKeys = 20
export const longestYears = 2

const writable = {
  name: text({ max: 80 }),
  scopes: list(oneOf(keyScopeNames), { min: 1, max: keyScopeNames.length }),
}

/** A key with which a program of an organization comes to the API; the key itself is told once, when it is made. */
export const apiKeys = resource('apiKeys', {
  attributes: {
    name: text({ max: 80, readOnly: true }),
    /** What every key begins with, by which one finds it again. */
    handle: text({ readOnly: true }),
    scopes: list(oneOf(keyScopeNames), { readOnly: true }),
    /** The last day on which it works. */
    expiresOn: date({ readOnly: true }),
    lastUsedAt: timestamp({ optional: true, readOnly: true }),
    state: oneOf(keyStates, { readOnly: true }),
    makerName: text({ optional: true, readOnly: true }),
    revokedAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  foreignKeys: ['organizationId', 'makerId'],
  filters: { id: ['eq', 'in'], organizationId: ['eq'], revokedAt: ['null', 'not_null'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
})

export const apiKeyMade = event('apiKey.made', { apiKeyId: id(), organizationId: id() })
export const apiKeyRevoked = event('apiKey.revoked', { apiKeyId: id(), organizationId: id() })
/** Its last day is near. */
export const apiKeyExpiring = event('apiKey.expiring', { apiKeyId: id(), organizationId: id(), expiresOn: date() })
/** Something was changed with it. */
export const apiKeyUsed = event('apiKey.used', { apiKeyId: id(), organizationId: id() })

export const makeApiKey = command('makeApiKey', 'POST /api_keys', {
  input: {
    organizationId: id(),
    ...writable,
    /** A year from now, if nothing is said; two years at most. */
    expiresOn: date({ optional: true }),
  },
  emits: [apiKeyMade],
  tells: told<{ id: string; key: string }>(),
  summary: 'Make a key for a program of an organization that one administers; it is told this once',
})
export const revokeApiKey = command('revokeApiKey', 'DELETE /api_keys/:id', {
  on: apiKeys,
  emits: [apiKeyRevoked],
  summary: 'End a key at once; that it was there stays in the list',
})
