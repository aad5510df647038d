import { setTimeout as sleep } from 'node:timers/promises'
import type { RowOf } from '#db/tables.ts'
import { job } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Job, Tx } from '#engine/writing/transaction.ts'
import { isMinor } from '#features/conversations/conversations.policy.ts'
import { writableBy } from '#features/conversations/who-writes-whom.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { BulkValues } from '#protocol/features/bulk-message-text.ts'
import * as protocol from '#protocol/features/bulk-messages.ts'
import { waitsUntil } from '#protocol/features/message-night.ts'
import { sendsBulk, writesAbout, writesTo } from './bulk-messages.policy.ts'
import { roomNow } from './limits.ts'
import { sendTo } from './send-to.ts'
import { personName, valuesFor } from './whom.ts'

const NAME = 'sendBulkMessage'
const BATCH = 50
/** After this long it makes room for other jobs and queues up again. */
const TURN_MS = 10_000
/** So long it waits when the hour is full. */
const PAUSE_MS = 5 * 60_000

type Message = RowOf<typeof protocol.bulkMessages>
const life = protocol.bulkMessageLife
type Sending = Pick<Message, 'id' | 'senderId' | 'actingOrganizationId'>

/** The key keeps it from being in the queue twice. */
export const sendOff = ({ id, senderId, actingOrganizationId }: Sending, runAt?: Date): Job => ({
  identifier: NAME,
  payload: {
    bulkMessageId: id,
    ...(senderId ? { userId: senderId } : {}),
    ...(actingOrganizationId ? { organizationId: actingOrganizationId } : {}),
  },
  key: `${NAME}:${id}`,
  ...(runAt ? { runAt } : {}),
})

/**
 * People are served in batches, each a transaction of its own: cut off anywhere, whoever is in a batch that was committed
 * has it, and the others have not. It runs with the rights that the sender has at that moment.
 */
export const sendBulkMessages = job(NAME, async ({ site, payload, road }) => {
  const { bulkMessageId: id = '', userId = '', organizationId = null } = payload
  const until = Date.now() + TURN_MS
  const sending = { id, senderId: userId, actingOrganizationId: organizationId }
  while (Date.now() < until) {
    const started = Date.now()
    const isOver = await road.onBehalfOf(site, { userId, organizationId }, id, (tx) => sendBatch(tx, sending))
    if (isOver) return
    // It rests as long as it worked, so that others do not wait for many people.
    await sleep(Date.now() - started)
  }
  await road.inTenant(site, async (tx) => tx.enqueue(sendOff(sending)))
})

export type Recipient = {
  id: string
  userId: string | null
  email: string
  locale: Locale
  firstName: string
  attempt: number
  messageId: string | null
  values: BulkValues
  /** They may be written to in the product. */
  talks: boolean
  isActive: boolean
  isAllowed: boolean
}

/** The next people. Says whether there is nothing more to do now. */
async function sendBatch(tx: Tx, sending: Sending): Promise<boolean> {
  const { id } = sending
  const message = await tx.rowFrom(protocol.bulkMessages, 'where id = $1 for update', [id])
  if (!message || !(await isUp(tx, message))) return true
  if (!sendsBulk(tx.me)) return giveUp(tx, message)
  const room = await roomNow(tx, message.organizationId)
  if (!(await isQueued(tx, id))) return finish(tx, message)
  if (room <= 0) return waitUntil(tx, sending, new Date(tx.registry.now().getTime() + PAUSE_MS))
  const night = waitsUntil(tx.registry.now())
  const people = await nextPeople(tx, message, Math.min(BATCH, room), night !== null)
  if (people.length === 0 && night) return waitUntil(tx, sending, night)
  await serve(tx, message, people)
  if (message.waitsUntil) await tx.update(protocol.bulkMessages, id, { waitsUntil: null })
  await tellLive(tx, id)
  return false
}

/** It is being sent, or its time has come. What was cancelled or stopped meanwhile is not. */
async function isUp(tx: Tx, message: Message): Promise<boolean> {
  if (message.status === 'sending') return true
  if (message.status !== 'planned' || !message.sendAt || message.sendAt > tx.registry.now()) return false
  await tx.move(life.begin, message, {
    set: { startedAt: sql`now()` },
    tell: { bulkMessageId: message.id, recipients: message.total },
    about: { type: 'organizations', id: message.organizationId },
  })
  return true
}

