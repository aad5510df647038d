import type { Session } from '#lib/session.server.ts'
import type { ImportKind } from '#protocol/features/imports.ts'

export type Source = 'csv' | 'magister'
export type Door = { key: string; path: string; kind: ImportKind; source: Source }

/** The ways in, by their address. */
export const doors: readonly Door[] = [
  { key: 'csv', path: '/importeren/csv', kind: 'students', source: 'csv' },
  { key: 'magister', path: '/importeren/magister', kind: 'students', source: 'magister' },
  { key: 'groups', path: '/import_groups', kind: 'groups', source: 'csv' },
  { key: 'staff', path: '/importeren/medewerkers', kind: 'staff', source: 'csv' },
  { key: 'organizations', path: '/importeren/csv', kind: 'organizations', source: 'csv' },
]

/** Schools import people, centres organizations; whoever is neither has no door. */
export const doorsOf = ({ can }: Pick<Session, 'can'>): readonly Door[] =>
  doors.filter(({ kind }) => (kind === 'organizations' ? can.importOrganizations : can.importPeople))
