import { fail, failParameter } from '#engine/fail.ts'
import { answer, handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import { isDate, isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/working-time.ts'
import { nationalHolidays } from './national-holidays.ts'
import { seesCalendarOf } from './working-time.policy.ts'

export const saveSchoolCalendar = handle(
  protocol.saveSchoolCalendar,
  async ({ input: { schoolId, region = null, lessonMinutes = null }, me, tx }) => {
    if (!me.adminOf('School').includes(schoolId)) throw fail('access.forbidden')
    await tx.run(
      `insert into school_calendars (school_id, region, lesson_minutes) values ($1, $2, $3)
       on conflict (tenant_id, school_id) do update set region = excluded.region, lesson_minutes = excluded.lesson_minutes`,
      [schoolId, region, lessonMinutes],
    )
    tx.emit(protocol.calendarSaved, { schoolId }, { type: 'organizations', id: schoolId })
    return { status: 200, body: metaDocument({ region, lessonMinutes }) }
  },
  (me) => me.isSchoolAdmin,
)

type Known = { region: protocol.HolidayRegion | null; lessonMinutes: number | null; holidays: protocol.NamedDays[] }

/** Longer than two school years is nothing that anybody looks at. */
const MOST_YEARS = 3

export const schoolCalendar = answer(protocol.schoolCalendar, async ({ me, read, asked }) => {
  const given = (name: 'schoolId' | 'startDate' | 'endDate') => asked().filter.get(name)?.text ?? ''
  const [schoolId, startDate, endDate] = [given('schoolId'), given('startDate'), given('endDate')]
  if (!isId(schoolId)) throw failParameter('parameter.invalid', 'filter[school_id]')
  if (!isDate(startDate)) throw failParameter('parameter.invalid', 'filter[start_date]')
  const years = Number(endDate.slice(0, 4)) - Number(startDate.slice(0, 4)) + 1
  if (!isDate(endDate) || endDate < startDate || years > MOST_YEARS)
    throw failParameter('parameter.invalid', 'filter[end_date]')
  if (!seesCalendarOf(me, schoolId)) throw fail('record.missing')
  const [found] = await read<Known>({
    text: `select c.region, c.lesson_minutes as "lessonMinutes",
        coalesce((select json_agg(json_build_object('name', h.name, 'startDate', h.start_date, 'endDate', h.end_date)
            order by h.start_date)
          from region_holidays h where h.region = c.region and h.start_date <= $3::date and h.end_date >= $2::date), '[]')
          as holidays
      from school_calendars c where c.school_id = $1`,
    values: [schoolId, startDate, endDate],
  })
  const first = Number(startDate.slice(0, 4))
  const national = Array.from({ length: years }, (_, index) => nationalHolidays(first + index))
    .flat()
    .filter((day) => day.startDate >= startDate && day.startDate <= endDate)
  return { meta: { ...(found ?? { region: null, lessonMinutes: null, holidays: [] }), national } }
})
