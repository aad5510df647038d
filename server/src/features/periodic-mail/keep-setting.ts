import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { Recipient } from '#mail/queue.ts'
import * as protocol from '#protocol/features/periodic-mail.ts'
import { composeMails, housesOf, sectionsFor } from './compose-mails.ts'
import { wallClock } from './netherlands-clock.ts'
import { queueMails } from './queue-mails.ts'
import { isTurn, type Kept, keptOf, settingOf, sinceOf } from './setting.ts'

/** Held, and made when there is none yet. */
async function hold(tx: Tx, userId: string): Promise<Kept> {
  await tx.run('insert into periodic_mails (user_id) values ($1) on conflict do nothing', [userId])
  const { text, values } = keptOf(userId, true)
  return tx.one<Kept>(text, values)
}

/** What was not chosen, among what can be told to them now; what was left out in another role stays so. */
async function leftOut(tx: Tx, chosen: readonly string[], before: readonly string[]): Promise<string[]> {
  const houses = await housesOf({ me: tx.me, read: (statement) => tx.rows(statement.text, statement.values) })
  const known = new Set(houses.flatMap((house) => sectionsFor(tx, house.me)).map(({ name }) => name))
  return [...before.filter((name) => !known.has(name)), ...[...known].filter((name) => !chosen.includes(name))]
}

/** When the hour of today is past, the choice counts from tomorrow on. */
export const savePeriodicMail = handle(
  protocol.savePeriodicMail,
  async ({ input, me, tx }) => {
    const userId = me.requireId()
    const { sections, ...chosen } = input
    const before = settingOf(await hold(tx, userId), me)
    const without = sections ? await leftOut(tx, sections, before.without) : before.without
    const setting = { ...before, ...chosen, without }
    const { rhythm, weekday, hour, locale } = setting
    const clock = wallClock(tx.registry.now())
    await tx.run(
      `update periodic_mails set rhythm = $2, weekday = $3, hour = $4, locale = $5, without = $6, starts_on = $7::date + $8::int
       where user_id = $1`,
      [userId, rhythm, weekday, hour, locale, without, clock.day, isTurn(setting, clock) ? 1 : 0],
    )
    return null
  },
  (me) => !me.isGuest,
)

/** As they would get it; a turn is not used up by it, and what is new stays new. */
export const sendPeriodicMail = handle(
  protocol.sendPeriodicMail,
  async ({ me, tx }) => {
    if (me.isImpersonated) throw fail('impersonation.forbidden')
    const userId = me.requireId()
    const kept = await hold(tx, userId)
    const now = new Date()
    if (kept.askedAt && now.getTime() - kept.askedAt.getTime() < protocol.askAgainMinutes * 60_000)
      throw fail('periodicMail.tooSoon', { minutes: protocol.askAgainMinutes })
    await tx.run('update periodic_mails set asked_at = $2 where user_id = $1', [userId, now])
    const to = await tx.one<Recipient>('select id, email, locale, first_name as "firstName" from users where id = $1', [
      userId,
    ])
    const setting = settingOf(kept, me)
    const locale = setting.locale ?? to.locale
    const mails = await composeMails({
      me,
      site: tx.site,
      registry: tx.registry,
      read: (statement) => tx.rows(statement.text, statement.values),
      locale,
      since: sinceOf(kept, setting, tx.registry.now()),
      without: setting.without,
    })
    await queueMails(tx, { to: { ...to, locale }, mails, turn: now.toISOString(), stopKey: kept.stopKey })
    return { status: 200, body: metaDocument({ count: mails.length }) }
  },
  (me) => !me.isGuest,
)

/** A key that is not known any more has nothing to stop. */
export const stopPeriodicMail = handle(protocol.stopPeriodicMail, async ({ input, tx }) => {
  await tx.run(`update periodic_mails set rhythm = 'off' where stop_key = $1`, [input.key])
  return null
})
