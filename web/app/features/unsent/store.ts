import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { known, type Unsent } from './unsent.ts'

/** Whose things can be read on this device now. The key cannot be taken out of the browser. */
export type Own = { userId: string; mark: string; key: CryptoKey }
/** Locked with its owner's key; the mark tells nobody who that is. */
type Box = { id: string; mark: string; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }

type Tables = DBSchema & {
  keys: { key: string; value: Own }
  boxes: { key: string; value: Box; indexes: { mark: string } }
}

export const databaseName = 'unsent'
let database: Promise<IDBPDatabase<Tables>> | undefined

/** A new build may add to the tables and never empties them: things wait in them. */
function open(): Promise<IDBPDatabase<Tables>> {
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
  await (await open()).put('keys', own, 'own')
  return own
}

/** The key of this person, if it is on the device; that of somebody else goes. */
export async function findOwn(userId: string): Promise<Own | undefined> {
  const own = await (await open()).get('keys', 'own')
  if (own && own.userId !== userId) await forgetOwn()
  return own?.userId === userId ? own : undefined
}

/** From now on nobody can read what waits here, until its owner signs in again. */
export const forgetOwn = async (): Promise<void> => (await open()).clear('keys')

const about = (mark: string, id: string) => new TextEncoder().encode(`${mark} ${id}`)

export async function putUnsent({ mark, key }: Own, unsent: Unsent): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(unsent))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: about(mark, unsent.id) }, key, text)
  const tx = (await open()).transaction('boxes', 'readwrite', { durability: 'strict' })
  await Promise.all([tx.store.put({ id: unsent.id, mark, iv, sealed }), tx.done])
}

export const removeUnsent = async (id: string): Promise<void> => (await open()).delete('boxes', id)

/** What waits of this person, the oldest first. What cannot be read, or is of a newer build, stays where it is. */
export async function readUnsent({ mark, key }: Own): Promise<Unsent[]> {
  const boxes = await (await open()).getAllFromIndex('boxes', 'mark', mark)
  const read = await Promise.all(
    boxes.map(async ({ id, iv, sealed }) => {
      try {
        const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: about(mark, id) }, key, sealed)
        return known(JSON.parse(new TextDecoder().decode(text)))
      } catch {
        return undefined
      }
    }),
  )
  return read.filter((each) => each !== undefined).sort((one, other) => one.order - other.order)
}

/** How much waits on this device, of whomever. */
export const countBoxes = async (): Promise<number> => (await open()).count('boxes')
