import { errorsOf } from '#lib/form.ts'
import { ownApi, ownTransport } from '#lib/own-api.ts'
import { serverTime } from '#lib/server-clock.ts'
import { ApiError } from '#protocol/client.ts'
import type { Own } from './device.ts'
import { putUnsent, readUnsent, removeUnsent } from './store.ts'
import { type Unsent, unsentKinds } from './unsent.ts'

/** Why it does not go at the moment: no line, our server cannot, or nobody is signed in. */
export type Trouble = 'line' | 'server' | 'signIn'

/** So long one answer may take, in milliseconds. */
const PATIENCE = 15_000
/** A check-in that goes later than so many milliseconds after it was made has waited. */
const AT_ONCE = 5000
/** May be over a moment later; a twin that is still running is one of them. */
const passing = new Set([408, 425, 429])

/** The key of the person whose session this is; undefined when there is none. Throws when there is no line. */
export async function askKey(): Promise<{ mark: string; key: string } | undefined> {
  const { status, body } = await ownTransport({ method: 'GET', path: '/api/v1/unsent_key', headers: {} })
  return status === 200 ? JSON.parse(body) : undefined
}

/**
 * Sends what waits, one after the other. Only one tab does it at a time; should a tab be closed in the middle, what was
 * under way goes again with the same key, and the server knows it by that. Answers what is in the way, if anything is.
 */
export function sendAll(own: Own, onStep: (sending: string | null) => Promise<void>): Promise<Trouble | null> {
  return navigator.locks.request('unsent', async () => {
    for (;;) {
      const next = (await readUnsent(own)).find(({ refused }) => refused === null)
      if (!next) return null
      // What never went is not shown as what may have arrived.
      if (!navigator.onLine) return 'line'
      await onStep(next.id)
      const trouble = await sendOne(own, next)
      await onStep(null)
      if (trouble) return trouble
    }
  })
}

async function sendOne(own: Own, unsent: Unsent): Promise<Trouble | null> {
  // Before it goes: whoever looks after a crash knows that it may have arrived.
  await putUnsent(own, { ...unsent, tries: unsent.tries + 1 })
  try {
    await send(unsent)
  } catch (error) {
    return judge(own, unsent, error)
  }
  await removeUnsent(unsent.id)
  return null
}

async function send({ id, kind, internshipId, input, order, tries }: Unsent): Promise<void> {
  const api = ownApi({ 'idempotency-key': id })
  const place = internshipId ?? ''
  const timeout = { timeoutMs: PATIENCE }
  if (kind === 'hours') await api.run(unsentKinds.hours, '', { ...input, internshipId: place, madeId: id }, timeout)
  else if (kind === 'absence') await api.run(unsentKinds.absence, place, input, timeout)
  else if (kind === 'checkOut') {
    const { checkInId, ...said } = input
    await api.run(unsentKinds.checkOut, String(checkInId), said, timeout)
  } else {
    // Its second try says something else than the first, so it has no key; the server knows it by the code.
    const hasWaited = tries > 0 || serverTime() - order > AT_ONCE
    await ownApi().run(unsentKinds.checkIn, '', { ...input, ...(hasWaited ? { hasWaited } : {}) }, timeout)
  }
}

async function judge(own: Own, unsent: Unsent, error: unknown): Promise<Trouble | null> {
  if (!(error instanceof ApiError)) return 'line'
  const { status, errors } = error
  if (status === 401) return 'signIn'
  if (status === 504 || errors[0]?.code === 'timeout') return 'line'
  if (status >= 500 || passing.has(status) || errors[0]?.code === 'idempotency.running') return 'server'
  // In another tab somebody else may have signed in just now: what is refused to them is not refused to its owner.
  if ((status === 403 || status === 404) && (await askKey())?.mark !== own.mark) return 'signIn'
  const refused = errorsOf(error, unsentKinds[unsent.kind].input).errors
  await putUnsent(own, { ...unsent, refused })
  return null
}
