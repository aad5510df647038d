import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Whose things can be read on this device now. The key cannot be taken out of the browser. */
export type Own = { userId: string; mark: string; key: CryptoKey }
/** Locked with its owner's key; the mark tells nobody who that is. */
export type Box = { id: string; mark: string; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }

type Tables = DBSchema & {
  keys: { key: string; value: Own }
  boxes: { key: string; value: Box; indexes: { mark: string } }
}

export const databaseName = 'unsent'
let database: Promise<IDBPDatabase<Tables>> | undefined

/** A new build may add to the tables and never empties them: things wait in them. */
export function openDevice(): Promise<IDBPDatabase<Tables>> {
  database ??= openDB<Tables>(databaseName, 1, {
    upgrade(db, before) {
      if (before >= 1) return
      db.createObjectStore('keys')
      db.createObjectStore('boxes', { keyPath: 'id' }).createIndex('mark', 'mark')
    },
    // A tab with a newer build wants to change the tables.
    blocking: (_before, _wanted, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      database = undefined
    },
  })
  return database
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

export async function keepOwn(userId: string, { mark, key }: { mark: string; key: string }): Promise<Own> {
  const locked = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
  const own = { userId, mark, key: locked }
  await (await openDevice()).put('keys', own, 'own')
  return own
}

/** The key of this person, if it is on the device; that of somebody else goes. */
export async function findOwn(userId: string): Promise<Own | undefined> {
  const own = await (await openDevice()).get('keys', 'own')
  if (own && own.userId !== userId) await forgetOwn()
  return own?.userId === userId ? own : undefined
}

/** Of whoever was here last. */
export const lastOwn = async (): Promise<Own | undefined> => (await openDevice()).get('keys', 'own')

/** From now on nobody can read what waits here, until its owner signs in again. */
export const forgetOwn = async (): Promise<void> => (await openDevice()).clear('keys')

type Sealed = Pick<Box, 'iv' | 'sealed'>
const bytes = (text: string) => new TextEncoder().encode(text)

/** `about` says what it is, so that one thing cannot be put in the place of another. */
export async function seal({ mark, key }: Own, about: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const how = { name: 'AES-GCM', iv, additionalData: bytes(`${mark} ${about}`) }
  return { iv, sealed: await crypto.subtle.encrypt(how, key, bytes(JSON.stringify(value))) }
}

/** Undefined for what this person cannot read. */
export async function unseal({ mark, key }: Own, about: string, { iv, sealed }: Sealed): Promise<unknown> {
  try {
    const how = { name: 'AES-GCM', iv, additionalData: bytes(`${mark} ${about}`) }
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(how, key, sealed)))
  } catch {
    return undefined
  }
}
