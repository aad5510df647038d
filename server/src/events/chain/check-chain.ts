import { verify, X509Certificate } from 'node:crypto'
import type pg from 'pg'
import type { SealKey } from '#server/documents/sealing/seal-key.ts'
import { type Block, type EventTexts, eventTexts, hashOfBlock, hashOfEvent, hashOfWords } from './event-block.ts'

type KeptBlock = Block & { hash: string; certificate: string; signature: Buffer; mayMiss: boolean }
type Words = { eventId: string; hash: string; salt: string | null }

export type ChainAnswer = { site: string; blocks: number; events: number; head: string | null; troubles: string[] }

/**
 * The keys that this machine can vouch for: its own, and others from the same root. A certificate that only the database
 * knows proves nothing: whoever could change events could have put it there.
 */
export async function trustedKeys(owner: pg.Client, key: SealKey): Promise<Map<string, X509Certificate>> {
  const { rows } = await owner.query<{ fingerprint: string; certificate: string }>(
    'select fingerprint, certificate from seal_certificates',
  )
  const root = key.chain.at(-1)
  const issuer = root && new X509Certificate(root).publicKey
  const known = rows.map((row) => [row.fingerprint, new X509Certificate(row.certificate)] as const)
  return new Map([
    ...known.filter(([, certificate]) => issuer && certificate.verify(issuer)),
    [key.fingerprint, new X509Certificate(key.certificate)] as const,
  ])
}

const blockAfter = async (owner: pg.Client, siteId: string, number: number): Promise<KeptBlock | undefined> => {
  const { rows } = await owner.query<KeptBlock>(
    `select tenant_id as "siteId", number, is_lasting as "isLasting", created_at as "madeAt", encode(previous, 'hex') as previous,
       event_ids::text[] as "eventIds", array(select encode(substring(leaves from 32 * i + 1 for 32), 'hex')
         from generate_series(0, cardinality(event_ids) - 1) i order by i) as leaves,
       encode(hash, 'hex') as hash, certificate, signature,
       not is_lasting and created_at < now() - interval '12 months' as "mayMiss"
     from event_blocks where tenant_id = $1 and number > $2 order by number limit 1`,
    [siteId, number],
  )
  return rows[0]
}

/** Whether the block is the one that was made, in the place where it was made. */
function troubleOfBlock(block: KeptBlock, before: KeptBlock | undefined, keys: Map<string, X509Certificate>) {
  const { number, hash, previous, certificate, signature } = block
  if (number !== (before?.number ?? 0) + 1) return `block ${(before?.number ?? 0) + 1} is missing`
  if (previous !== (before?.hash ?? null)) return `block ${number} does not follow the one before it`
  if (hashOfBlock(block) !== hash) return `block ${number} was changed`
  const key = keys.get(certificate)
  if (!key) return `block ${number} is signed by a key that this machine cannot vouch for: ${certificate.slice(0, 16)}`
  if (!verify('sha256', Buffer.from(hash, 'hex'), key.publicKey, signature))
    return `the signature of block ${number} is wrong`
}

/** What was typed and is gone must have been forgotten as a whole, with its salt. */
function isRight(event: EventTexts, leaf: string, words: Words | undefined): boolean {
  if (event.words === null) return words?.salt ? false : hashOfEvent(event, words?.hash ?? null) === leaf
  if (!words?.salt) return false
  return hashOfWords(event.words, words.salt) === words.hash && hashOfEvent(event, words.hash) === leaf
}

async function troublesOfEvents(owner: pg.Client, block: KeptBlock): Promise<string[]> {
  const asked = [block.siteId, block.eventIds]
  const events = await owner.query<EventTexts>(
    `select ${eventTexts} from events e where e.tenant_id = $1 and e.id = any($2::uuid[])`,
    asked,
  )
  const typed = await owner.query<Words>(
    `select event_id::text as "eventId", encode(hash, 'hex') as hash, encode(salt, 'hex') as salt
     from event_words where tenant_id = $1 and event_id = any($2::uuid[])`,
    asked,
  )
  const eventOf = new Map(events.rows.map((event) => [event.id, event]))
  const wordsOf = new Map(typed.rows.map((words) => [words.eventId, words]))
  return block.eventIds.flatMap((id, index) => {
    const event = eventOf.get(id)
    if (!event) return block.mayMiss ? [] : [`event ${id} of block ${block.number} is missing`]
    if (isRight(event, block.leaves[index] as string, wordsOf.get(id))) return []
    return [`event ${id} of block ${block.number} (${event.name}) was changed`]
  })
}

/** Events are in a block within minutes; what is not after two hours was put there behind its back. */
async function troublesOutside(owner: pg.Client, siteId: string): Promise<string[]> {
  const { rows } = await owner.query<{ id: string; name: string }>(
    `select e.id, e.name from events e where e.tenant_id = $1 and e.created_at < now() - interval '2 hours'
       and e.id not in (select unnest(b.event_ids) from event_blocks b where b.tenant_id = $1)
     order by e.created_at, e.id limit 100`,
    [siteId],
  )
  return rows.map(({ id, name }) => `event ${id} (${name}) is in no block`)
}

/** Reads everything that happened at a site, block by block, and says what is not as it was. */
export async function checkChain(
  owner: pg.Client,
  site: { id: string; key: string },
  keys: Map<string, X509Certificate>,
): Promise<ChainAnswer> {
  const troubles: string[] = []
  let [blocks, events] = [0, 0]
  let before: KeptBlock | undefined
  while (true) {
    const block: KeptBlock | undefined = await blockAfter(owner, site.id, before?.number ?? 0)
    if (!block) break
    const trouble = troubleOfBlock(block, before, keys)
    if (trouble) troubles.push(trouble)
    troubles.push(...(await troublesOfEvents(owner, block)))
    blocks += 1
    events += block.eventIds.length
    before = block
  }
  troubles.push(...(await troublesOutside(owner, site.id)))
  return { site: site.key, blocks, events, head: before?.hash ?? null, troubles }
}
