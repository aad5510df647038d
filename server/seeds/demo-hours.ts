import type { Sql } from '#db/database.ts'
import { insertRows } from './insert-rows.ts'

type Worked = {
  id: string
  studentId: string
  startDate: string
  weekdays: number[]
  supervisorId: string | null
  status: string
}

const DAY = 24 * 3600 * 1000
const works = ['Kennismaken en rondleiding', 'Meegeholpen', 'Opgeruimd', 'Klaargezet voor morgen', 'Bezoekers geholpen']
/** From nine to one, and now and then until two or three. */
const ends = ['13:00', '13:00', '14:00', '15:00']

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)
/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (time: number) => ((new Date(time).getUTCDay() + 6) % 7) + 1

/** The days of work up to yesterday, the newest first. */
function daysOf({ startDate, weekdays }: Worked, today: Date): string[] {
  const days: string[] = []
  const wanted = weekdays.length > 0 ? weekdays : [5]
  for (let time = today.getTime() - DAY; isoDay(time) >= startDate && days.length < 60; time -= DAY)
    if (wanted.includes(weekdayOf(time))) days.push(isoDay(time))
  return days
}

/**
 * What was worked, day by day, until the number of hours that each internship has. Who is under way also has days that wait: the
 * last one is only written down, those before it wait for the host, and here and there one was sent back.
 */
export async function addHours(
  sql: Sql,
  internships: readonly (Worked & { hours: number })[],
  today: Date,
): Promise<void> {
  const rows = internships.flatMap((internship, index) => {
    const days = daysOf(internship, today)
    const open = internship.status === 'running' ? Math.min(days.length, 1 + (index % 3)) : 0
    const entries = days.slice(0, open).map((day, at) => {
      const status = at === 0 ? 'draft' : index % 7 === 0 ? 'rejected' : 'submitted'
      return entryOf(
        internship,
        day,
        ends[(index + at) % ends.length] ?? '13:00',
        status,
        works[(index + at) % works.length],
      )
    })
    let left = internship.hours * 60
    for (const [at, day] of days.slice(open).entries()) {
      if (left <= 0) break
      const entry = entryOf(internship, day, ends[at % ends.length] ?? '13:00', 'approved', works[at % works.length])
      // What is left over after whole days was a short one.
      entries.push(entry.minutes > left ? { ...entry, startsAt: null, endsAt: null, minutes: left } : entry)
      left -= entry.minutes
    }
    return entries
  })
  await insertRows(sql, 'hour_entries', rows)
  await sql.run(
    `update internship_phases p set stand = 'logging' where p.kind = 'hours' and p.status = 'open'
       and exists (select from hour_entries h where h.internship_id = p.internship_id)`,
  )
}

function entryOf(of: Worked, day: string, endsAt: string, status: string, work: string | undefined) {
  const isDecided = status === 'approved' || status === 'rejected'
  return {
    internshipId: of.id,
    studentId: of.studentId,
    day,
    startsAt: '09:00' as string | null,
    endsAt: endsAt as string | null,
    breakMinutes: 0,
    minutes: (Number(endsAt.slice(0, 2)) - 9) * 60,
    work: work ?? null,
    status,
    note: status === 'rejected' ? 'Je ging een uur eerder weg.' : null,
    otherMinutes: status === 'rejected' ? 180 : null,
    decidedById: isDecided ? of.supervisorId : null,
    decidedAs: isDecided ? 'host' : null,
    decidedAt: isDecided ? `${day}T16:00:00Z` : null,
    submittedAt: status === 'draft' ? null : `${day}T15:00:00Z`,
    touchedById: of.studentId,
  }
}
