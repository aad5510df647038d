import assert from 'node:assert/strict'
import { signersOf } from '#features/contracts/paper/contract-paper.ts'
import { newLink } from '#features/contracts/sign/contract-links.ts'
import * as signing from '#protocol/features/contract-signing.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { required } from '#protocol/shared/guards.ts'
import type { TenantFile } from '#protocol/tenants/tenant.ts'
import { ApiError, Client } from '../../protocol/src/client.ts'
import type { App } from '../src/app.ts'
import { mailsTo, reactingApp } from './mails.ts'
import { OwnDatabase } from './own-database.ts'
import { routeWorld } from './route-world.ts'
import { sealingFolder } from './seal-key.ts'
import { until } from './until.ts'
import { type Person, transportOf } from './world.ts'

export const blanks = { times: 'vrijdag 15.00–19.00', supervisorPhone: '06 12345678', safety: 'de friteuse' }
export const drawing = [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100]]

export const isRefused = (code: string) => (error: unknown) =>
  error instanceof ApiError && error.errors.some((each) => each.code === code)

/** Who acts: by the link that was sent, or with an account. */
export type Whose = { token?: string; signerId?: string }

export const contractFlags = { digitalContracts: true, companyFillsContract: true }

type Settled = { app: App; database: OwnDatabase; dataDir: string; flags: TenantFile['flags'] }

/** A site where contracts are signed here: a student of sixteen, a mother, a host without an account, a school. */
export async function contractWorld(given: Partial<Settled> = {}) {
  const database = given.database ?? (await OwnDatabase.create())
  const dataDir = given.dataDir ?? (await sealingFolder(database))
  const app = given.app ?? (await reactingApp({ dataDir }, database))
  const w = await routeWorld({ flags: { ...contractFlags, ...given.flags } }, app)
  const { site, mentor, nonProfitAdmin } = w
  const period = await w.newPeriod()
  const guest = new Client(transportOf(app), { 'x-tenant': site.key })

  async function newContract() {
    const student = await w.newStudent()
    const mother = `mother-${student.id.slice(0, 8)}@thuis.test`
    await w.row(
      `update student_profiles set birth_date = today_nl() - interval '16 years', guardian_name = 'Petra de Wit',
         guardian_email = $2 where id = $1 returning id`,
      [student.id, mother],
    )
    const internshipId = await w.place(student, period)
    const { made, skipped } = await mentor.run(protocol.createContracts, '', { internshipIds: [internshipId] })
    assert.deepEqual(skipped, [])
    return { student, mother, internshipId, id: made[0] ?? '' }
  }

  /** Complete, and not released. */
  async function filled() {
    const made = await newContract()
    await mentor.run(protocol.fillContractFields, made.id, { blanks })
    return made
  }

  /** Released: student and mother are up. */
  async function ready() {
    const made = await filled()
    const { refused } = await mentor.run(protocol.releaseContracts, '', { contractIds: [made.id] })
    assert.deepEqual(refused, [])
    return made
  }

  /** The newest link in a mail to this address about this contract. */
  async function linkTo(email: string, contractId: string, purpose = 'contractToSign', count = 1): Promise<string> {
    const mails = await until(`a mail ${purpose} to ${email}`, async () => {
      const all = await mailsTo(app, site, email, purpose)
      const own = all.filter(({ link }) => link.pathname.includes(contractId))
      return own.length >= count ? own : undefined
    })
    return mails.at(-1)?.link.searchParams.get('token') ?? ''
  }
  const hostLink = (contractId: string, purpose?: string) => linkTo(nonProfitAdmin.email, contractId, purpose)

  async function sign(who: Client, whose: Whose, name: string) {
    const { hash } = await who.run(signing.openContract, '', whose)
    return who.run(signing.signContract, '', { ...whose, hash: hash ?? '', drawing, name, agrees: true })
  }
  async function ownSeat(who: Person, contractId: string): Promise<string> {
    const filter = { contractIdEq: contractId, userIdEq: who.id }
    const [seat] = await who.list(protocol.contractSigners, { filter })
    assert.ok(seat, 'they sign it')
    return seat.id
  }
  const seatOf = async (contractId: string, role: 'student' | 'guardian' | 'host' | 'school') => {
    const [seat] = await mentor.list(protocol.contractSigners, { filter: { contractIdEq: contractId, roleEq: role } })
    assert.ok(seat)
    return seat
  }

  /** A link that nobody was sent: for a test in which nobody sends mails. */
  const linkOf = (contractId: string, role: 'guardian' | 'host') =>
    app.road.inTenant(site, async (tx) => {
      const contract = required(await tx.rowFrom(protocol.contracts, 'where id = $1', [contractId]), 'contract')
      const signer = required(
        (await signersOf(tx, contractId)).find((each) => each.role === role),
        role,
      )
      const { link, storing } = newLink(tx, contract, signer, { kind: 'mail', reached: signer.email ?? '' })
      await storing
      return new URL(link, site.url).searchParams.get('token') ?? ''
    })
  /** Everybody, one after the other. */
  async function signAll({ student, id }: { student: Person; id: string }) {
    await sign(student, { signerId: await ownSeat(student, id) }, 'Daan de Wit')
    await sign(guest, { token: await linkOf(id, 'guardian') }, 'Petra de Wit')
    await sign(guest, { token: await linkOf(id, 'host') }, 'Bea Bakker')
    await sign(w.schoolAdmin, { signerId: await ownSeat(w.schoolAdmin, id) }, 'Ingrid Bos')
  }
  const sealed = (contractId: string) =>
    until('it is sealed', async () => (await mentor.find(protocol.contracts, contractId)).sealedAt)
  return {
    ...w,
    app,
    database,
    dataDir,
    linkOf,
    signAll,
    sealed,
    guest,
    period,
    newContract,
    filled,
    ready,
    linkTo,
    hostLink,
    sign,
    ownSeat,
    seatOf,
  }
}
