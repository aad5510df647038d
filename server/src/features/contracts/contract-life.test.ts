import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { hashToken } from '#auth/authenticate.ts'
import * as signing from '#protocol/features/contract-signing.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { Sealing } from '#server/documents/sealing/sealing.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { documentKey } from '#server/files/forget-file.ts'
import { contractWorld, type Whose } from '#test/contract-world.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { sealingFolder, sealSettings } from '#test/seal-key.ts'
import { ApiError, type Client } from '../../../../protocol/src/client.ts'
import { sealContract } from './seal/seal-contract.ts'

// So many lives of up to forty steps, a slice at a time: `CONTRACT_RUNS=5000 JOURNEY_SLOWDOWN=20 npm test contracts/contract-life`.
// Without a number they are the same ones every time; a slice that failed is tried again with CONTRACT_SEED.
const { CONTRACT_RUNS, CONTRACT_SEED } = process.env
const SLICE = 50
const RUNS = Number(CONTRACT_RUNS ?? 4)
const firstSeed = Number(CONTRACT_SEED ?? (CONTRACT_RUNS ? Date.now() % 1e9 : 15))

const database = await OwnDatabase.create()
const dataDir = await sealingFolder(database)
// Nobody works in the background: what happens is what the story says.
const app = await database.app({ dataDir })
const w = await contractWorld({ database, dataDir, app })
const { site, mentor, schoolAdmin, guest } = w
const storage = folderStorage(join(dataDir, 'files'))
const sealing = sealContract(storage, new Sealing(sealSettings))
const rows = <T>(text: string, values: unknown[]) => app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))

const roles = ['student', 'guardian', 'host', 'school'] as const
type Role = (typeof roles)[number]
type Signer = { id: string; role: Role; step: number; status: string }
type Signature = { id: string; role: Role; version: number; hash: string; signer_id: string }
type Sealed = { sha256: string; code: string; file_id: string; version: number }
type Now = { status: string; version: number; signers: Signer[]; signatures: Signature[]; seal: Sealed | undefined }

async function readNow(id: string): Promise<Now> {
  const [[contract], signers, signatures, [seal]] = await Promise.all([
    rows<{ status: string; version: number }>('select status, version from contracts where id = $1', [id]),
    rows<Signer>('select id, role, step, status from contract_signers where contract_id = $1 order by step, id', [id]),
    rows<Signature>('select * from contract_signatures where contract_id = $1 order by id', [id]),
    rows<Sealed>('select * from contract_seals where contract_id = $1', [id]),
  ])
  assert.ok(contract)
  return { ...contract, signers, signatures, seal }
}

/** What is true of every contract, whatever happened to it between the two looks. */
async function requireSound(id: string, before: Now, now: Now): Promise<void> {
  for (const old of before.signatures)
    assert.deepEqual(
      now.signatures.find((each) => each.id === old.id),
      old,
      'no signature is lost or changed',
    )
  const added = now.signatures.filter(({ id }) => !before.signatures.some((each) => each.id === id))
  for (const { version } of added) assert.equal(version, before.version, 'nobody signs an outdated version')
  const keys = now.signatures.map(({ signer_id, version }) => `${signer_id} ${version}`)
  assert.equal(new Set(keys).size, keys.length, 'nobody signs twice')
  const texts = await rows<{ number: number; hash: string }>(
    'select number, hash from contract_versions where contract_id = $1',
    [id],
  )
  for (const { version, hash, signer_id } of now.signatures) {
    assert.equal(texts.find(({ number }) => number === version)?.hash, hash, 'what was signed is what was released')
    const step = now.signers.find((signer) => signer.id === signer_id)?.step ?? 0
    for (const earlier of now.signers.filter((signer) => signer.step < step))
      assert.ok(keys.includes(`${earlier.id} ${version}`), 'nobody signs out of order')
  }
  const isAll = now.signers.every((signer) => keys.includes(`${signer.id} ${now.version}`))
  assert.equal(now.status === 'signed', isAll, 'signed is what everybody signed')
  if (before.status === 'signed') assert.deepEqual([now.status, now.version, added], ['signed', before.version, []])
  if (before.seal) assert.deepEqual(now.seal, before.seal, 'what is sealed stays')
  if (now.seal) {
    assert.equal(now.status, 'signed')
    const bytes = await storage.get(documentKey(site.id, now.seal.file_id))
    assert.equal(
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
      now.seal.sha256,
    )
  }
}

