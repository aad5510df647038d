import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { type visitKinds, visitNotes, visits } from '#protocol/features/visits.ts'

export type VisitLine = {
  id: string
  kind: (typeof visitKinds)[number]
  status: Row<typeof visits>['status']
  day: string
  time: string
  minutes: number
  place: string | null
  visitor: string | null
  cancelReason: string | null
  note: string | null
}

const lineOf = (row: Row<typeof visits>, note: string | null = null): VisitLine => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  day: row.day,
  time: row.time,
  minutes: row.minutes,
  place: row.place ?? null,
  visitor: row.visitorName ?? null,
  cancelReason: row.cancelReason ?? null,
  note,
})

const byMoment = (one: VisitLine, other: VisitLine) =>
  `${one.day} ${one.time}`.localeCompare(`${other.day} ${other.time}`)

/** The visits of an internship in the order of their days, with what was written down for who may read that. */
export async function visitsOf(api: Client, internshipId: string): Promise<VisitLine[]> {
  const filter = { internshipIdEq: internshipId }
  const page = { size: 50 }
  const [found, notes] = await Promise.all([api.list(visits, { filter, page }), api.list(visitNotes, { filter, page })])
  const written = new Map(notes.map(({ id, note }) => [id, note]))
  return found.map((row) => lineOf(row, written.get(row.id) ?? null)).sort(byMoment)
}

export type NextVisit = VisitLine & { student: string; host: string; internshipId: string }

/** Who comes from today on, and when: for who is visited. */
export async function visitsAhead(api: Client, today: string): Promise<NextVisit[]> {
  const found = await api.list(visits, {
    filter: { statusEq: 'planned', dayGteq: today },
    include: ['internship', 'internship.organization', 'internship.student'],
    page: { size: 10 },
  })
  return found
    .map((row) => {
      const { internship } = row
      return {
        ...lineOf(row),
        internshipId: internship?.id ?? '',
        student: personName(internship?.student) || String(internship?.studentName ?? ''),
        host: String(internship?.organization?.name ?? internship?.organizationName ?? ''),
      }
    })
    .sort(byMoment)
}
