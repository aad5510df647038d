import { command, told } from '#protocol/declaring/define.ts'
import { boolean, email, id, json, personName, text } from '#protocol/declaring/fields.ts'
import type { ContractChange } from './contract-changes.ts'
import type { Drawing } from './contract-drawing.ts'
import type { SignerRole } from './contract-templates.ts'
import type { HostBlank } from './contract-text.ts'
import { type ContractPaper, contractLife, signerLife, signerPassedOn } from './contracts.ts'

/** What whoever has to sign sees: a summary first, then the whole of it. */
export type ContractToSign = {
  contractId: string
  signerId: string
  number: string
  version: number
  /** `prepare`: the school is not ready with it yet. */
  state: 'fill' | 'sign' | 'wait' | 'prepare' | 'signed' | 'done' | 'declined'
  me: { role: SignerRole; name: string }
  /** Whoever is not of the school is addressed with u. */
  isFormal: boolean
  /** On whose screen the code stood. */
  shownBy: string | null
  student: string
  firstName: string
  organization: string
  school: string
  summary: { key: string; value: string }[]
  steps: { role: SignerRole; name: string; status: string; at: string | null; isMe: boolean; step: number }[]
  paper: ContractPaper
  hash: string | null
  /** What they say by signing, in both languages. */
  sentence: { nl: string; en: string }
  blanks: (HostBlank & { value: string })[]
  canPassOn: boolean
  reason: string | null
  /** They signed an earlier version: which one, and what is other now. */
  again: { version: number; changes: ContractChange[] } | null
  /** Others that wait for the same person: by the same link, or with the same account. */
  others: { contractId: string; signerId: string; student: string }[]
  /** Once all have signed: whether the sealed document can be had, and whether by the link that they have. */
  document: 'sealing' | 'ready' | 'over' | null
}

/**
 * Either the link that was sent, or an account that has to sign. With both, it is about another one that waits for whoever
 * got the link.
 */
const whose = { token: text({ max: 100, optional: true }), signerId: id({ optional: true }) }

export const openContract = command('openContract', 'POST /contract_signing/open', {
  access: 'public',
  input: whose,
  tells: told<ContractToSign>(),
  summary:
    'What there is to sign. Only reads: whoever looks at a mail for somebody else, a virus scanner too, does nothing by it',
})
export const viewContract = command('viewContract', 'POST /contract_signing/view', {
  access: 'public',
  input: whose,
  moves: [signerLife.open],
  summary: 'Somebody really reads it: the page says so once a person touched it',
})
export const signContract = command('signContract', 'POST /contract_signing/sign', {
  access: 'public',
  input: {
    ...whose,
    /** The hash of what was on the screen: nobody signs what they did not see. */
    hash: text({ min: 64, max: 64 }),
    /** Without one the name is the signature. */
    drawing: json<Drawing, { optional: true }>({ optional: true }),
    name: personName({ min: 2, max: 120 }),
    agrees: boolean(),
  },
  moves: [signerLife.sign, signerLife.turn, contractLife.firstSignature, contractLife.lastSignature],
  tells: told<ContractToSign>(),
  summary: 'Sign',
})
export const declineContract = command('declineContract', 'POST /contract_signing/decline', {
  access: 'public',
  input: { ...whose, reason: text({ min: 3, max: 1000, format: 'lines' }) },
  moves: [signerLife.decline, contractLife.decline],
  tells: told<ContractToSign>(),
  summary: 'Say no, and why; everybody is told',
})
export const passOnContract = command('passOnContract', 'POST /contract_signing/pass_on', {
  access: 'public',
  input: { ...whose, name: personName({ min: 2, max: 120 }), email: email(), isEntitled: boolean() },
  moves: [signerLife.passOn, signerLife.turn],
  emits: [signerPassedOn],
  summary: 'A colleague signs for the host, who may do so',
})
export const fillContractByLink = command('fillContractByLink', 'POST /contract_signing/fill', {
  access: 'public',
  input: { ...whose, blanks: json<Record<string, string>>() },
  moves: [contractLife.hostCompletes],
  tells: told<ContractToSign>(),
  summary: 'Fill in what the contract leaves open, without an account',
})
