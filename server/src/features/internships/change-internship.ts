import type { RowOf } from '#db/tables.ts'
import { failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { planAgain } from '#features/workflows/plan-again.ts'
import { settleRoutes } from '#features/workflows/settle-route.ts'
import * as protocol from '#protocol/features/internship-commands.ts'
import { internshipChanged, internshipExtended, internships } from '#protocol/features/internships.ts'

type Internship = RowOf<typeof internships>

/** Who guides somebody works at their host. */
async function requireAtHost(
  tx: Tx,
  { organizationId }: Internship,
  userId: string | null | undefined,
  field: string,
): Promise<void> {
  if (!userId) return
  const isThere = await tx.row(
    `select 1 from roles r join users u on u.id = r.user_id
     where r.user_id = $1 and r.organization_id = $2 and u.status in ('active', 'invited') limit 1`,
    [userId, organizationId],
  )
  if (!isThere) throw failField('relation.missing', field, { name: 'contact' })
}

function requireOrder(startDate: string | null, endDate: string | null): void {
  if (startDate && endDate && endDate < startDate) throw failField('dateOrder', 'endDate')
}

/** What is the same as before is no change, and nobody is told of it. */
export const changeInternship = handle(protocol.changeInternship, async ({ subject, input, tx }) => {
  const { id, studentId } = subject
  const changed = Object.entries(input).filter(
    ([name, value]) => String(subject[name as keyof Internship] ?? '') !== String(value ?? ''),
  )
  if (changed.length === 0) return
  const values = Object.fromEntries(changed)
  const after = { ...subject, ...values }
  requireOrder(after.startDate, after.endDate)
  await requireAtHost(tx, subject, input.supervisorId, 'supervisorId')
  await requireAtHost(tx, subject, input.contactPersonId, 'contactPersonId')
  await tx.update(internships, id, values)
  if ('startDate' in values || 'endDate' in values) await planAgain(tx, [id])
  await settleRoutes(tx, [id])
  const told = { internshipId: id, studentId, changed: changed.map(([name]) => name) }
  tx.emit(internshipChanged, told, { type: 'users', id: studentId })
})

export const extendInternship = handle(protocol.extendInternship, async ({ subject, input, tx }) => {
  const { id, studentId, startDate, endDate } = subject
  requireOrder(startDate, input.endDate)
  if (endDate && input.endDate <= endDate) throw failField('internship.notLonger', 'endDate')
  await tx.update(internships, id, {
    endDate: input.endDate,
    ...(input.plannedHours ? { plannedHours: input.plannedHours } : {}),
  })
  await planAgain(tx, [id])
  await settleRoutes(tx, [id])
  tx.emit(internshipExtended, { internshipId: id, studentId }, { type: 'users', id: studentId })
})
