import { orElse } from '#lib/or-else.ts'
import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { internships } from '#protocol/features/internships.ts'
import { parseTableState, readOptionsOf } from '#ui/table/table-state.ts'
import { internshipsTable } from '../list/internships-table.tsx'

export type Neighbour = { id: string; name: string }
export type Neighbours = { place: number; records: number; previous: Neighbour | null; next: Neighbour | null }

const none = Object.assign([], { records: 0 })

/** Who stands before and after in the list that somebody came from, as its address asked for it. */
export async function readNeighbours(api: Client, id: string, list: string): Promise<Neighbours | null> {
  if (!list) return null
  const asked = new URLSearchParams(list)
  // What it chose among is not read again: whatever was chosen was among it.
  const chosen = (name: string) => ({
    known: (asked.get(name) ?? '')
      .split(',')
      .filter(isId)
      .map((each) => ({ id: each, name: '' })),
    isMany: false,
  })
  const choices = { periods: chosen('period'), groups: chosen('group'), hosts: chosen('host') }
  const table = internshipsTable(choices, { isSchool: !asked.has('ofSchool'), isOfMany: true, countsHours: true })
  const state = parseTableState(asked, table)
  const rows = await orElse(
    api.list(internships, {
      ...readOptionsOf(internships, table, state),
      include: ['student'],
      fields: { internships: ['studentName', 'student'], students: ['firstName', 'infix', 'lastName'] },
    }),
    none,
  )
  const at = rows.findIndex((row) => row.id === id)
  if (at === -1) return null
  const named = (row: (typeof rows)[number] | undefined): Neighbour | null =>
    row ? { id: row.id, name: personName(row.student) || row.studentName } : null
  return {
    place: (state.page - 1) * state.size + at + 1,
    records: rows.records,
    previous: named(rows[at - 1]),
    next: named(rows[at + 1]),
  }
}
