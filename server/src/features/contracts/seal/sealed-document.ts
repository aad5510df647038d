import type { Site } from '#engine/call.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { letterhead } from '#server/documents/letterhead.ts'
import type { Sealing } from '#server/documents/sealing/sealing.ts'
import { typeset } from '#server/documents/typeset.ts'
import { contractDocument } from '../paper/contract-document.ts'
import { type Contract, hashOf } from '../paper/contract-paper.ts'
import { type Evidence, type Happened, proofPage, shortened } from './proof-page.ts'
import { dateOf } from './proof-words.ts'

const template = new URL('../paper/contract.typ', import.meta.url)

export type ToSeal = {
  contract: Contract
  paper: protocol.ContractPaper
  hash: string
  evidence: Evidence[]
  history: Happened[]
  theme: object | null
  /** How far the chain of events was, so that everybody who gets the document holds a piece of it. */
  chain: { number: number; hash: string } | null
}

/** The text that was signed. It is looked at once more: nothing is sealed that somebody did not sign. */
async function signedText(tx: Tx, { id, version }: Contract, evidence: readonly Evidence[]) {
  const { document, hash } = await tx.one<{ document: string; hash: string }>(
    'select document, hash from contract_versions where contract_id = $1 and number = $2',
    [id, version],
  )
  const isSame = hashOf(document) === hash && evidence.length > 0 && evidence.every((each) => each.hash === hash)
  if (!isSame) throw new Error(`what was signed of contract ${id} is not what is kept`)
  return { paper: JSON.parse(document) as protocol.ContractPaper, hash }
}

/** Everything that goes into the document. Nothing when it was sealed meanwhile. */
export async function toSeal(tx: Tx, contractId: string): Promise<ToSeal | undefined> {
  const [contract, isSealed, settings, chain] = await Promise.all([
    tx.rowFrom(protocol.contracts, 'where id = $1', [contractId]),
    tx.row('select 1 from contract_seals where contract_id = $1', [contractId]),
    tx.row<{ theme: object }>('select theme from site_settings'),
    tx.row<{ number: number; hash: string }>(
      `select number, encode(hash, 'hex') as hash from event_blocks order by number desc limit 1`,
    ),
  ])
  if (contract?.status !== 'signed' || isSealed) return undefined
  const reading = tx.rows<Evidence>(
    `select role, name, drawing, sentence, via, reached, address, browser, hash, signed_at as "signedAt"
     from contract_signatures where contract_id = $1 and version = $2 order by signed_at, id`,
    [contractId, contract.version],
  )
  const remembering = tx.rows<Happened>(
    `select e.name, e.created_at as at, (e.data->>'version')::int as version,
       coalesce((select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = e.actor_id),
         (select s.name from contract_signers s where s.contract_id = $2::uuid and s.id::text = e.data->>'signerId')) as who
     from events e where e.subject_type = 'users' and e.subject_id = $1 and e.data->>'contractId' = $2::uuid::text
     order by e.created_at, e.id`,
    [contract.studentId, contractId],
  )
  const [evidence, history] = await Promise.all([reading, remembering])
  const text = await signedText(tx, contract, evidence)
  return { contract, evidence, history, theme: settings?.theme ?? null, chain: chain ?? null, ...text }
}

/** The text, the signatures and how we know whose they are, as one PDF with the seal of this installation. */
export async function sealedPdf(site: Site, sealing: Sealing, found: ToSeal, code: string): Promise<Buffer> {
  const { paper, evidence, hash } = found
  const at = new Date()
  const history = [...found.history, { name: 'sealed', at, who: null, version: null }]
  const page = `${new URL(site.url).host}/controle`
  const signed = evidence.map(({ role, name, drawing, signedAt }) => ({
    role,
    name,
    drawing,
    isSigned: true,
    at: dateOf(signedAt, paper.locale),
  }))
  const pdf = await typeset(template, {
    ...contractDocument(paper, signed, { address: page, code }),
    proof: proofPage(paper, { evidence, history, hash, address: `${site.url}/controle/${code}`, page }),
    site: letterhead(site, found.theme),
  })
  // Everybody gets it, so it does not tell where the others are.
  const signatures = evidence.map((each) => ({ ...each, address: shortened(each.address) }))
  const audit = { document: paper, hash, signatures, history, code, chain: found.chain }
  const sealed = await sealing.seal(pdf, {
    reason: `${paper.title} ${paper.number}`,
    name: site.appName,
    at,
    attachment: {
      name: 'audit.json',
      type: 'application/json',
      description: 'What was signed, by whom, when and how',
      bytes: Buffer.from(JSON.stringify(audit)),
    },
  })
  return Buffer.from(sealed)
}
