import { command, query, told } from '#protocol/declaring/define.ts'
import { boolean, text } from '#protocol/declaring/fields.ts'
import { MAX_CMS_HEX } from '#protocol/shared/read-seal.ts'
import type { SignerRole } from './contract-templates.ts'

/** What anybody may know of a sealed document that they hold: no whole names. */
export type SealedFacts = {
  title: string
  number: string
  school: string
  /** Of the student only the first letters. */
  student: string
  host: string
  signed: { role: SignerRole; at: string }[]
  sealedAt: string
  /** Of the text that was signed, as it stands on the page with the evidence. */
  fingerprint: string
}
/** Of a document that is not as it was: to what its seal belongs. */
export type BrokenFacts = Pick<SealedFacts, 'title' | 'number' | 'school' | 'sealedAt'> & { hash: string }

export type CheckedSeal =
  | { kind: 'genuine' | 'known'; facts: SealedFacts }
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
