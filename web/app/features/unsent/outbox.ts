import { useSyncExternalStore } from 'react'
import { serverTime } from '#lib/server-clock.ts'
import { findOwn, forgetOwn, keepOwn, type Own } from './device.ts'
import { askKey, sendAll, type Trouble } from './sending.ts'
import { putUnsent, readUnsent, removeUnsent } from './store.ts'
import type { NewUnsent, Unsent } from './unsent.ts'

export type Outbox = { waiting: readonly Unsent[]; sending: string | null; trouble: Trouble | null }

const nothing: Outbox = { waiting: [], sending: null, trouble: null }
let now = nothing
let own: Own | undefined
let owner: string | undefined
let opening: Promise<void> | undefined
let running: Promise<void> | undefined
let isAsked = false
let timer: ReturnType<typeof setTimeout> | undefined
let pause = 0
const listeners = new Set<() => void>()
const whenSent = new Set<(sent: number, unasked: number) => void>()
/** Those of which a form waits to hear that they are sent. */
export const awaited = new Set<string>()

/** After a try that failed the next one comes after this many seconds, and then after twice as many each time. */
const [FIRST, LONGEST] = [4, 60]

function change(next: Partial<Outbox>): void {
  now = { ...now, ...next }
  for (const listener of listeners) listener()
}
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What waits on this device of whoever is signed in. */
export const useOutbox = (): Outbox =>
  useSyncExternalStore(
    listen,
    () => now,
    () => nothing,
  )

/** Told with how many there were, and how many of them no form waits for: a page that shows them can read them anew. */
export const onSent = (listener: (sent: number, unasked: number) => void) => {
  whenSent.add(listener)
  return () => void whenSent.delete(listener)
}

/** What is needed for it: a browser with a safe line to us has all of it. */
export const isPossible = (): boolean =>
  typeof window !== 'undefined' && 'locks' in navigator && 'indexedDB' in window && Boolean(crypto.subtle)

// Node has one too, and would not end as long as it listens.
const others = typeof window === 'undefined' ? undefined : new BroadcastChannel('unsent')
others?.addEventListener('message', () => void refresh())

let reading = 0

async function refresh(): Promise<void> {
  if (!own) return
  const turn = ++reading
  const waiting = await readUnsent(own)
  // Who began to read later knows more.
  if (turn !== reading) return
  const before = now.waiting
  change({ waiting })
  const gone = before.filter(({ id, refused }) => !refused && !waiting.some((each) => each.id === id))
  const unasked = gone.filter(({ id }) => !awaited.has(id))
  if (gone.length > 0) for (const tell of whenSent) tell(gone.length, unasked.length)
}

async function changed(): Promise<void> {
  others?.postMessage(null)
  await refresh()
}

/** For the person who is signed in here. Their key is asked for as long as there is a line, and then stays until they sign out. */
export function openOutbox(userId: string): Promise<void> {
  if (owner !== userId) {
    owner = userId
    own = undefined
    now = nothing
    opening = undefined
  }
  opening ??= start(userId).catch(() => {
    opening = undefined
  })
  return opening
}

async function start(userId: string): Promise<void> {
  own = await findOwn(userId)
  if (own) await refresh()
  try {
    const given = await askKey()
    if (!given) return change({ trouble: 'signIn' })
    own = await keepOwn(userId, given)
    await refresh()
    void sendNow()
  } catch (error) {
    if (!own) throw error
    change({ trouble: 'line' })
    tryLater()
  }
}

/** Sends what waits. Asked again while that runs, it looks once more afterwards. */
export function sendNow(): Promise<void> {
  isAsked = true
  running ??= run().finally(() => {
    running = undefined
    // Asked between its last look and its end.
    return isAsked ? sendNow() : undefined
  })
  return running
}

async function run(): Promise<void> {
  clearTimeout(timer)
  while (isAsked) {
    isAsked = false
    if (!own || now.waiting.every(({ refused }) => refused !== null)) continue
    const trouble = await sendAll(own, async (sending) => {
      // What goes out now is not held back by what was in the way before.
      change(sending ? { sending, trouble: null } : { sending })
      await changed()
    })
    change({ trouble, sending: null })
    await changed()
    if (trouble && trouble !== 'signIn') return tryLater()
  }
  pause = 0
}

function tryLater(): void {
  pause = Math.min(LONGEST, pause ? pause * 2 : FIRST)
  clearTimeout(timer)
  timer = setTimeout(() => void sendNow(), pause * 1000)
}

/** Written down on the device first, and then sent. Undefined where that cannot be: then the form goes as it always did. */
export async function addUnsent(given: NewUnsent, mended?: Unsent): Promise<Unsent | undefined> {
  if (opening) await opening
  if (!own) return undefined
  const order = mended?.order ?? Math.max(serverTime(), ...now.waiting.map((each) => each.order + 1))
  const unsent: Unsent = {
    version: 1,
    id: mended?.id ?? crypto.randomUUID(),
    order,
    ...given,
    tries: mended?.tries ?? 0,
    refused: null,
  }
  try {
    await putUnsent(own, unsent)
  } catch {
    // No room left, or a browser that keeps nothing.
    return undefined
  }
  await changed()
  return unsent
}

export const findUnsent = async (id: string): Promise<Unsent | undefined> =>
  own && (await readUnsent(own)).find((each) => each.id === id)

export async function throwAway(id: string): Promise<void> {
  // Not one that another tab is sending: then nobody would know whether it arrived.
  await navigator.locks.request('unsent', () => removeUnsent(id))
  change({ waiting: now.waiting.filter((each) => each.id !== id) })
  await changed()
}

/** Before signing out: what waits stays, and nobody can read it. */
export async function lockOutbox(): Promise<void> {
  own = undefined
  owner = undefined
  opening = undefined
  change(nothing)
  await forgetOwn()
}
