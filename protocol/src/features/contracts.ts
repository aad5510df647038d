import { command, event, resource, told, toOne } from '#protocol/declaring/define.ts'
import {
  boolean,
  date,
  email,
  id,
  integer,
  json,
  list,
  oneOf,
  personName,
  phone,
  text,
  timestamp,
} from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import type { ContractChange } from './contract-changes.ts'
import { signerRoles } from './contract-templates.ts'
import type { FilledText, Gap, HostBlank } from './contract-text.ts'
import { undeliveredWhys } from './inbound-mail.ts'

export const contractStatuses = [
  'draft',
  'awaiting_host',
  'in_check',
  'ready',
  'partly_signed',
  'signed',
  'signed_external',
  'declined',
  'expired',
  'void',
] as const
/** Its text can still change without anybody having to sign again. */
export const openContracts = ['draft', 'awaiting_host', 'in_check'] as const
/** It waits for signatures. */
export const signingContracts = ['ready', 'partly_signed'] as const
export const waitsFor = ['staff', ...signerRoles] as const
export const signerStatuses = ['waiting', 'invited', 'viewed', 'signed', 'declined'] as const
/** How somebody got to the page where they signed. */
export const signerWays = ['mail', 'sms', 'code', 'account'] as const

/** How a link gets to somebody. */
export const signerChannels = ['mail', 'sms'] as const

