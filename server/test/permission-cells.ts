import type { Role } from '#test/permission-world.ts'

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
