import { qrPicture } from '#features/hours/sheet/sheet-document.ts'
import type { Drawing } from '#protocol/features/contract-drawing.ts'
import type { SignerRole } from '#protocol/features/contract-templates.ts'
import type { ContractPaper } from '#protocol/features/contracts.ts'
import { documentWords, filled, svgOf } from '../paper/contract-document.ts'
import { proofWords, shortTimeOf, timeOf } from './proof-words.ts'

/** A signature as it is kept: what was signed, and how we know who did. */
export type Evidence = {
  role: SignerRole
  name: string
  drawing: Drawing | null
  sentence: string
  via: 'mail' | 'sms' | 'code' | 'account'
  reached: string | null
  address: string | null
  browser: string | null
  hash: string
  signedAt: Date
}
export type Happened = { name: string; at: Date; who: string | null; version: number | null }

/** Enough to recognize, not enough to find somebody's house: half of an address. */
export function shortened(address: string | null): string {
  if (!address) return ''
  const parts = address.replace(/^::ffff:/, '').split(/[.:]/)
  return `${parts.slice(0, 2).join(address.includes('.') ? '.' : ':')}${address.includes('.') ? '.x.x' : ':x:x'}`
}

const isKnown = (name: string): name is keyof (typeof proofWords)['nl']['history'] => name in proofWords.nl.history

export type Proof = {
  evidence: readonly Evidence[]
  history: readonly Happened[]
  hash: string
  /** Where the document is checked, and the page itself as one reads it aloud. */
  address: string
  page: string
}

/** How we know who signed, when, and what happened before: the last page of the document. */
export function proofPage(paper: ContractPaper, { evidence, history, hash, address, page }: Proof) {
  const { locale } = paper
  const said = proofWords[locale]
  const { roles, signatureOf } = documentWords[locale]
  return {
    about: filled(said.about, { number: paper.number }),
    title: said.title,
    lead: filled(said.lead, { count: said.counts[evidence.length] ?? evidence.length }),
    ring: { count: `${evidence.length}/${evidence.length}`, below: said.signed },
    signers: evidence.map((each) => ({
      name: each.name,
      role: roles[each.role].toLowerCase(),
      how: filled(said.via[each.via], { reached: each.reached ?? '' }),
      device: filled(said.from, {
        browser: /Mobi|Android/.test(each.browser ?? '') ? said.phone : said.computer,
        address: shortened(each.address),
      }),
      sentence: `“${each.sentence}”`,
      drawing: each.drawing && svgOf(each.drawing),
      alt: filled(signatureOf, { name: each.name }),
      at: timeOf(each.signedAt, locale),
    })),
    historyTitle: said.historyTitle,
    history: history.flatMap(({ name, at, who, version }) =>
      isKnown(name)
        ? [
            {
              at: shortTimeOf(at, locale),
              what: filled(said.history[name], { who: who || said.school, version: version ?? '' }),
            },
          ]
        : [],
    ),
    checkTitle: said.checkTitle,
    checkText: filled(said.checkText, { page }),
    qr: qrPicture(address),
    qrAlt: said.qrAlt,
    fingerprintLabel: said.fingerprint,
    fingerprint: hash.toUpperCase().match(/.{4}/g) ?? [],
    address,
  }
}
