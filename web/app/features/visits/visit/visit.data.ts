import { orElse } from '#lib/or-else.ts'
import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import { visitNotes, visits } from '#protocol/features/visits.ts'

/** One visit with everything around it that its reader may know. */
export async function readVisit(api: Client, id: string) {
  const row = await api.find(visits, id, {
    include: ['internship', 'internship.organization', 'internship.organization.profile', 'internship.student'],
  })
  const [note] = await orElse(api.list(visitNotes, { filter: { idEq: id } }), [])
  const { internship } = row
  const { profile } = internship?.organization ?? {}
  const street = [profile?.street, profile?.houseNumber].filter(Boolean).join(' ')
  const city = profile?.city ?? internship?.city ?? ''
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    day: row.day,
    time: row.time,
    minutes: row.minutes,
    place: row.place ?? null,
    cancelReason: row.cancelReason ?? null,
    visitor: row.visitorName ?? null,
    visitorEmail: row.visitorEmail ?? null,
    startsAt: row.startsAt,
    internshipId: internship?.id ?? '',
    title: String(internship?.title ?? ''),
    sector: internship?.organization?.sector ?? null,
    student: personName(internship?.student) || String(internship?.studentName ?? ''),
    host: String(internship?.organization?.name ?? internship?.organizationName ?? ''),
    address: [street, city].filter(Boolean).join(', '),
    note: note ? { text: note.note, keptUntil: note.noteKeptUntil } : null,
    can: row.can,
  }
}
export type VisitPage = Awaited<ReturnType<typeof readVisit>>
