import { timingSafeEqual } from 'node:crypto'
import type { Site } from '#engine/call.ts'

/** Where mail for us comes in: the part behind the @, and by which ways it is brought. */
export type InboundSettings = {
  domain: string
  /** Where our own mail server listens. */
  smtp?: { host: string; port: number; tls?: { cert: Buffer; key: Buffer } | undefined } | undefined
  /** With what a mail provider signs the mails that it brings. */
  secret?: string | undefined
}

/** An answer to a message, or what became of a mail. */
export type InboundKind = 'reply' | 'bounce'
export type InboundTarget = { kind: InboundKind; site: Site; id: string }

type Seal = (purpose: string, text: string) => Buffer

/** Mail servers may write an address in small letters: only those, and digits. */
const signs = 'abcdefghijklmnopqrstuvwxyz234567'
const ID_SIGNS = 26
/** Eighty bits: nobody guesses them at the pace of a mail server. */
const MARK_SIGNS = 16

function spelled(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => signs[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function unspelled(text: string): Buffer {
  const bits = [...text].map((sign) => signs.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

const spelledId = (id: string) => spelled(Buffer.from(id.replaceAll('-', ''), 'hex'))
const readId = (text: string) =>
  unspelled(text)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * Addresses that only this installation can make: `reply+…` for one person in one conversation, `bounce+…` for one mail.
 * Nothing is stored for them: the mark says of which site the row is, and that we wrote it.
 */
export class InboundAddresses {
  readonly domain: string
  private readonly seal: Seal

  constructor(domain: string, seal: Seal) {
    this.domain = domain
    this.seal = seal
  }

  of(kind: InboundKind, siteId: string, id: string): string {
    return `${kind}+${spelledId(id)}${this.mark(kind, siteId, id)}@${this.domain}`
  }

  /** What the address is of; nothing when it is not one of ours. */
  find(address: string, sites: readonly Site[]): InboundTarget | undefined {
    const at = address.lastIndexOf('@')
    if (address.slice(at + 1).toLowerCase() !== this.domain) return undefined
    const [, kind, id, mark] =
      /^(reply|bounce)\+([a-z2-7]{26})([a-z2-7]{16})$/.exec(address.slice(0, at).toLowerCase()) ?? []
    if (!id || !mark || (kind !== 'reply' && kind !== 'bounce')) return undefined
    const row = readId(id)
    if (spelledId(row) !== id) return undefined
    const site = sites.find((each) => timingSafeEqual(Buffer.from(this.mark(kind, each.id, row)), Buffer.from(mark)))
    return site && { kind, site, id: row }
  }

  private mark(kind: InboundKind, siteId: string, id: string): string {
    return spelled(this.seal(`inbound ${kind}`, `${siteId} ${id}`)).slice(0, MARK_SIGNS)
  }
}

/** Addresses of ours that stand somewhere in a text, as a report quotes them. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text.match(new RegExp(`\\b(?:reply|bounce)\\+[a-z2-7]{${ID_SIGNS + MARK_SIGNS}}@[a-z0-9.-]+[a-z0-9]`, 'gi')) ?? [],
  ),
]
