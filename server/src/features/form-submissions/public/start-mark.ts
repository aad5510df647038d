import { timingSafeEqual } from 'node:crypto'
import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'

/** Nobody reads a form and begins within this time; programs do. */
const LEAST_MS = 1500
/** A page that stood open over the weekend still works. */
const MOST_MS = 3 * 24 * 3600 * 1000

const sealOf = (tx: Tx, formId: string, at: string) =>
  tx.registry.seal('publicForm', `${tx.site.id} ${formId} ${at}`).subarray(0, 16)

/** When somebody saw the form first, in words that only we can write. */
export const startMark = (tx: Tx, formId: string, at: Date): string => {
  const time = at.getTime().toString(36)
  return `${time}.${sealOf(tx, formId, time).toString('base64url')}`
}

type Sent = { start: string; website?: string | null | undefined }
/** Instead of a puzzle: a field that no person sees stays empty, and reading takes a moment. */
export function requirePerson(tx: Tx, formId: string, { start, website }: Sent): void {
  const [time = '', mark = ''] = start.split('.')
  const given = Buffer.from(mark, 'base64url')
  const right = sealOf(tx, formId, time)
  const age = Date.now() - Number.parseInt(time, 36)
  const isOurs = given.length === right.length && timingSafeEqual(given, right)
  if (website || !isOurs || age > MOST_MS) throw fail('publicForm.start')
  if (age < LEAST_MS) throw fail('publicForm.tooFast')
}
