import { event } from '#protocol/declaring/define.ts'
import { boolean, id } from '#protocol/declaring/fields.ts'

/** Why mail to an address does not arrive: it is not there, it is full, it is refused, or its owner called it unwanted. */
export const undeliveredWhys = ['unknown', 'full', 'refused', 'unwanted'] as const
export type UndeliveredWhy = (typeof undeliveredWhys)[number]

/** A mail did not arrive, and the next one would not either. `isFirst`: nobody knew of this address. */
export const mailBounced = event('mail.bounced', {
  mailId: id(),
  userId: id({ optional: true }),
  isFirst: boolean(),
})
