import { errorsOf } from '#lib/form.ts'
import { ownApi, ownTransport } from '#lib/own-api.ts'
import { ApiError } from '#protocol/client.ts'
import type { Own } from './store.ts'
import { putUnsent, readUnsent, removeUnsent } from './store.ts'
import { type Unsent, unsentKinds } from './unsent.ts'

/** Why it does not go at the moment: no line, our server cannot, or nobody is signed in. */
export type Trouble = 'line' | 'server' | 'signIn'

/** So long one answer may take, in milliseconds. */
const PATIENCE = 15_000
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
      await onStep(next.id)
      const trouble = await sendOne(own, next)
      await onStep(null)
      if (trouble) return trouble
    }
  })
}

async function sendOne(own: Own, unsent: Unsent): Promise<Trouble | null> {
  const { id, kind, internshipId, input } = unsent
  // Before it goes: whoever looks after a crash knows that it may have arrived.
  await putUnsent(own, { ...unsent, tries: unsent.tries + 1 })
  const api = ownApi({ 'idempotency-key': id })
  try {
    if (kind === 'hours') await api.run(unsentKinds.hours, '', { ...input, internshipId, madeId: id }, timeout)
    else await api.run(unsentKinds.absence, internshipId, input, timeout)
  } catch (error) {
    return judge(own, unsent, error)
  }
  await removeUnsent(id)
  return null
}
const timeout = { timeoutMs: PATIENCE }

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
