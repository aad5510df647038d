import pg from 'pg'
import { announceKey, type KnownKey, knownKeys } from './seal-certificates.ts'
import type { SealKey } from './seal-key.ts'
import type { Sealing } from './sealing.ts'

const SOON_MS = 90 * 24 * 60 * 60 * 1000

/** Makes the key at the first start and known at every one; answers what whoever runs this should do about it. */
export async function prepareSealing(sealing: Sealing, ownerUrl: string): Promise<string[]> {
  try {
    const key = await sealing.key()
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    try {
      await announceKey(owner, key)
      return sealNotices(key, await knownKeys(owner))
    } finally {
      await owner.end()
    }
  } catch (error) {
    // Everything else works, and documents wait to be sealed.
    return [`Documents cannot be sealed: ${(error as Error).message}.`]
  }
}

const short = (fingerprint: string) => fingerprint.slice(0, 16)

export function sealNotices({ fingerprint, endsAt }: SealKey, known: KnownKey[], now = new Date()): string[] {
  const found: string[] = []
  const mine = known.find((key) => key.fingerprint === fingerprint)
  const others = known.filter((key) => key.fingerprint !== fingerprint && !key.retiredAt)
  if (mine?.retiredAt)
    found.push(
      `This machine seals documents with key ${short(fingerprint)}, which was replaced: give it the new one (seal.pem in DATA_DIR, or SEAL_P12).`,
    )
  else if (others.length > 0)
    found.push(
      `This machine seals documents with key ${short(fingerprint)}, others with ${others.map((key) => short(key.fingerprint)).join(', ')}. All are genuine, but one installation should have one: copy seal.pem in DATA_DIR, or set SEAL_P12. One that is not used any more: npm run seal -- retire <key>.`,
    )
  if (endsAt.getTime() - now.getTime() < SOON_MS)
    found.push(
      `The certificate that documents are sealed with ends on ${endsAt.toISOString().slice(0, 10)}: npm run seal -- rotate, or a new SEAL_P12.`,
    )
  return found
}
