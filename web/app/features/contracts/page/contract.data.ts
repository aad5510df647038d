import { orElse } from '#lib/or-else.ts'
import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { type ContractStory, contractStory } from '#protocol/features/contract-desk.ts'
import { contractSigners, contracts, showContractPaper, signerAddresses } from '#protocol/features/contracts.ts'
import type { UndeliveredWhy } from '#protocol/features/inbound-mail.ts'
import { mobileNumber } from '#protocol/shared/mobile-number.ts'

const order = ['student', 'guardian', 'host', 'school']
/** A contract is about its student, who signs in person. */
const replaceable = ['guardian', 'host', 'school']

const nothing: ContractStory = { happenings: [], more: false, versions: [], signatures: [] }

/** What a row has to come with, for whoever has it already. */
export const withContract = { include: ['internship', 'student', 'amends'] } as const
const findRow = (api: Client, id: string) => api.find(contracts, id, withContract)
type Row = Awaited<ReturnType<typeof findRow>>

/** Everything that the page of a contract shows. Addresses and the story are for the school. */
export async function readContract(api: Client, id: string, session: Session, sendsTexts: boolean, known?: Row) {
  const follows = session.can.followContracts === true
  const row = known ?? (await findRow(api, id))
  const [draft, signers, addresses, story, later] = await Promise.all([
    api.run(showContractPaper, id),
    api.list(contractSigners, { filter: { contractIdEq: id }, page: { size: 100 } }),
    follows ? orElse(api.list(signerAddresses, { filter: { contractIdEq: id }, page: { size: 100 } }), []) : [],
    follows ? orElse(api.tell(contractStory, { filter: { contractId: id } }), nothing) : nothing,
    row.internship
      ? api.list(contracts, { filter: { internshipIdEq: row.internship.id }, include: ['amends'], page: { size: 50 } })
      : [],
  ])
  const reached = new Map(addresses.map((each) => [each.id, each]))
  const via = new Map(
    story.signatures.filter(({ version }) => version === row.version).map((each) => [each.signerId, each.via]),
  )
  const sorted = [...signers].sort(
    (one, other) =>
      one.step - other.step || order.indexOf(one.role) - order.indexOf(other.role) || one.seat - other.seat,
  )
  return {
    id,
    number: row.number,
    status: row.status,
    version: row.version,
    locale: row.locale,
    student: { id: row.student?.id ?? '', name: row.studentName },
    host: row.organizationName,
    internshipId: row.internship?.id ?? '',
    reason: row.reason ?? null,
    waitsFor: row.waitsFor ?? null,
    waitsSince: row.waitsSince ?? null,
    expiresOn: row.expiresOn ?? null,
    signedAt: row.signedAt ?? null,
    isSealed: Boolean(row.sealedAt),
    hasScan: row.hasScan,
    amends: row.amends ? { id: row.amends.id, number: row.amends.number } : null,
    amendedBy: later.filter(({ amends }) => amends?.id === id).map((each) => ({ id: each.id, number: each.number })),
    isOurs: session.can.makeContracts === true && reached.size > 0,
    draft,
    story,
    signers: sorted.map((each) => ({
      id: each.id,
      role: each.role,
      name: each.name,
      step: each.step,
      status: each.status,
      isMe: each.userId === session.user.id,
      invitedAt: each.invitedAt ?? null,
      viewedAt: each.viewedAt ?? null,
      signedAt: each.signedAt ?? null,
      remindedAt: each.remindedAt ?? null,
      reminders: each.reminders,
      reason: each.reason ?? null,
      passedOnBy: each.passedOnBy ?? null,
      isReplaceable: each.can.replaceSigner === true && replaceable.includes(each.role),
      ...wayTo(reached.get(each.id), each.channel ?? null, sendsTexts),
      via: via.get(each.id) ?? null,
      can: each.can,
    })),
    // Those who may change it or go on with it may also give it more time.
    can: { ...row.can, extend: row.can.editContract || (row.status === 'expired' && row.can.reopenContract) },
  }
}

type Address = { email?: string | null; phone?: string | null; undeliveredWhy?: UndeliveredWhy | null }
/** Where messages go, and whether the next one could go to a phone instead. */
function wayTo(of: Address | undefined, channel: 'mail' | 'sms' | null, sendsTexts: boolean) {
  const [email, phone] = [of?.email ?? null, of?.phone ?? null]
  const reached = channel === 'sms' ? (phone ?? email) : (email ?? phone)
  const undelivered = reached !== null && reached === email ? (of?.undeliveredWhy ?? null) : null
  return { channel, reached, undelivered, isTextable: sendsTexts && channel !== 'sms' && mobileNumber(phone) !== null }
}

export type ContractPageData = Awaited<ReturnType<typeof readContract>>
export type PageSigner = ContractPageData['signers'][number]
