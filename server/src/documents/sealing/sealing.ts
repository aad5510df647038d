import { productName } from '#protocol/tenants/tenant.ts'
import type { Env } from '../../env.ts'
import { DocumentThread } from '../thread.ts'
import { keptKey, keyMark } from './key-file.ts'
import { keyOfP12, type SealKey, signWith } from './seal-key.ts'
import type { Attachment, SealOrder } from './seal-thread.ts'

export type SealSettings = Pick<Env, 'dataDir' | 'publicUrl' | 'sealP12' | 'tsaUrl'>

export type SealWords = {
  /** Why it is sealed, as readers of PDFs show it. */
  reason: string
  /** Whose seal it is, for who hears the document read aloud. */
  name: string
  at: Date
  attachment?: Attachment
}

// Of a document nothing is needed a moment later: what is young is cleaned often, or it takes the room of a hundred.
const thread = new DocumentThread<Omit<SealOrder, 'id'>>(new URL('./seal-thread.ts', import.meta.url), {
  maxYoungGenerationSizeMb: 4,
  maxOldGenerationSizeMb: 128,
})

/** What readers of PDFs show as whose seal it is. */
const nameOf = (publicUrl: string | undefined) =>
  publicUrl ? `${productName} ${new URL(publicUrl).host}` : productName

/** Seals documents with the key of this installation (docs/decisions/083). */
export class Sealing {
  private readonly settings: SealSettings
  private last: { mark: string; key: SealKey } | undefined

  constructor(settings: SealSettings) {
    this.settings = settings
  }

  /** The key of now. It may have been replaced while this process runs. */
  async key(): Promise<SealKey> {
    const { dataDir, publicUrl, sealP12 } = this.settings
    const mark = sealP12 ? 'given' : await keyMark(dataDir).catch(() => '')
    if (mark && this.last?.mark === mark) return this.last.key
    const key = sealP12 ? await keyOfP12(sealP12.bytes, sealP12.password) : await keptKey(dataDir, nameOf(publicUrl))
    // One that was just made is looked at once more: by then it has a mark.
    if (mark) this.last = { mark, key }
    return key
  }

  /** The document as PAdES, sealed once and as a whole. What Typst wrote stays as it is, byte by byte. */
  async seal(pdf: Uint8Array, words: SealWords): Promise<Uint8Array> {
    const { material, certificate, chain, fingerprint } = await this.key()
    const key = { material, certificate, chain, fingerprint }
    return thread.make({ pdf, ...words, key, tsaUrl: this.settings.tsaUrl })
  }

  /** A bare signature, for what is not a document. */
  async sign(bytes: Uint8Array): Promise<{ signature: Buffer; fingerprint: string }> {
    const { material, fingerprint } = await this.key()
    return { signature: await signWith(material, bytes), fingerprint }
  }
}
