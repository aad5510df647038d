import type { Client } from '#protocol/client.ts'
import type { FilterOf, Row, SortOf } from '#protocol/declaring/rows.ts'
import { importRows, type imports, rowOutcomes } from '#protocol/features/imports.ts'
import { schoolYears } from '#protocol/features/periods.ts'
import { users } from '#protocol/features/users.ts'
import { isOneOf } from '#protocol/shared/guards.ts'

export type Import = Row<typeof imports>
export type ImportRow = Row<typeof importRows>
const views = ['all', 'attention', ...rowOutcomes] as const
export type View = { show: (typeof views)[number]; page: number }
export type Years = { id: string; name: string }[]
export type Staff = { id: string; name: string }[]

export const PAGE = 50

/** What needs somebody stands first: without a choice those rows are shown, if there are any. */
export function viewOf(search: URLSearchParams, { counts }: Import): View {
  const asked = search.get('toon') ?? ''
  const hasTrouble = (counts.conflict ?? 0) + (counts.error ?? 0) + (counts.warned ?? 0) > 0
  const show = isOneOf(views, asked) ? asked : hasTrouble ? 'attention' : 'all'
  return { show, page: Math.max(1, Number(search.get('pagina')) || 1) }
}

export async function readRows(api: Client, importId: string, { show, page }: View) {
  // Who is missing in the file is no row of it.
  const which: FilterOf<typeof importRows> =
    show === 'all' ? { numberNotNull: true } : show === 'attention' ? { urgencyGteq: 1 } : { outcomeIn: [show] }
  const sort: SortOf<typeof importRows>[] =
    show === 'attention' ? ['-urgency', 'number'] : show === 'departed' ? ['place'] : ['number']
  const read = (number: number) =>
    api.list(importRows, { filter: { importIdEq: importId, ...which }, sort, page: { number, size: PAGE } })
  const found = await read(page)
  const last = Math.max(1, Math.ceil(found.records / PAGE))
  // An old address past the end shows the last page.
  const rows = page > last ? await read(last) : found
  return { rows: [...rows], records: found.records, page: Math.min(page, last) }
}

export async function readYears(api: Client): Promise<Years> {
  const found = await api.list(schoolYears, { page: { size: 50 }, sort: '-startDate' })
  return found.map(({ id, name }) => ({ id, name }))
}

/** Whom a mentor in the file can turn out to be. */
export async function readStaff(api: Client, organizationId: string): Promise<Staff> {
  const found = await api.list(users, {
    filter: { organizationIdEq: organizationId, withRole: 'mentor' },
    fields: { users: ['firstName', 'infix', 'lastName'] },
    page: { size: 500 },
  })
  return found.map(({ id, firstName, infix, lastName }) => ({
    id,
    name: [firstName, infix, lastName].filter(Boolean).join(' '),
  }))
}