/** Those whose turn it is, with what differs for them and whether the sender may still write to them. */
function nextPeople(tx: Tx, message: Message, count: number, isNight: boolean): Promise<Recipient[]> {
  const params = new Params()
  const me = `${params.own(tx.me.requireId())}::uuid`
  const about = compile(writesAbout(tx.me, message.organizationId), 'i', params)
  const students = compile(writesTo(tx.me, message.organizationId), 'p', params)
  // At night nobody writes to somebody under age.
  const awake = isNight && message.audience === 'students' ? `and not ${isMinor('n.user_id')}` : ''
  return tx.rows<Recipient>(
    `with picked as (
       select n.id, n.user_id, coalesce(u.email, n.email) as email, coalesce(u.locale, n.locale) as locale,
         coalesce(u.first_name, n.first_name, '') as first_name, n.attempt, n.message_id, n.student_ids, n.internship_ids, u.status
       from bulk_message_recipients n left join users u on u.id = n.user_id
       where n.bulk_message_id = ${params.own(message.id)} and n.sent_at is null and n.left_out is null ${awake}
       order by n.id limit ${params.own(count)}),
     writable as materialized (select w.id from (${writableBy(me)}) w where w.id in (select user_id from picked))
     select r.id, r.user_id as "userId", r.email, r.locale, r.first_name as "firstName", r.attempt, r.message_id as "messageId",
       ${valuesFor('r', personName(me))} as values, w.id is not null as talks,
       r.status is null or r.status in ('active', 'invited') as "isActive",
       exists (select from internships i where i.id = any(r.internship_ids) and ${about})
         or exists (select from student_profiles p where p.id = any(r.student_ids) and ${students}) as "isAllowed"
     from picked r left join writable w on w.id = r.user_id order by r.id`,
    params.values,
  )
}

/** Who is no pupil of theirs any more, or has left, is left out after all. */
async function serve(tx: Tx, message: Message, people: Recipient[]): Promise<void> {
  const isServed = (person: Recipient) => person.isAllowed && person.isActive
  await sendTo(tx, message, people.filter(isServed))
  const others = people.filter((person) => !isServed(person))
  if (others.length === 0) return
  await tx.run(
    `update bulk_message_recipients r set left_out = g.why from unnest($1::uuid[], $2::text[]) g(id, why) where r.id = g.id`,
    [others.map(({ id }) => id), others.map(({ isAllowed }) => (isAllowed ? 'notActive' : 'notAllowed'))],
  )
  const change = 'update bulk_messages set total = total - $2, left_out = left_out + $2 where id = $1'
  await tx.run(change, [message.id, others.length])
}

const isQueued = (tx: Tx, id: string) =>
  tx.row(
    'select 1 from bulk_message_recipients where bulk_message_id = $1 and sent_at is null and left_out is null limit 1',
    [id],
  )

async function waitUntil(tx: Tx, sending: Sending, moment: Date): Promise<true> {
  await tx.update(protocol.bulkMessages, sending.id, { waitsUntil: moment })
  tx.enqueue(sendOff(sending, moment))
  await tellLive(tx, sending.id)
  return true
}

async function finish(tx: Tx, message: Message): Promise<true> {
  await tx.move(life.finish, message, { set: { finishedAt: sql`now()`, waitsUntil: null } })
  await tellLive(tx, message.id)
  return true
}

/** Whoever sent it may not do so any more: what is left stays where it is, and the report says so. */
async function giveUp(tx: Tx, message: Message): Promise<true> {
  await tx.move(life.giveUp, message, { set: { finishedAt: sql`now()`, waitsUntil: null } })
  await tellLive(tx, message.id)
  return true
}

/** Whoever looks at the report looks again. */
const tellLive = (tx: Tx, id: string) =>
  tx.run(`select pg_notify('live', json_build_array(current_tenant(), 'bulkMessages', $1::text)::text)`, [id])
