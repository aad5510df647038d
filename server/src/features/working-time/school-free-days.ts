import { calendarSource } from '#engine/calendar.ts'
import type { Locale } from '#protocol/errors/errors.ts'

const MOST = 300

const holidays: Record<Locale, Record<string, string>> = {
  nl: {
    autumn: 'Herfstvakantie',
    christmas: 'Kerstvakantie',
    spring: 'Voorjaarsvakantie',
    may: 'Meivakantie',
    summer: 'Zomervakantie',
  },
  en: {
    autumn: 'Autumn holiday',
    christmas: 'Christmas holiday',
    spring: 'Spring holiday',
    may: 'May holiday',
    summer: 'Summer holiday',
  },
}

type Row = { key: string; name: string; isHoliday: boolean; firstDay: string; lastDay: string; changedAt: Date }

/** When one's school is free: the holidays of its region and days of its own. Its staff and its students plan around them. */
export const schoolFreeDays = calendarSource('free', async ({ tx, me, locale, today }) => {
  const schools = [...new Set([...me.staffOf(), ...me.studentOf()])]
  if (schools.length === 0) return []
  const rows = await tx.rows<Row>(
    `select f.id::text as key, f.name, false as "isHoliday", f.start_date::text as "firstDay", f.end_date::text as "lastDay",
       f.updated_at as "changedAt"
     from free_days f where f.school_id = any($1::uuid[]) and f.kind = 'free' and f.end_date >= $2::date - 60
     union all
     select distinct h.region || '-' || h.start_date, h.name, true, h.start_date::text, h.end_date::text, timestamptz 'epoch'
     from school_calendars c join region_holidays h on h.region = c.region
     where c.school_id = any($1::uuid[]) and h.end_date >= $2::date - 60
     order by 4, 1 limit ${MOST}`,
    [schools, today],
  )
  return rows.map(({ key, name, isHoliday, firstDay, lastDay, changedAt }) => ({
    key,
    title: isHoliday ? (holidays[locale][name] ?? name) : name,
    when: { firstDay, lastDay },
    changedAt,
    ...(me.staffOf().length > 0 ? { path: '/vrije-dagen' } : {}),
  }))
})
