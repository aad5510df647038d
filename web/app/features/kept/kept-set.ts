import { type Own, seal, unseal } from '#app/features/unsent/device.ts'

/** The pages of one visit, all of the same build. They are kept and replaced together. */
export type KeptSet = {
  version: 1
  build: string
  /** By the server's clock, for who reads it. */
  seenAt: string
  /** By the clock of the device, for how long it counts. */
  keptAt: number
  pages: Record<string, { html: string; policy: string }>
}

const cacheName = 'kept'
/** Scripts, styles, letters and words: the same for everybody, and named by what is in them. */
export const filesName = 'kept-files'
export const isKeptFile = (path: string) => /^\/(assets|locales)\//.test(path)
/** Stands for every square that can be scanned: which one it is says the address. */
export const scannedPath = '/inchecken/geen'
/** Older than this it is not shown: much may have changed, and the session is over. */
const LONGEST = 7 * 24 * 3600_000
const address = '/kept'

export async function putKept(own: Own, set: KeptSet): Promise<void> {
  const { iv, sealed } = await seal(own, address, set)
  await (await caches.open(cacheName)).put(address, new Response(new Blob([iv, sealed])))
}

/** Undefined when there is none, or when it is somebody else's. */
export async function readKept(own: Own): Promise<KeptSet | undefined> {
  const answer = await (await caches.open(cacheName)).match(address)
  if (!answer) return undefined
  const all = await answer.arrayBuffer()
  const value = await unseal(own, address, { iv: new Uint8Array(all.slice(0, 12)), sealed: all.slice(12) })
  const { version, keptAt } = Object(value) as Partial<KeptSet>
  const isFresh = version === 1 && Math.abs(Date.now() - (keptAt ?? 0)) < LONGEST
  return isFresh ? (value as KeptSet) : undefined
}

export const forgetKept = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name)
}
