import type { Client } from '#protocol/client.ts'
import type { FilterOf, Row } from '#protocol/declaring/rows.ts'
import { absenceReasons, absences } from '#protocol/features/absences.ts'

const SHOWN = 20
/** Of what is around it only which it is. */
const fields = { internships: [], students: [] } as const

/** The days that somebody did not come, with why where the reader may know it. */
export async function readAbsences(api: Client, filter: FilterOf<typeof absences>, page = { number: 1, size: SHOWN }) {
  const found = await api.list(absences, { filter, include: ['internship', 'student'], fields, page })
  const ids = found.map(({ id }) => id)
  const reasons = ids.length > 0 ? await api.list(absenceReasons, { filter: { idIn: ids }, page: { size: 100 } }) : []
  const why = new Map(reasons.map((each) => [each.id, each]))
  return { rows: found.map((row) => absenceOf(row, why.get(row.id))), records: found.records }
}

function absenceOf(
  row: Row<typeof absences, 'internship' | 'student', typeof fields>,
  why: Row<typeof absenceReasons> | undefined,
) {
  const { id, firstDay, lastDay, status, student, studentName, hostName, internship, can } = row
  return {
    id,
    firstDay,
    lastDay: lastDay ?? null,
    status,
    student: { id: student?.id ?? '', name: studentName },
    host: hostName,
    internshipId: internship?.id ?? '',
    why: why ? { kind: why.kind, note: why.note ?? null, reporter: why.reporterName ?? null } : null,
    can: { end: can.endAbsence === true, cancel: can.cancelAbsence === true },
  }
}
export type Absence = ReturnType<typeof absenceOf>

/** Who is missing today. */
export const readAwayToday = (api: Client) => readAbsences(api, { when: 'today' }, { number: 1, size: 40 })