export const contracts = resource('contracts', {
  attributes: {
    number: text({ readOnly: true }),
    locale: oneOf(['nl', 'en'] as const, { readOnly: true }),
    status: oneOf(contractStatuses, { readOnly: true }),
    /** Of its text. Every change after it was released makes a new one. */
    version: integer({ readOnly: true }),
    studentName: text({ readOnly: true }),
    organizationName: text({ readOnly: true }),
    /** Why it was declined, changed, or is over. */
    reason: text({ optional: true, readOnly: true }),
    waitsFor: oneOf(waitsFor, { optional: true, readOnly: true }),
    waitsSince: timestamp({ optional: true, readOnly: true }),
    expiresOn: date({ optional: true, readOnly: true }),
    signedAt: timestamp({ optional: true, readOnly: true }),
    /** From then on there is one document, with the seal of this installation. */
    sealedAt: timestamp({ optional: true, readOnly: true }),
    hasScan: boolean({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    internship: toOne('internships', { readOnly: true }),
    student: toOne('students', { readOnly: true }),
    school: toOne('organizations', { readOnly: true }),
    organization: toOne('organizations', { optional: true, readOnly: true }),
    amends: toOne('contracts', { optional: true, readOnly: true }),
  },
  filters: {
    id: ['eq', 'in'],
    status: ['eq', 'in', 'not_in'],
    waitsFor: ['eq', 'in'],
    internshipId: ['eq', 'in'],
    studentId: ['eq', 'in'],
    schoolId: ['eq', 'in'],
    organizationId: ['eq', 'in'],
    waitsSince: ['lt', 'gteq'],
  },
  scopes: {
    periodId: list(id()),
    /** The beginnings of words of the student or the host. */
    search: text({ max: 100 }),
    /** It lies with somebody for longer than a week. */
    late: boolean(),
    /** Somebody has to do something about it. */
    going: boolean(),
    /** The reader can do something about it: sign, fill in, release. */
    yours: boolean(),
  },
  sorts: ['createdAt', 'waitsSince'],
  defaultSort: '-createdAt',
  includes: ['internship', 'student', 'organization', 'school', 'amends'],
})

/** Who signs. A host or guardian reads names and states; addresses are for the school. */
export const contractSigners = resource('contractSigners', {
  attributes: {
    contractId: id({ readOnly: true }),
    /** Of who signs with an account. */
    userId: id({ optional: true, readOnly: true }),
    role: oneOf(signerRoles, { readOnly: true }),
    seat: integer({ readOnly: true }),
    step: integer({ readOnly: true }),
    name: text({ readOnly: true }),
    status: oneOf(signerStatuses, { readOnly: true }),
    invitedAt: timestamp({ optional: true, readOnly: true }),
    viewedAt: timestamp({ optional: true, readOnly: true }),
    signedAt: timestamp({ optional: true, readOnly: true }),
    remindedAt: timestamp({ optional: true, readOnly: true }),
    reminders: integer({ readOnly: true }),
    /** How they were told last. */
    channel: oneOf(signerChannels, { optional: true, readOnly: true }),
    /** Why they declined. */
    reason: text({ optional: true, readOnly: true }),
    passedOnBy: text({ optional: true, readOnly: true }),
  },
  filters: {
    id: ['eq', 'in'],
    contractId: ['eq', 'in'],
    userId: ['eq'],
    status: ['eq', 'in'],
    role: ['eq', 'in'],
  },
  sorts: ['step'],
  defaultSort: 'step',
  page: { max: 1000 },
})

/** How a signer is reached; its id is that of the signer. */
export const signerAddresses = resource('signerAddresses', {
  attributes: {
    email: text({ optional: true, readOnly: true }),
    phone: text({ optional: true, readOnly: true }),
    /** From when on mail to the address does not arrive, and why; nothing when it does. */
    undeliveredAt: timestamp({ optional: true, readOnly: true }),
    undeliveredWhy: oneOf(undeliveredWhys, { optional: true, readOnly: true }),
  },
  foreignKeys: ['contractId'],
  filters: { id: ['eq', 'in'], contractId: ['eq', 'in'] },
})

const about = { contractId: id(), internshipId: id(), studentId: id() }
const bySigner = { ...about, signerId: id(), role: oneOf(signerRoles) }
export const contractCreated = event('contract.created', about)
export const contractFieldsRequested = event('contract.fields_requested', about)
export const contractFieldsFilled = event('contract.fields_filled', about)
export const contractReleased = event('contract.released', { ...about, version: integer() })
export const contractSignedByOne = event('contract.signed_by_one', bySigner)
/** The last one signed, or it was signed on paper. */
export const contractSigned = event('contract.signed', about)
/** The sealed document is there. */
export const contractCompleted = event('contract.completed', about)
export const contractDeclined = event('contract.declined', bySigner)
export const contractChanged = event('contract.changed', { ...about, version: integer() })
export const contractReopened = event('contract.reopened', about)
export const contractExpired = event('contract.expired', about)
export const contractVoided = event('contract.voided', about)
/** There is more time to sign it; what was signed counts. */
export const contractExtended = event('contract.extended', { ...about, expiresOn: date() })
export const signerInvited = event('contract.ready_to_sign', bySigner)
export const signerReminded = event('contract.reminded', bySigner)
/** Its internship begins tomorrow, and it is not signed. */
export const contractUnsigned = event('contract.unsigned', { ...about, startDate: date() })
export const signerReplaced = event('contract.signer_replaced', bySigner)
export const signerPassedOn = event('contract.passed_on', bySigner)
/** By the school or an operator: whoever reads what students and parents wrote stands in the log. */
export const contractLookedAt = event('contract.looked_at', about)
export const signerCodeShown = event('contract.code_shown', bySigner)

export const contractLife = lifecycle(contracts, 'status', {
  about: { type: 'users', id: 'studentId' },
  start: { draft: contractCreated },
  moves: {
    requestFields: { from: ['draft'], to: 'awaiting_host', emits: contractFieldsRequested },
    /** The school fills in itself what the host did not. */
    takeFields: { from: ['awaiting_host'], to: 'draft', quiet: 'nobody is told that nothing is asked any more' },
    hostCompletes: { from: ['awaiting_host'], to: 'in_check', emits: contractFieldsFilled },
    release: { from: ['draft', 'in_check'], to: 'ready', emits: contractReleased },
    firstSignature: { from: ['ready'], to: 'partly_signed', quiet: 'contract.signed_by_one says it' },
    lastSignature: { from: ['ready', 'partly_signed'], to: 'signed', emits: contractSigned },
    decline: { from: ['ready', 'partly_signed'], to: 'declined', needs: 'reason', emits: contractDeclined },
    edit: { from: ['ready', 'partly_signed'], to: 'draft', needs: 'reason', emits: contractChanged },
    reopen: { from: ['declined', 'expired'], to: 'draft', emits: contractReopened },
    expire: { from: ['ready', 'partly_signed'], to: 'expired', by: 'clock', emits: contractExpired },
    /** It gets more time after it ran out: as it was, with who signed it. */
    goOn: { from: ['expired'], to: 'ready', quiet: 'contract.extended says it' },
    goOnSigned: { from: ['expired'], to: 'partly_signed', quiet: 'contract.extended says it' },
    onPaper: {
      from: ['draft', 'awaiting_host', 'in_check', 'ready', 'partly_signed'],
      to: 'signed_external',
      emits: contractSigned,
    },
    void: {
      from: ['draft', 'awaiting_host', 'in_check', 'ready', 'partly_signed', 'declined', 'expired', 'signed_external'],
      to: 'void',
      needs: 'reason',
      emits: contractVoided,
    },
  },
})

export const signerLife = lifecycle(contractSigners, 'status', {
  start: { waiting: { quiet: 'contract.created says it' } },
  moves: {
    turn: { from: ['waiting'], to: 'invited', by: 'system', emits: signerInvited },
    open: { from: ['invited'], to: 'viewed', quiet: 'the screen of the contract shows it' },
    sign: { from: ['invited', 'viewed'], to: 'signed', emits: contractSignedByOne },
    decline: { from: ['invited', 'viewed'], to: 'declined', needs: 'reason', quiet: 'contract.declined says it' },
    replace: { from: ['waiting', 'invited', 'viewed'], to: 'waiting', emits: signerReplaced },
    passOn: { from: ['invited', 'viewed'], to: 'waiting', emits: signerPassedOn },
    startAgain: {
      from: ['waiting', 'invited', 'viewed', 'signed', 'declined'],
      to: 'waiting',
      by: 'system',
      quiet: 'contract.changed says it',
    },
  },
})

const why = text({ min: 3, max: 1000, format: 'lines' })
const many = list(id(), { min: 1, max: 500 })

/** Of which internships it could be made, and why not of the others. */
export type MadeContracts = { made: string[]; skipped: { internshipId: string; code: string; text: string }[] }
export const createContracts = command('createContracts', 'POST /contracts', {
  input: {
    internshipIds: many,
    templateId: id({ optional: true }),
    locale: oneOf(['nl', 'en'] as const, { optional: true }),
  },
  emits: [contractCreated],
  tells: told<MadeContracts>(),
  summary: 'Make contracts, for one internship or a whole class',
})

/** Everything that is shown of a contract as a text: who, what, and what is missing. */
export type ContractPaper = {
  number: string
  version: number
  title: string
  locale: 'nl' | 'en'
  school: string
  firstName: string
  /** What one has to know before signing, in both languages. */
  summary: Record<'nl' | 'en', { key: string; value: string }[]>
  parties: { role: string; name: string; below: string }[]
  text: FilledText
  extra: string | null
  signers: { role: string; name: string }[]
}
export type ContractDraft = {
  paper: ContractPaper
  hash: string | null
  gaps: Gap[]
  blanks: (HostBlank & { value: string })[]
  /** What is other than in the version that was released before. None: there was no such version. */
  changes: ContractChange[] | null
  /** Why it cannot be released yet, each in a sentence in the language of who asks. */
  problems: { code: string; params?: Record<string, string | number>; text: string }[]
}
export const showContractPaper = command('showContractPaper', 'POST /contracts/:id/paper', {
  on: contracts,
  emits: [contractLookedAt],
  tells: told<ContractDraft>(),
  summary: 'The text of a contract as it is now, what is missing, and what keeps it from being released',
})
const blanks = json<Record<string, string>>()
export const fillContractFields = command('fillContractFields', 'PUT /contracts/:id/fields', {
  on: contracts,
  when: { status: openContracts },
  input: { blanks, extra: text({ max: 4000, optional: true, format: 'lines' }) },
  moves: [contractLife.hostCompletes, contractLife.takeFields],
  summary: 'Fill in what the contract leaves open, by the host or in its place',
})
export const requestContractFields = command('requestContractFields', 'POST /contracts/:id/request_fields', {
  on: contracts,
  moves: [contractLife.requestFields],
  summary: 'Ask the host to fill in its part',
})
export const releaseContracts = command('releaseContracts', 'POST /contracts/release', {
  input: { contractIds: many },
  moves: [contractLife.release, signerLife.turn],
  tells: told<{ done: number; refused: { contractId: string; code: string; text: string }[] }>(),
  summary: 'Let them be signed: the text stands, and whoever is first gets a message',
})
export const editContract = command('editContract', 'POST /contracts/:id/edit', {
  on: contracts,
  input: { reason: why },
  moves: [contractLife.edit, signerLife.startAgain],
  summary: 'Change a contract that people sign: all signatures are void and everybody is told',
})
export const reopenContract = command('reopenContract', 'POST /contracts/:id/reopen', {
  on: contracts,
  moves: [contractLife.reopen, signerLife.startAgain],
  summary: 'Go on with a contract that was declined or ran out of time',
})
export const extendContracts = command('extendContracts', 'POST /contracts/extend', {
  input: { contractIds: many, until: date() },
  emits: [contractExtended],
  moves: [contractLife.goOn, contractLife.goOnSigned],
  tells: told<{ done: number; refused: { contractId: string; code: string; text: string }[] }>(),
  summary: 'Give more time to sign, also after it ran out: signatures stay, and whoever is up gets a new link',
})
export const voidContract = command('voidContract', 'POST /contracts/:id/void', {
  on: contracts,
  input: { reason: why },
  moves: [contractLife.void],
  summary: 'End a contract that was not signed by all',
})
export const markSignedOnPaper = command('markSignedOnPaper', 'POST /contracts/:id/paper_signed', {
  on: contracts,
  /** A photo or PDF of it, which was sent before to `POST /uploads/contractScan`. */
  input: { fileId: id() },
  moves: [contractLife.onPaper],
  summary: 'It was signed on paper; a scan of it is kept',
})
export const amendContract = command('amendContract', 'POST /contracts/:id/amend', {
  on: contracts,
  when: { status: ['signed', 'signed_external'] },
  input: { extra: text({ min: 3, max: 4000, format: 'lines' }) },
  emits: [contractCreated],
  tells: told<{ contractId: string }>(),
  summary: 'Change what was signed by a contract beside it, with the same signers',
})
export const remindSigners = command('remindSigners', 'POST /contract_signers/remind', {
  /** `by`: from now on so, whatever it was before. */
  input: { signerIds: many, by: oneOf(signerChannels, { optional: true }) },
  emits: [signerReminded],
  tells: told<{ done: number; tooSoon: number }>(),
  summary: 'Remind who has to sign, at most once a day; whom mail did not reach by text message',
})
export const replaceSigner = command('replaceSigner', 'PUT /contract_signers/:id/replace', {
  on: contractSigners,
  input: { name: personName({ min: 2, max: 120 }), email: email({ optional: true }), phone: phone({ optional: true }) },
  moves: [signerLife.replace],
  summary: 'Somebody else signs; the link of the first one is over',
})
export const showSignerCode = command('showSignerCode', 'POST /contract_signers/:id/code', {
  on: contractSigners,
  emits: [signerCodeShown],
  tells: told<{ code: string; address: string; expiresAt: string }>(),
  summary: 'A code on one’s own screen for somebody who is present; that it was shown is written down',
})
