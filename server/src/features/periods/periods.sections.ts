import { allOf, sqlCondition } from '#engine/judging/condition.ts'
import { periodicSection, rowsWhere } from '#engine/periodic-section.ts'
import { weekdayText } from '#protocol/shared/dates-written.ts'

/** So long before its end a school still has time to do something about it. */
const NEAR_DAYS = 21

type Row = { id: string; name: string; endDate: string }
const words = { nl: '{name} eindigt op {day}', en: '{name} ends on {day}' }

export const periodSections = [
  periodicSection('periods', {
    kind: 'state',
    title: { nl: 'Periodes die eindigen', en: 'Periods that end' },
    isFor: (me) => me.isSchoolAdmin,
    lines: async (reader) => {
      const ends = sqlCondition((t) => `${t}.end_date between today_nl() and today_nl() + ${NEAR_DAYS}`)
      const where = allOf<'internship_periods'>({ status: 'active', schoolId: reader.me.adminOf('School') }, ends)
      const periods = await rowsWhere<Row, 'internship_periods'>(reader, 'internship_periods', where, {
        columns: 't.id, t.name, t.end_date::text as "endDate"',
        order: 't.end_date, t.name',
      })
      return periods.map(({ id, name, endDate }) => ({
        text: words[reader.locale].replace('{name}', name).replace('{day}', weekdayText(endDate, reader.locale)),
        path: `/internship_periods/${id}`,
      }))
    },
  }),
]
