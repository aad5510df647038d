import { job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { hoursMissing } from '#protocol/features/hour-links.ts'
import { askHost } from './host/ask-host.ts'

const SLICE = 200
/** A host who does not answer is asked so many days later, and at most so often for what waits. */
const REMIND_DAYS = 3
const REMINDERS = 3
/** Links are of no use any more so long after they ended. */
const KEPT_DAYS = 30

/** What was sent after the mail of its day goes out the next morning; what waits longer is asked for again. */
const toAsk = `select i.id, w.first_at <= a.last_at as "isReminder"
  from internships i
  cross join lateral (select min(h.submitted_at) as first_at, max(h.submitted_at) as newest_at from hour_entries h
    where h.internship_id = i.id and h.status = 'submitted') w
  cross join lateral (select max(s.created_at) as last_at, max(s.asked_on) as last_on,
    count(*) filter (where s.created_at > w.first_at and s.is_reminder) as reminders
    from hour_asks s where s.internship_id = i.id) a
  where i.minutes_waiting > 0 and i.status in ('running', 'evaluating') and i.id > $1
    and coalesce(a.last_on < today_nl(), true)
    and (coalesce(w.newest_at > a.last_at, w.first_at < now() - interval '1 hour')
      or (a.last_on <= today_nl() - ${REMIND_DAYS} and a.reminders < ${REMINDERS}))
  order by i.id limit ${SLICE}`

async function askSome(tx: Tx, after: string): Promise<string | undefined> {
  const found = await tx.rows<{ id: string; isReminder: boolean | null }>(toAsk, [after])
  for (const { id, isReminder } of found) await askHost(tx, id, { isReminder: isReminder === true, byId: null })
  return found.length === SLICE ? found.at(-1)?.id : undefined
}

const first = '00000000-0000-0000-0000-000000000000'

/** Early in the morning, before a day of work begins. */
export const askHosts = job(
  'askHosts',
  async ({ site, road }) => {
    if (!site.flags.hours) return
    let after: string | undefined = first
    while (after) after = await road.inTenant(site, (tx) => askSome(tx, after ?? first))
    await road.inTenant(site, (tx) =>
      tx.run(`delete from hour_links where expires_at < now() - make_interval(days => $1)`, [KEPT_DAYS]),
    )
  },
  '0 6 * * *',
)

/**
 * Who works all of last week and wrote nothing down. Not where the target is reached or the student was away, nor in a
 * holiday of the school.
 */
const missing = `select i.id, i.student_id as "studentId", (date_trunc('week', today_nl())::date - 7)::text as week
  from internships i cross join lateral (select date_trunc('week', today_nl())::date - 7 as monday) w
  where i.status = 'running' and i.start_date <= w.monday and coalesce(i.end_date >= w.monday + 6, true)
    and exists (select from internship_phases p where p.internship_id = i.id and p.kind = 'hours' and p.removed_at is null
      and p.status not in ('approved', 'skipped') and (p.stand is not null or not $1))
    and not exists (select from hour_entries h where h.internship_id = i.id and h.day between w.monday and w.monday + 6)
    and not exists (select from absences a where a.internship_id = i.id and a.status <> 'cancelled'
      and a.first_day <= w.monday + 6 and coalesce(a.last_day >= w.monday, true))
    and not exists (select from free_days f where f.school_id = i.school_id and f.kind = 'free'
      and f.start_date <= w.monday + 4 and f.end_date >= w.monday)
    and not exists (select from school_calendars c join region_holidays r on r.region = c.region
      where c.school_id = i.school_id and r.start_date <= w.monday + 4 and r.end_date >= w.monday)
    and not exists (select from hour_weeks_missed m where m.internship_id = i.id and m.week = w.monday)
  order by i.id limit ${SLICE}`

async function missSome(tx: Tx): Promise<number> {
  // Where a site works on paper too, only who began to log in the app does so.
  const values = [tx.site.flags.paperTimesheets]
  const found = await tx.rows<{ id: string; studentId: string; week: string }>(missing, values)
  for (const { id, studentId, week } of found) {
    const isNew = await tx.row(
      'insert into hour_weeks_missed (internship_id, week) values ($1, $2) on conflict do nothing returning internship_id',
      [id, week],
    )
    if (isNew) tx.emit(hoursMissing, { internshipId: id, studentId, week }, { type: 'users', id: studentId })
  }
  return found.length
}

/** Monday after school: the week before is over, and one still remembers it. */
export const missedWeeks = job(
  'missedWeeks',
  async ({ site, road }) => {
    if (!site.flags.hours) return
    while ((await road.inTenant(site, missSome)) === SLICE);
  },
  '0 14 * * 1',
)
