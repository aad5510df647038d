import { command, query, told } from '#protocol/declaring/define.ts'
import { boolean, text } from '#protocol/declaring/fields.ts'
import { MAX_CMS_HEX } from '#protocol/shared/read-seal.ts'
import type { SignerRole } from './contract-templates.ts'

/** What anybody may know of a sealed document that they hold: no whole names. */
type DocumentFacts = {
  title: string
  /** Of the student only the first letters. */
  student: string
  host: string
  sealedAt: string
}
export type ContractFacts = DocumentFacts & {
  what: 'contract'
  number: string
  school: string
  signed: { role: SignerRole; at: string }[]
  /** Of the text that was signed, as it stands on the page with the evidence. */
  fingerprint: string
}
/** What somebody could have changed on a printed page: how long, and when. */
export type CertificateFacts = DocumentFacts & {
  what: 'certificate'
  isVolunteer: boolean
  school: string | null
  firstDay: string | null
  lastDay: string | null
  minutes: number | null
  hoursAre: 'confirmed' | 'agreed'
}
export type SealedFacts = ContractFacts | CertificateFacts
/** Of a document that is not as it was: to what its seal belongs. A certificate has no number. */
export type BrokenFacts = {
  title: string
  number: string | null
  school: string | null
  sealedAt: string
  hash: string
}

export type CheckedSeal =
  | { kind: 'genuine' | 'known'; facts: SealedFacts }
  /** Ours and whole, and it counts no more. */
  | { kind: 'withdrawn'; facts: CertificateFacts; withdrawnAt: string }
  /** One byte is another one, or something was added behind it. */
  | { kind: 'changed' | 'appended'; facts: BrokenFacts | null }
  /** Our seal, of a document that this site does not have. */
  | { kind: 'elsewhere'; sealedAt: string }
  | { kind: 'notOurs' | 'unreadable' | 'unknownCode' }

export const checkSeal = command('checkSeal', 'POST /seal_checks', {
  access: 'public',
  input: {
    hash: text({ min: 64, max: 64 }),
    digest: text({ min: 64, max: 64 }),
    cms: text({ max: MAX_CMS_HEX }),
    isWhole: boolean(),
  },
  tells: told<CheckedSeal>(),
  summary: 'Whether a PDF was sealed here and is as it was; the document itself is not sent',
})

export const checkCode = query('checkCode', 'GET /seal_checks/code', {
  access: 'public',
  filters: { code: text({ max: 40 }) },
  tells: told<CheckedSeal>(),
  summary: 'Whether there is a sealed document with this code, for who has it on paper',
})
