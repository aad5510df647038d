import type { InboundParts } from './take-mail.ts'

/** As much as most mail servers pass on: two or three files of the size that a message may have. */
export const LARGEST_MAIL = 26_000_000

/** Where providers send what people call unwanted; it says itself which mail it is about. */
const COMPLAINTS = 'complaints'

/** An address that we made, or the one for complaints. */
export const isForUs = ({ addresses, sites }: InboundParts, address: string): boolean =>
  address.toLowerCase() === `${COMPLAINTS}@${addresses.domain}` || addresses.find(address, sites.all()) !== undefined
