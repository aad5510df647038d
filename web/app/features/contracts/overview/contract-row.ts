import type { Locale } from '#lib/i18n.tsx'
import { type ContractTone, contractTone, daysWaiting } from '#protocol/features/contract-desk.ts'
import type { SignerRole } from '#protocol/features/contract-templates.ts'
import { type contractStatuses, openContracts, signingContracts, type waitsFor } from '#protocol/features/contracts.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import type { Status } from '#ui/status-mark.tsx'

export type ContractStatus = (typeof contractStatuses)[number]
export type RowSigner = {
  id: string
  role: SignerRole
  name: string
  step: number
  status: string
  isMe: boolean
  remindedAt: string | null
  invitedAt: string | null
  reminders: number
}
export type ContractRow = {
  id: string
  number: string
  status: ContractStatus
  student: string
  host: string
  reason: string | null
  waitsFor: (typeof waitsFor)[number] | null
  waitsSince: string | null
  signedAt: string | null
  signers: RowSigner[]
  /** The reader is staff of its school. */
  isOurs: boolean
  can: Partial<Record<string, boolean>>
}

export const isOpen = ({ status }: Pick<ContractRow, 'status'>) => isOneOf(openContracts, status)
export const isSigning = ({ status }: Pick<ContractRow, 'status'>) => isOneOf(signingContracts, status)

/** Who can sign at this moment. */
export const upNow = ({ status, signers }: Pick<ContractRow, 'status' | 'signers'>): RowSigner[] =>
  isSigning({ status }) ? signers.filter((each) => each.status === 'invited' || each.status === 'viewed') : []

export const toneOf = ({ waitsFor, waitsSince }: Pick<ContractRow, 'waitsFor' | 'waitsSince'>): ContractTone | null =>
  waitsFor ? contractTone(waitsSince) : null
export const daysOf = ({ waitsSince }: Pick<ContractRow, 'waitsSince'>) => daysWaiting(waitsSince)

export const toneMarks: Record<ContractTone, Status> = { late: 'err', soon: 'warn', fine: 'wait' }
export function markOf(row: Pick<ContractRow, 'status' | 'waitsFor' | 'waitsSince'>): Status {
  if (row.status === 'signed' || row.status === 'signed_external') return 'done'
  if (row.status === 'void') return 'skip'
  const tone = toneOf(row)
  return tone ? toneMarks[tone] : 'todo'
}

/** A day is what a reminder keeps between itself and the one before it, or the first mail. */
const DAY = 24 * 3600 * 1000
export const canRemind = ({ remindedAt, invitedAt }: RowSigner, now = Date.now()): boolean =>
  now - Date.parse(remindedAt ?? invitedAt ?? new Date(now).toISOString()) > DAY

const lists = {
  nl: new Intl.ListFormat('nl', { type: 'conjunction' }),
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
}
export const namesText = (names: readonly string[], locale: Locale): string => lists[locale].format(names)
