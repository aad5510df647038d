import { failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { type Days, shiftName, shiftPeriod } from '#protocol/features/period-shift.ts'
import * as protocol from '#protocol/features/periods.ts'

type Year = Days & { id: string }
type Period = Days & { id: string; schoolId: string; name: string; status: string }

async function yearOf(tx: Tx, id: string): Promise<Year> {
  await tx.find(protocol.schoolYears, id)
  const text = 'select id, start_date::text as "startDate", end_date::text as "endDate" from school_years where id = $1'
  return tx.one<Year>(text, [id])
}

const periodsOf = (tx: Tx, yearId: string, schoolIds: string[]) =>
  tx.rows<Period>(
    `select id, school_id as "schoolId", name, status, start_date::text as "startDate", end_date::text as "endDate"
     from internship_periods where school_year_id = $1 and school_id = any($2) order by start_date, id`,
    [yearId, schoolIds],
  )

/** Last year's periods again. What has the same name there already is left alone, and the answer says so. */
export const copyPeriods = handle(
  protocol.copyPeriods,
  async ({ input: { fromSchoolYearId, toSchoolYearId, periodIds }, me, tx }) => {
    if (fromSchoolYearId === toSchoolYearId) throw failField('year.same', 'toSchoolYearId')
    const schools = me.adminOf('School')
    const [from, to] = [await yearOf(tx, fromSchoolYearId), await yearOf(tx, toSchoolYearId)]
    const key = ({ schoolId, name }: Period) => `${schoolId} ${name.toLowerCase()}`
    const isMeant = ({ id, status }: Period) => (periodIds ? periodIds.includes(id) : status === 'active')
    const there = new Set((await periodsOf(tx, to.id, schools)).map(key))
    const skipped: string[] = []
    const copied: Period[] = []
    const missingGroups = new Set<string>()
    for (const period of (await periodsOf(tx, from.id, schools)).filter(isMeant)) {
      const again = { ...period, name: shiftName(period.name, from, to), ...shiftPeriod(period, from, to) }
      if (there.has(key(again))) {
        skipped.push(again.name)
        continue
      }
      const id = await copy(tx, again, to.id)
      for (const name of await copyGroupsOf(tx, period.id, id, to.id)) missingGroups.add(name)
      copied.push({ ...again, id })
    }
    for (const schoolId of new Set(copied.map((period) => period.schoolId))) {
      const count = copied.filter((period) => period.schoolId === schoolId).length
      tx.emit(protocol.periodsCopied, { toSchoolYearId, count }, { type: 'organizations', id: schoolId })
    }
    const meta = {
      copied: copied.map(({ name }) => name),
      ids: copied.map(({ id }) => id),
      skipped,
      missingGroups: [...missingGroups],
    }
    return { status: 200, body: metaDocument(meta) }
  },
  (me) => me.isSchoolAdmin,
)

async function copy(tx: Tx, period: Period, yearId: string): Promise<string> {
  const { id } = await tx.one<{ id: string }>(
    `insert into internship_periods (school_id, school_year_id, name, start_date, end_date, target_hours, description,
       may_search, may_apply, may_report_self_found, needs_mentor_approval, workflow_id)
     select school_id, $2, $5, $3, $4, target_hours, description, may_search, may_apply, may_report_self_found, needs_mentor_approval,
       workflow_id
     from internship_periods where id = $1 returning id`,
    [period.id, yearId, period.startDate, period.endDate, period.name],
  )
  await tx.run(
    `insert into internship_period_levels (internship_period_id, level_id)
     select $2, level_id from internship_period_levels where internship_period_id = $1`,
    [period.id, id],
  )
  return id
}

/** The classes of the same name take part. Those that do not exist there yet are told: somebody must choose. */
async function copyGroupsOf(tx: Tx, fromId: string, toId: string, yearId: string): Promise<string[]> {
  const groups = await tx.rows<{ name: string; again: string | null }>(
    `select o.name, n.id as again from internship_period_groups x join groups o on o.id = x.group_id
     left join groups n on n.school_id = o.school_id and n.name_key = o.name_key and n.school_year_id = $2
     where x.internship_period_id = $1 order by o.name`,
    [fromId, yearId],
  )
  await tx.run(
    'insert into internship_period_groups (internship_period_id, group_id) select $1, x from unnest($2::uuid[]) x',
    [toId, groups.flatMap(({ again }) => again ?? [])],
  )
  return groups.filter(({ again }) => !again).map(({ name }) => name)
}
