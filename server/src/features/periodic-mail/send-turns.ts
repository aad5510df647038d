import { type JobContext, job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { Recipient } from '#mail/queue.ts'
import { defaultHours, defaultWeekday } from '#protocol/features/periodic-mail.ts'
import { composeMails } from './compose-mails.ts'
import { type WallClock, wallClock } from './netherlands-clock.ts'
import { queueMails } from './queue-mails.ts'
import { isTurn, type Kept, keptOf, settingOf, sinceOf } from './setting.ts'

const PEOPLE_AT_ONCE = 100
/** A job that takes longer leaves the rest to the next one. */
const LONGEST_MS = 60_000

type Person = Recipient & { id: string }

/** Who chose nothing: by default it is their day, they were here before it began, and nobody told them today. */
const isDefaultTurn = `not exists (select from periodic_mails p where p.user_id = u.id and (p.rhythm is not null or p.last_turn >= $2::date))
  and u.created_at < ($2::date::timestamp at time zone 'Europe/Amsterdam')
  and (select min(case when r.name in ('admin', 'mentor') then ${defaultHours.staff} else ${defaultHours.others} end)
    from roles r where r.user_id = u.id and r.organization_id is not null) <= $3`

/** Whose turn it may be, some at a time. It is looked at once more when each of them is held. */
const duePeople = (tx: Tx, { day, hour, weekday }: WallClock, after: string) =>
  tx.rows<Person>(
    `select u.id, u.email, u.locale, u.first_name as "firstName" from users u
     where u.status = 'active' and u.id > $1 and (
       u.id in (select p.user_id from periodic_mails p where p.rhythm in ('daily', 'weekly') and p.hour <= $3
         and (p.rhythm = 'daily' or p.weekday = $4) and coalesce(p.starts_on <= $2::date, true)
         and coalesce(p.last_turn < $2::date, true))
       ${weekday === defaultWeekday ? `or ${isDefaultTurn}` : ''})
     order by u.id limit ${PEOPLE_AT_ONCE}`,
    [after, day, hour, weekday],
  )

/**
 * All mails of one person, and that it was their turn, or nothing of it. Two that come here at once wait for one another, and
 * the second finds that it is done.
 */
async function tellPerson(tx: Tx, person: Person): Promise<void> {
  const now = tx.registry.now()
  const clock = wallClock(now)
  // Whoever cannot sign in any more is nobody.
  if (tx.me.isGuest) return
  await tx.run('insert into periodic_mails (user_id) values ($1) on conflict do nothing', [person.id])
  const { text, values } = keptOf(person.id, true)
  const kept = await tx.one<Kept>(text, values)
  const setting = settingOf(kept, tx.me)
  if (!isTurn(setting, clock) || (kept.lastTurn && kept.lastTurn >= clock.day)) return
  if (kept.startsOn && kept.startsOn > clock.day) return
  await tx.run('update periodic_mails set last_turn = $2, told_until = $3 where user_id = $1', [
    person.id,
    clock.day,
    now,
  ])
  const locale = setting.locale ?? person.locale
  const mails = await composeMails({
    me: tx.me,
    site: tx.site,
    registry: tx.registry,
    read: (statement) => tx.rows(statement.text, statement.values),
    locale,
    since: sinceOf(kept, setting, now),
    without: setting.without,
  })
  await queueMails(tx, { to: { ...person, locale }, mails, turn: clock.day, stopKey: kept.stopKey })
}

const slice = (tx: Tx) =>
  tx.enqueue({ identifier: 'sendPeriodicTurns', payload: {}, key: `periodicMail:${tx.site.id}` })

export async function sendTurns({ road, site, log }: Pick<JobContext, 'road' | 'site' | 'log'>): Promise<void> {
  const until = Date.now() + LONGEST_MS
  let after = '00000000-0000-0000-0000-000000000000'
  while (Date.now() < until) {
    const people = await road.inTenant(site, (tx) => duePeople(tx, wallClock(road.registry.now()), after))
    for (const person of people) {
      after = person.id
      // A transaction for each: who was told is not told again when the next one fails, who waits for nobody.
      try {
        const who = { userId: person.id, organizationId: null }
        await road.onBehalfOf(site, who, 'sendPeriodicTurns', (tx) => tellPerson(tx, person))
      } catch (error) {
        log.warn({ user: person.id, err: error }, 'somebody did not get their periodic mail')
      }
    }
    if (people.length < PEOPLE_AT_ONCE) return
  }
  await road.inTenant(site, async (tx) => slice(tx))
}

/** The clock only says that it is time; the work is done for each site apart, and goes on where it was cut off. */
export const periodicJobs = [
  job('periodicMail', ({ site, road }) => road.inTenant(site, async (tx) => slice(tx)), '1 * * * *'),
  job('sendPeriodicTurns', sendTurns),
]
