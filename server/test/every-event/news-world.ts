import { market } from '#features/applications/applications.factory.ts'
import { chooseNews, ownNews } from '#protocol/features/news-choices.ts'
import { newsKinds } from '#protocol/generated/notification-kinds.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import { contractWorld } from '../contract-world.ts'
import { inbound } from '../inbound.ts'
import { reactingApp } from '../mails.ts'
import { OwnDatabase } from '../own-database.ts'
import { sealingFolder } from '../seal-key.ts'
import { until } from '../until.ts'
import { type Visitor, visitor } from '../visitor.ts'
import { type Person, person, world } from '../world.ts'
import { pushService } from './push-service.ts'

const flags = { hours: true, selfFoundInternships: true, evaluationForms: true }

/** Everything that they can choose, chosen so; where there is no mail, what is left. */
async function choose(who: Person, choice: 'periodic' | 'off'): Promise<void> {
  const all = (await who.tell(ownNews)).groups.flatMap(({ news }) => news)
  const kinds = all.filter(({ choices }) => choices.includes(choice)).flatMap(({ kind }) => kind)
  await who.run(chooseNews, '', { [choice]: kinds.filter((kind) => isOneOf(newsKinds, kind)) })
}

type Got = { id: string; who: string; what: string; kind: string }

/**
 * One site with one of everything, in which all 56 events can be caused, and another one that hears of none. A student has
 * three mentors: one who chose nothing and reads English, one who wants no mails, and one who wants to hear nothing.
 */
export async function newsWorld() {
  const database = await OwnDatabase.create()
  const dataDir = await sealingFolder(database)
  // What can be taken back is told at once.
  const phones = await pushService()
  const app = await reactingApp({ dataDir, inbound, rethinkSeconds: 0, pushRelay: phones.address }, database)
  const routes = await contractWorld({ app, database, dataDir, flags })
  const places = await market(routes)
  const { site, school, mentor } = routes
  const elsewhere = await world({ flags }, app)
  const names = new Map<string, string>()
  const call = <P extends { id: string; email: string }>(who: P, name: string): P => {
    for (const key of [who.id, who.email]) names.set(key, name)
    return who
  }
  const callAddress = (email: string, name: string) => names.set(email, name)

  const later = await person(app, site, [['mentor', school.id]])
  const silent = await person(app, site, [['mentor', school.id]])
  await choose(later, 'periodic')
  await choose(silent, 'off')
  await database.rows(`update users set locale = 'en' where id = $1`, [mentor.id])
  const { schoolAdmin, centerAdmin, nonProfitAdmin, providerAdmin, student, volunteer, operator } = routes
  const known = { mentor, later, silent, schoolAdmin, centerAdmin, host: nonProfitAdmin, baker: providerAdmin }
  const others = { otherStudent: student, volunteer, operator }
  for (const [name, who] of Object.entries({ ...known, ...others })) call(who, name)
  for (const [role, who] of Object.entries(elsewhere)) if (isPerson(who)) call(who, `elsewhere ${role}`)

  const newStudent = async () => {
    const made = await routes.newStudent()
    for (const { id } of [later, silent])
      await routes.row('insert into mentorships (school_id, mentor_id, student_id) values ($1, $2, $3) returning id', [
        school.id,
        id,
        made.id,
      ])
    return call(made, 'student')
  }

  /** Until nothing is left to do that follows from something, nor to be tried again. */
  const settled = () =>
    until('nothing is left to do', async () => {
      const [left] = await database.rows(
        `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier <> 'sendMail' and (j.run_at < now() + interval '10 seconds' or j.last_error is not null) limit 1`,
      )
      return left === undefined
    }).catch(async (error) => {
      throw new Error(await database.standing(), { cause: error })
    })
  /** A job of the clock, for this site alone. */
  const clock = (identifier: string) =>
    app.road.inTenant(site, async (tx) => tx.enqueue({ identifier, payload: {} })).then(settled)

  /** Every line and every mail that anybody got, on any site. */
  const all = () =>
    database.rows<Got>(
      `select id, user_id::text as who, 'line ' || kind as what, kind from notifications union all
       select id, coalesce(user_id::text, recipient), concat_ws(' ', case channel when 'sms' then 'text' else 'mail' end,
         purpose, locale), purpose from mails`,
    )
  /** What these kinds of news, or mails, brought to whom while something happened. */
  async function told(kinds: ReadonlySet<string>, cause: () => Promise<unknown>): Promise<string[]> {
    await settled()
    const before = new Set((await all()).map(({ id }) => id))
    phones.posts.length = 0
    await cause()
    await settled()
    const fresh = (await all()).filter(({ id, kind }) => !before.has(id) && kinds.has(kind))
    const pushed = phones.posts.map((id) => ({ who: id, what: 'push' }))
    return [...fresh, ...pushed].map(({ who, what }) => `${names.get(who) ?? who}: ${what}`).sort()
  }
  const visit: Visitor = visitor(app, site)
  const { phoneOf } = phones
  return { ...places, ...routes, later, newStudent, phoneOf, call, callAddress, settled, clock, told, visit }
}
export type NewsWorld = Awaited<ReturnType<typeof newsWorld>>

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' && value !== null && 'credentials' in value && 'id' in value

/** One of the 56: how it comes about, and who is told how. What is not said here nobody was told. */
export type Walked = { name: string; cause: (w: NewsWorld) => Promise<unknown>; told: readonly string[] }
export type Walk = Record<number, Walked>
