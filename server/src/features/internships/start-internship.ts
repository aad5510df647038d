import type { Tx } from '#engine/writing/transaction.ts'
import { todayOf } from '#features/workflows/settle-route.ts'
import { writeRoute } from '#features/workflows/write-route.ts'
import { internships } from '#protocol/features/internships.ts'

type NewInternship = {
  studentId: string
  /** Both are known of a student; a volunteer has neither. */
  schoolId: string | null
  internshipPeriodId: string | null
  organizationId: string
  vacancyId: string | null
  title: string
  description: string | null
  motivation: string | null
  weekdays: number[]
  startDate: string | null
  endDate: string | null
  plannedHours: number | null
  contactPersonId: string | null
  contactName: string | null
  contactEmail: string | null
}

/** The student has this place, for now and not only before. */
export const isPlaced = (t: string) => `${t}.status in ('approved', 'contracting', 'ready', 'running', 'evaluating')`

/**
 * The student has the place: what comes next is the contract, on paper or signed here. Nobody has to sign anything for a
 * volunteer: it begins on its first day, which may be today.
 */
export async function startInternship(tx: Tx, values: NewInternship): Promise<string> {
  const isDigital = tx.site.flags.digitalContracts
  const isLater = values.startDate !== null && values.startDate > (await todayOf(tx))
  const status = values.schoolId === null ? (isLater ? 'ready' : 'running') : isDigital ? 'contracting' : 'approved'
  const row = await tx.insert(internships, {
    ...values,
    supervisorId: values.contactPersonId,
    status,
    contractType: isDigital && values.schoolId !== null ? 'digital' : 'paper',
  })
  await writeRoute(tx, row.id, 'placed')
  return row.id
}
