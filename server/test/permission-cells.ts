import type { Role } from './permission-world.ts'

export type Cells = Partial<Record<Role, string>>
export type Permissions = Record<string, Record<string, Cells>>

export const signedIn = (cell: string): Cells => ({
  student: cell,
  mentor: cell,
  schoolAdmin: cell,
  centerAdmin: cell,
  nonProfitAdmin: cell,
  providerAdmin: cell,
  volunteer: cell,
  operator: cell,
})
export const everybody = (cell: string): Cells => ({ guest: cell, ...signedIn(cell) })

/** Administrators look after the people of their organization, a centre also after those of its own hosts. */
export const managedUsers: Cells = {
  schoolAdmin: 'oneself, mentored student, other student, mentor',
  centerAdmin: 'oneself, centre volunteer, worker at non-profit, worker at provider',
  nonProfitAdmin: 'oneself, worker at non-profit',
  providerAdmin: 'oneself, worker at provider',
  operator: 'all',
}
export const schoolPeople: Cells = { student: '✓', mentor: '✓', schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' }
