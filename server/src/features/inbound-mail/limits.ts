import { mostFiles } from '#protocol/features/conversations.ts'
import { messageFileRules } from '#protocol/features/uploads.ts'
import type { InboundParts } from './take-mail.ts'

/** As many files as a message may have, written in letters, and the words. */
export const LARGEST_MAIL = Math.ceil(mostFiles * messageFileRules.maxBytes * 1.4) + 200_000

/** Where providers send what people call unwanted; it says itself which mail it is about. */
const COMPLAINTS = 'complaints'

/** An address that we made, or the one for complaints. */
export const isForUs = ({ addresses, sites }: InboundParts, address: string): boolean =>
  address.toLowerCase() === `${COMPLAINTS}@${addresses.domain}` || addresses.find(address, sites.all()) !== undefined
