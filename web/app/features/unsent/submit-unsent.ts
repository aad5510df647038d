import type { FormError } from '#lib/form.ts'
import { addUnsent, awaited, findUnsent, sendNow, throwAway } from './outbox.ts'
import type { NewUnsent, Unsent } from './unsent.ts'

export type Outcome = { is: 'sent' } | { is: 'waits' } | { is: 'refused'; errors: FormError[] }

/** So long a form waits for the answer, in milliseconds; what takes longer is shown as waiting. */
const PATIENCE = 6000

/**
 * What a form does with a line and without: it is written down on the device, sent, and gone from there once the server
 * has it. What is refused at once goes back to its fields, and waits for nobody. Undefined when the device keeps nothing.
 */
export async function submitUnsent(given: NewUnsent, mended?: Unsent): Promise<Outcome | undefined> {
  const unsent = await addUnsent(given, mended)
  if (!unsent) return undefined
  awaited.add(unsent.id)
  await Promise.race([sendNow(), new Promise((go) => setTimeout(go, PATIENCE))])
  awaited.delete(unsent.id)
  const left = await findUnsent(unsent.id)
  if (!left) return { is: 'sent' }
  if (!left.refused) return { is: 'waits' }
  if (!mended) await throwAway(left.id)
  return { is: 'refused', errors: left.refused }
}