const role = fc.constantFrom(...roles)
type Step =
  | { act: 'sign'; role: Role; isRead: boolean; isOld: boolean; taps: number }
  | { act: 'together'; role: Role; other: Role }
  | { act: 'open' | 'editMeanwhile' | 'decline'; role: Role }
  | { act: 'replace'; role: 'guardian' | 'host' }
  | { act: 'release' | 'seal' | 'edit' | 'reopen' }
const many = (weight: number, ...acts: fc.Arbitrary<Step>[]) => acts.map((arbitrary) => ({ weight, arbitrary }))
const act = <A extends string>(name: A) => fc.constant(name)
const step: fc.Arbitrary<Step> = fc.oneof(
  ...many(
    20,
    fc.record({
      act: act('sign'),
      role,
      /** Reads it anew before; otherwise it is the text of last time. */
      isRead: fc.boolean(),
      isOld: fc.boolean(),
      taps: fc.integer({ min: 1, max: 3 }),
    }),
  ),
  ...many(8, fc.record({ act: act('together'), role, other: role }), fc.record({ act: act('release') })),
  ...many(4, fc.record({ act: act('open'), role }), fc.record({ act: act('seal') })),
  ...many(1, fc.record({ act: act('editMeanwhile'), role }), fc.record({ act: act('decline'), role })),
  ...many(1, fc.record({ act: act('edit') }), fc.record({ act: act('reopen') })),
  ...many(1, fc.record({ act: act('replace'), role: fc.constantFrom('guardian' as const, 'host' as const) })),
)

/** One contract and everybody around it, with the links that they were ever sent and what they saw last. */
class Life {
  readonly id: string
  private readonly student: Client
  private readonly links = new Map<Role, string[]>()
  private readonly seen = new Map<Role, string>()
  constructor({ id, student }: { id: string; student: Client }) {
    this.id = id
    this.student = student
  }

  private clientOf = (of: Role): Client => (of === 'student' ? this.student : of === 'school' ? schoolAdmin : guest)

  /** Students and schools have an account; the others the newest link, or the oldest that they can find. */
  private async whose(of: Role, now: Now, isOld = false): Promise<Whose> {
    if (of === 'student' || of === 'school') return { signerId: now.signers.find((each) => each.role === of)?.id ?? '' }
    const known = this.links.get(of) ?? []
    const isInvited = ['invited', 'viewed'].includes(now.signers.find((each) => each.role === of)?.status ?? '')
    // A new mail, as whoever is up gets one.
    if (isInvited || known.length === 0) known.push(await w.linkOf(this.id, of))
    this.links.set(of, known)
    return { token: (isOld ? known[0] : known.at(-1)) ?? '' }
  }

  async open(of: Role, now: Now): Promise<void> {
    const { hash } = await this.clientOf(of).run(signing.openContract, '', await this.whose(of, now))
    this.seen.set(of, hash ?? 'x'.repeat(64))
  }

  async sign(of: Role, now: Now, isOld = false) {
    const whose = await this.whose(of, now, isOld)
    // Whoever has not read it does so first; whoever has signs what they saw then.
    if (!this.seen.has(of)) await this.open(of, now).catch(isRefusal)
    const hash = this.seen.get(of) ?? 'x'.repeat(64)
    return this.clientOf(of).run(signing.signContract, '', { ...whose, hash, name: 'Wie Tekent', agrees: true })
  }

  /** Whether the server has to take a signature: a link of now, in turn, of what they saw. */
  async mustTake(of: Role, now: Now, isOld: boolean): Promise<boolean> {
    const whose = await this.whose(of, now, isOld)
    const signer = now.signers.find((each) => each.role === of)
    const left = now.signers.filter(({ status }) => status !== 'signed')
    const isUp = signer !== undefined && left.includes(signer) && left.every((each) => each.step >= signer.step)
    const [text] = await rows<{ hash: string }>(
      'select hash from contract_versions where contract_id = $1 and number = $2',
      [this.id, now.version],
    )
    const [link] = whose.token
      ? await rows<{ version: number; ended_at: Date | null }>('select * from contract_links where token_hash = $1', [
          hashToken(whose.token),
        ])
      : [{ version: now.version, ended_at: null }]
    const isLinkOfNow = link?.version === now.version && link.ended_at === null
    const hasSeen = !this.seen.has(of) || this.seen.get(of) === text?.hash
    return ['ready', 'partly_signed'].includes(now.status) && isUp && isLinkOfNow && hasSeen
  }

