import type { TableRow } from '#db/tables.ts'
import { fail, failField } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { organizationPolicy } from '#features/organizations/organizations.policy.ts'
import { takesPart } from '#features/periods/periods-in-scope.ts'
import { organizations } from '#protocol/features/organizations.ts'

export type Report = {
  organizationName: string
  knownOrganizationId?: string | null
  startDate: string
  endDate: string
  motivation?: string | null
}
type Days = { startDate: string; endDate: string }

/** The period of the report: the student takes part in it, and may come with a place of their own. */
export async function openPeriod(
  tx: Tx,
  periodId: string | null,
  student: { id: string; schoolId: string | null },
): Promise<Days> {
  const period = await tx.row<Days & { isOpen: boolean }>(
    `select p.start_date::text as "startDate", p.end_date::text as "endDate",
       p.may_report_self_found and p.end_date >= today_nl() as "isOpen"
     from internship_periods p
     where p.id = $1 and p.school_id = $2 and p.status = 'active' and ${takesPart('p', '$3::uuid')}`,
    [periodId, student.schoolId, student.id],
  )
  if (!period) {
    throw fail('relation.missing', { name: 'internship_period' }, { pointer: '/data/attributes/internshipPeriodId' })
  }
  if (!period.isOpen) throw failField('selfFound.notAllowed', 'internshipPeriodId')
  return period
}

/** What the shape of each field alone cannot say. */
export async function checkReport(tx: Tx, report: Report, period: Days): Promise<void> {
  if (report.endDate < report.startDate) throw failField('dateOrder', 'endDate')
  for (const field of ['startDate', 'endDate'] as const) {
    if (report[field] < period.startDate || report[field] > period.endDate) {
      throw failField('selfFound.outsidePeriod', field, { from: dutch(period.startDate), until: dutch(period.endDate) })
    }
  }
  if (tx.site.flags.motivationField && !report.motivation?.trim()) throw failField('required', 'motivation')
  const { knownOrganizationId: id } = report
  if (!id) return
  // One that this person may not see does not exist here.
  if (!(await tx.holdsFor(organizations, id, organizationPolicy.read(tx.me)))) throw noHost('knownOrganizationId')
  await requireHost(tx, id, 'knownOrganizationId')
}

const dutch = (day: string) => day.split('-').reverse().join('-')

const noHost = (field: string) =>
  fail('relation.missing', { name: 'organization' }, { pointer: `/data/attributes/${field}` })

/** An organization that students can go to, also when it still waits for approval. */
export async function requireHost(tx: Tx, id: string, field: string) {
  const host = await tx.row<Pick<TableRow<'organizations'>, 'id' | 'name' | 'status' | 'city'>>(
    `select id, name, status, city from organizations
     where id = $1 and type in ('NonProfit', 'Provider') and status in ('approved', 'pending')`,
    [id],
  )
  if (!host) throw noHost(field)
  return host
}

/** Two clicks at once make one report: whoever comes second waits here, and then sees the first. */
export async function requireFirst(tx: Tx, studentId: string, periodId: string, organizationName: string) {
  await tx.row('select id from users where id = $1 for no key update', [studentId])
  const before = await tx.row<{ isWaiting: boolean }>(
    `select report_state in ('waiting', 'sent_back') as "isWaiting" from internships
     where student_id = $1 and internship_period_id = $2 and self_found and status not in ('refused', 'stopped')
       and (report_state in ('waiting', 'sent_back')
         or organization_name_key(organization_name) = organization_name_key($3))
     order by 1 desc limit 1`,
    [studentId, periodId, organizationName],
  )
  if (before) throw fail(before.isWaiting ? 'selfFound.waiting' : 'selfFound.twice')
}
