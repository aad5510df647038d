import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { Days } from '#protocol/features/period-shift.ts'
import * as protocol from '#protocol/features/periods.ts'
import { internshipPeriodPolicy } from './periods.policy.ts'
import { outsideYear } from './periods.rules.ts'

const text = (day: unknown) => (day instanceof Date ? day.toISOString().slice(0, 10) : String(day))

async function requireInYear(tx: Tx, period: Days & { schoolYearId: string }): Promise<void> {
  const year = await tx.row<Days & { name: string }>(
    'select name, start_date::text as "startDate", end_date::text as "endDate" from school_years where id = $1',
    [period.schoolYearId],
  )
  if (!year) throw fail('relation.missing', { name: 'school_year' }, { pointer: '/data/attributes/schoolYearId' })
  const { startDate, endDate } = period
  if (endDate < startDate) throw failField('dateOrder', 'endDate')
  const outside = outsideYear({ startDate, endDate }, year)
  if (outside) throw failField('period.outsideYear', outside, { year: year.name })
}

type Participants = { levelIds?: string[] | null; groupIds?: string[] | null }

/** What is given replaces what was; what is not given stays. Only levels and classes of the same school take part. */
async function saveParticipants(
  tx: Tx,
  period: { id: string; schoolId: string },
  { levelIds, groupIds }: Participants,
): Promise<void> {
  for (const [field, table, ids] of [
    ['level', 'levels', levelIds],
    ['group', 'groups', groupIds],
  ] as const) {
    if (ids === undefined) continue
    const join = `internship_period_${table}`
    await tx.run(`delete from ${join} where internship_period_id = $1`, [period.id])
    const wanted = [...new Set(ids ?? [])]
    const added = await tx.run(
      `insert into ${join} (internship_period_id, ${field}_id)
         select $1, x.id from ${table} x where x.id = any($2) and x.school_id = $3`,
      [period.id, wanted, period.schoolId],
    )
    if (added < wanted.length) {
      throw fail('relation.missing', { name: field }, { pointer: `/data/attributes/${field}Ids` })
    }
  }
}

/** A school's own route, or that of the site, which is what none means. */
async function requireRoute(tx: Tx, schoolId: string, workflowId: string | null | undefined): Promise<void> {
  if (!workflowId) return
  const route = await tx.row(
    `select 1 from workflows where id = $1 and status = 'active' and (school_id = $2 or school_id is null)`,
    [workflowId, schoolId],
  )
  if (!route) throw failField('relation.missing', 'workflowId', { name: 'workflow' })
}

/** One that contracts can be made with: published, of the school or of the site. */
async function requireTemplate(tx: Tx, schoolId: string, templateId: string | null | undefined): Promise<void> {
  if (!templateId) return
  const template = await tx.row(
    `select 1 from contract_templates where id = $1 and status = 'active' and published_version is not null
       and (school_id = $2 or school_id is null)`,
    [templateId, schoolId],
  )
  if (!template || !tx.site.flags.digitalContracts)
    throw failField('relation.missing', 'contractTemplateId', { name: 'contract_template' })
}

export const createInternshipPeriod = handle(
  protocol.createInternshipPeriod,
  async ({ input, me, tx }) => {
    const { levelIds, groupIds, ...values } = input
    if (!me.adminOf('School').includes(values.schoolId)) throw fail('access.forbidden')
    await requireInYear(tx, values)
    await requireRoute(tx, values.schoolId, values.workflowId)
    await requireTemplate(tx, values.schoolId, values.contractTemplateId)
    const row = await tx.insert(protocol.internshipPeriods, values)
    await saveParticipants(tx, row, { levelIds, groupIds })
    tx.emit(protocol.periodCreated, {}, { type: 'internshipPeriods', id: row.id })
    return { id: row.id, created: true }
  },
  internshipPeriodPolicy.create,
)

export const updateInternshipPeriod = handle(protocol.updateInternshipPeriod, async ({ subject, input, tx }) => {
  const { levelIds, groupIds, status, ...values } = input
  const { startDate, endDate, schoolYearId } = { ...subject, ...values }
  const days = { startDate: text(startDate), endDate: text(endDate), schoolYearId }
  if (values.startDate ?? values.endDate ?? values.schoolYearId) await requireInYear(tx, days)
  // One that was put away since may stay.
  if (values.workflowId !== subject.workflowId) await requireRoute(tx, subject.schoolId, values.workflowId)
  if (values.contractTemplateId !== subject.contractTemplateId)
    await requireTemplate(tx, subject.schoolId, values.contractTemplateId)
  await tx.update(protocol.internshipPeriods, subject.id, values)
  await saveParticipants(tx, subject, { levelIds, groupIds })
  const tell = { changed: Object.keys(input) }
  const { archive, restore } = protocol.periodLife
  if (status && status !== subject.status) await tx.move(status === 'archived' ? archive : restore, subject, { tell })
  else tx.emit(protocol.periodUpdated, tell, { type: 'internshipPeriods', id: subject.id })
})
