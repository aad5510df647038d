import { X509Certificate } from 'node:crypto'
import type pg from 'pg'
import type { Database } from '#db/database.ts'
import type { FindCertificate } from './check-seal.ts'
import type { SealKey } from './seal-key.ts'

/** Looks among the keys that this installation sealed with, on whichever of its machines. */
export const knownCertificates =
  (db: Database): FindCertificate =>
  async (fingerprint) => {
    const text = 'select certificate from seal_certificates where fingerprint = $1'
    const result = await db.ask({ text, values: [fingerprint] })
    return (result?.rows[0] as { certificate: string } | undefined)?.certificate
  }

const textOf = (certificate: Buffer) => new X509Certificate(certificate).toString()

/** Makes a key known, as the owner of the tables. */
export async function announceKey(owner: pg.Client, key: SealKey): Promise<void> {
  await owner.query(
    `insert into seal_certificates (fingerprint, certificate, chain) values ($1, $2, $3)
     on conflict (fingerprint) do nothing`,
    [key.fingerprint, textOf(key.certificate), key.chain.map(textOf).join('')],
  )
}

export type KnownKey = { fingerprint: string; addedAt: Date; retiredAt: Date | null }

export async function knownKeys(owner: pg.Client): Promise<KnownKey[]> {
  const { rows } = await owner.query<KnownKey>(
    `select fingerprint, added_at as "addedAt", retired_at as "retiredAt" from seal_certificates order by added_at, fingerprint`,
  )
  return rows
}

/** No machine should seal with it any more. What it sealed stays genuine. */
export async function retireKey(owner: pg.Client, fingerprint: string): Promise<boolean> {
  const { rowCount } = await owner.query(
    'update seal_certificates set retired_at = now() where fingerprint = $1 and retired_at is null',
    [fingerprint],
  )
  return rowCount === 1
}
