import type { FormError } from '#lib/form.ts'
import { reportAbsence } from '#protocol/features/absences.ts'
import { checkIn, checkOut } from '#protocol/features/check-ins.ts'
import { logHours } from '#protocol/features/hours.ts'

/** What can be written without a line. */
export const unsentKinds = { hours: logHours, absence: reportAbsence, checkIn, checkOut } as const
export type UnsentKind = keyof typeof unsentKinds

/** Something that waits on this device until it can be sent. */
export type Unsent = {
  /** Raised when this shape changes. What an older build kept is read by `known`; what a newer one kept is left alone. */
  version: 1
  /** Made with it, and never changed: however often it is sent, it counts once. */
  id: string
  /** Which one was written first: when that was, by the server's clock. */
  order: number
  kind: UnsentKind
  /** A check-in says only by which code. */
  internshipId: string | null
  /** Where, in words. */
  host: string | null
  input: Record<string, unknown>
  /** How often it was sent without an answer: it may have arrived. */
  tries: number
  /** Why the server does not want it as it is. */
  refused: FormError[] | null
}

export type NewUnsent = Pick<Unsent, 'kind' | 'internshipId' | 'host' | 'input'>

/** What somebody keeps on their device may be of another build than the one that reads it. */
export function known(value: unknown): Unsent | undefined {
  const { version } = Object(value) as { version?: unknown }
  return version === 1 ? (value as Unsent) : undefined
}
