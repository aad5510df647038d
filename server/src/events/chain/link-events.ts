import { randomBytes } from 'node:crypto'
import { type HandledJob, job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { Sealing } from '#server/documents/sealing/sealing.ts'
import { type EventTexts, eventTexts, hashOfBlock, hashOfEvent, hashOfWords } from './event-block.ts'

const SLICE = 1000

type Last = { number: number; hash: string | null; upto: string | null }
type Waiting = EventTexts & { isLasting: boolean }

const lastBlock = async (tx: Tx): Promise<Last> =>
  (await tx.row<Last>(
    `select number, encode(hash, 'hex') as hash, upto::text from event_blocks order by number desc limit 1`,
  )) ?? { number: 0, hash: null, upto: null }

/** A transaction may take a while, and what it tells comes to light at its end: an hour is looked back. */
const waiting = (tx: Tx, { upto }: Last) =>
  tx.rows<Waiting>(
    `select ${eventTexts}, e.topic <> 'session' as "isLasting" from events e
     where e.created_at > coalesce($1::timestamptz - interval '1 hour', '-infinity')
       and e.id not in (select unnest(b.event_ids) from event_blocks b where b.upto > $1::timestamptz - interval '1 hour')
     order by e.created_at, e.id limit ${SLICE}`,
    [upto],
  )

/** The hashes of what was typed, kept with the salts that they were made with. */
async function keepWords(tx: Tx, events: readonly Waiting[]): Promise<Map<string, string>> {
  const typed = events.flatMap(({ id, words }) => {
    if (words === null) return []
    const salt = randomBytes(16).toString('hex')
    return [{ id, salt, hash: hashOfWords(words, salt) }]
  })
  if (typed.length > 0)
    await tx.run(
      `insert into event_words (event_id, hash, salt) select w.id, decode(w.hash, 'hex'), decode(w.salt, 'hex')
       from jsonb_to_recordset($1::jsonb) as w(id uuid, hash text, salt text)`,
      [JSON.stringify(typed)],
    )
  return new Map(typed.map(({ id, hash }) => [id, hash]))
}

/** Takes what is in no block yet into one, and sign-ins into one of their own. Says how many there were. */
async function linkSome(tx: Tx, sealing: Sealing): Promise<number> {
  const { isMine } = await tx.one<{ isMine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('events ' || current_tenant(), 0)) as "isMine"`,
  )
  // Without a key that is known nobody could check the chain.
  if (!isMine || !(await tx.row('select 1 from seal_certificates limit 1'))) return 0
  let last = await lastBlock(tx)
  const events = await waiting(tx, last)
  const words = await keepWords(tx, events)
  for (const isLasting of [true, false]) {
    const own = events.filter((each) => each.isLasting === isLasting)
    if (own.length === 0) continue
    const block = {
      siteId: tx.site.id,
      number: last.number + 1,
      isLasting,
      madeAt: new Date(),
      previous: last.hash,
      eventIds: own.map(({ id }) => id),
      leaves: own.map((event) => hashOfEvent(event, words.get(event.id) ?? null)),
    }
    const hash = hashOfBlock(block)
    const { signature, fingerprint } = await sealing.sign(Buffer.from(hash, 'hex'))
    const { upto } = await tx.one<{ upto: string }>(
      `insert into event_blocks (number, is_lasting, event_ids, leaves, previous, hash, certificate, signature, upto, created_at)
       values ($1, $2, $3::text[]::uuid[], decode($4, 'hex'), decode($5, 'hex'), decode($6, 'hex'), $7, decode($8, 'hex'),
         greatest($9::timestamptz, $10::timestamptz), $11) returning upto::text`,
      [
        block.number,
        isLasting,
        block.eventIds,
        block.leaves.join(''),
        block.previous,
        hash,
        fingerprint,
        signature.toString('hex'),
        last.upto,
        own.at(-1)?.at,
        block.madeAt.toISOString(),
      ],
    )
    last = { number: block.number, hash, upto }
  }
  return events.length
}

/** Every few minutes, so that hardly anything can be changed before it is in the chain. */
export const linkEvents = (sealing: Sealing): HandledJob =>
  job(
    'linkEvents',
    async ({ site, road }) => {
      let linked = SLICE
      while (linked === SLICE) linked = await road.inTenant(site, (tx) => linkSome(tx, sealing))
    },
    '*/5 * * * *',
  )
