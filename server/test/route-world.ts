import { startInternship } from '#features/internships/start-internship.ts'
import { internships } from '#protocol/features/internships.ts'
import { phases } from '#protocol/features/phases.ts'
import { inDays } from '#protocol/shared/days.ts'
import { type Person, person, world } from './world.ts'

/** A site with a school whose students have places at a host, on a route that can be changed. */
export async function routeWorld(...given: Parameters<typeof world>) {
  const w = await world(...given)
  const { app, site, school, mentor, nonProfit, nonProfitAdmin } = w
  const row = async (text: string, values: unknown[]) =>
    (await app.road.db.withTenant(site.id, (sql) => sql.one<{ id: string }>(text, values))).id
  const newPeriod = (workflowId: string | null = null) =>
    row(
      `insert into internship_periods (school_id, school_year_id, name, start_date, end_date, workflow_id)
       select $1, id, gen_random_uuid()::text, today_nl() - 30, today_nl() + 60, $2 from school_years
       where today_nl() between start_date and end_date returning id`,
      [school.id, workflowId],
    )
  const newStudent = async () => {
    const made = await person(app, site, [['student', school.id]], { firstName: 'Daan', lastName: 'de Wit' })
    await row('insert into mentorships (school_id, mentor_id, student_id) values ($1, $2, $3) returning id', [
      school.id,
      mentor.id,
      made.id,
    ])
    return made
  }
  type Days = { startDate?: string | null; endDate?: string | null }
  // By the calendar: in the last hour of a day so many times 24 hours ends a day later, once the clock has changed.
  const day = inDays
  const place = (student: Person, periodId: string, { startDate = day(-10), endDate = day(30) }: Days = {}) =>
    app.road.inTenant(site, (tx) =>
      startInternship(tx, {
        studentId: student.id,
        schoolId: school.id,
        internshipPeriodId: periodId,
        organizationId: nonProfit.id,
        vacancyId: null,
        title: 'Helpen bij De Linde',
        description: null,
        motivation: null,
        weekdays: [1],
        startDate,
        endDate,
        plannedHours: 30,
        contactPersonId: nonProfitAdmin.id,
        contactName: null,
        contactEmail: null,
      }),
    )
  return { ...w, row, day, newPeriod, newStudent, place }
}

export const routeOf = (who: Person, internshipId: string) =>
  who.list(phases, { filter: { internshipIdEq: internshipId } })
/** Where it stands, in short: its status, what blocks it, whose turn it is, and at which step. */
export async function standing(who: Person, internshipId: string): Promise<string> {
  const { status, block, up, currentPhase } = await who.find(internships, internshipId, { include: ['currentPhase'] })
  return `${status} ${block} ${up} ${currentPhase?.kind} ${currentPhase?.status}`
}