  async take(given: Step, now: Now): Promise<void> {
    switch (given.act) {
      case 'open':
        return this.open(given.role, now)
      case 'sign': {
        if (given.isRead) await this.open(given.role, now).catch(isRefusal)
        const mustTake = await this.mustTake(given.role, now, given.isOld)
        const taps = Array.from({ length: given.taps }, () => this.sign(given.role, now, given.isOld))
        const answers = await Promise.allSettled(taps)
        const after = await readNow(this.id)
        const isAdded = after.signatures.length - now.signatures.length
        assert.equal(isAdded, mustTake ? 1 : 0, 'taken once, or not at all')
        if (mustTake)
          for (const { status } of answers) assert.equal(status, 'fulfilled', 'every tap is told that it is signed')
        return refusalsOnly(answers)
      }
      case 'together':
        return refusalsOnly(await Promise.allSettled([this.sign(given.role, now), this.sign(given.other, now)]))
      case 'editMeanwhile':
        return refusalsOnly(await Promise.allSettled([this.sign(given.role, now), this.edit()]))
      case 'decline': {
        const whose = await this.whose(given.role, now)
        await this.clientOf(given.role).run(signing.declineContract, '', { ...whose, reason: 'Liever niet' })
        return
      }
      case 'replace': {
        const signer = now.signers.find((each) => each.role === given.role)
        const email = `${crypto.randomUUID().slice(0, 8)}@anders.test`
        await mentor.run(protocol.replaceSigner, signer?.id ?? '', { name: 'Iemand Anders', email })
        return
      }
      case 'release':
        await mentor.run(protocol.releaseContracts, '', { contractIds: [this.id] })
        return
      case 'edit':
        await this.edit()
        return
      case 'reopen':
        await mentor.run(protocol.reopenContract, this.id)
        return
      case 'seal': {
        // Two at once, as when one worker was taken for dead.
        const run = () => sealing.run({ site, road: app.road, payload: { contractId: this.id }, log: app.http.log })
        await Promise.all([run(), run()])
      }
    }
  }

  private edit = () => mentor.run(protocol.editContract, this.id, { reason: 'Het klopte niet' })
}

/** The server may say no, and never that it failed. */
function isRefusal(error: unknown): void {
  if (!(error instanceof ApiError) || error.status >= 500) throw error
}
function refusalsOnly(answers: PromiseSettledResult<unknown>[]): void {
  for (const answer of answers) if (answer.status === 'rejected') isRefusal(answer.reason)
}

/** How one life ended. */
async function live(steps: readonly Step[]): Promise<string> {
  const life = new Life(await w.ready())
  let before = await readNow(life.id)
  for (const each of steps) {
    await life.take(each, before).catch(isRefusal)
    const now = await readNow(life.id)
    await requireSound(life.id, before, now)
    before = now
  }
  return before.seal ? 'sealed' : before.status
}

const lives = fc.array(step, { minLength: 5, maxLength: 40, size: 'max' })
for (let done = 0; done < RUNS; done += SLICE) {
  const numRuns = Math.min(SLICE, RUNS - done)
  const seed = firstSeed + done / SLICE
  test(`${numRuns} lives of a contract (${seed}): no signature lost or doubled, none out of order or of an old text, nothing sealed changes`, async () => {
    const ends = new Map<string, number>()
    const property = fc.asyncProperty(lives, async (steps) => {
      const end = await live(steps)
      ends.set(end, (ends.get(end) ?? 0) + 1)
    })
    await fc.assert(property, { numRuns, endOnFailure: true, seed })
    assert.ok(ends.has('sealed'), `some come to their end: ${[...ends].join('; ')}`)
  })
}
