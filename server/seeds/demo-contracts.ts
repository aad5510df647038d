import type { Tx } from '#engine/writing/transaction.ts'
import { makeContract } from '#features/contracts/desk/make-contracts.ts'
import { settleContracts } from '#features/contracts/desk/settle-contract.ts'
import { bytesOf, draftOf, hashOf, type Signer } from '#features/contracts/paper/contract-paper.ts'
import { sealing } from '#features/contracts/seal/seal-contract.ts'
import { sentenceOf } from '#features/contracts/sign/sentence.ts'
import { waitingFor } from '#features/contracts/sign/turns.ts'
import { contracts } from '#protocol/features/contracts.ts'
import { required } from '#protocol/shared/guards.ts'

/** How far one is: so many steps of signers are done, and it waits for so many days. */
type Stand = {
  status: string
  steps: number
  days: number
  reminders?: number
  reason?: string
}
/** Every state there is, several of what one sees most. */
const stands: readonly Stand[] = [
  { status: 'draft', steps: 0, days: 2 },
  { status: 'signing', steps: 1, days: 9, reminders: 2 },
  { status: 'signing', steps: 0, days: 5, reminders: 1 },
  { status: 'awaiting_host', steps: 0, days: 8 },
  { status: 'signing', steps: 2, days: 1 },
  { status: 'in_check', steps: 0, days: 1 },
  { status: 'signing', steps: 1, days: 11, reminders: 3 },
  { status: 'declined', steps: 0, days: 3, reason: 'De werktijden zijn te laat voor onze dochter.' },
  { status: 'signing', steps: 1, days: 0 },
  { status: 'draft', steps: 0, days: 0 },
  { status: 'expired', steps: 1, days: 6 },
  { status: 'signing', steps: 0, days: 0 },
  { status: 'void', steps: 0, days: 12, reason: 'De leerling gaat naar een andere plek.' },
  { status: 'signing', steps: 1, days: 4 },
  { status: 'signed_external', steps: 0, days: 10 },
]
const SIGNED = 4
const SEALED = 2

const filledIn: Record<string, string> = {
  times: 'vrijdag van 13.00 tot 17.00 uur',
  supervisorPhone: '06 41 80 27 33',
  safety: 'Geen machines bedienen; handen wassen en lang haar vast',
}
const scribble = [[60, 120, 90, 60, 120, 130, 150, 70, 190, 120, 230, 80, 280, 125, 330, 90, 400, 110]]

/** Contracts at every point of their way, with those of who works already signed by all. Nobody is mailed. */
export async function addContracts(tx: Tx): Promise<void> {
  const of = (status: string, limit: number) =>
    tx.rows<{ id: string }>(
      `select i.id from internships i join users u on u.id = i.student_id where i.status = any($1::text[])
         and i.school_id is not null and i.organization_id is not null
       order by u.email like 'student@%' desc, i.id limit $2`,
      [status.split(','), limit],
    )
  const going = await of('contracting', stands.length)
  const ids = going.map(({ id }) => id)
  // Where there is a contract, nobody hands in the step by hand.
  await tx.run(
    `update internship_phases set status = 'open', note = null
     where internship_id = any($1::uuid[]) and kind = 'contract' and status in ('submitted', 'returned')`,
    [ids],
  )
  for (const [index, stand] of stands.entries()) {
    const internship = going[index]
    if (internship) await addContract(tx, internship.id, stand)
  }
  for (const [index, { id }] of (await of('running,evaluating', SIGNED)).entries()) {
    const contractId = await addContract(tx, id, { status: 'signed', steps: 9, days: 20 })
    // The others get their document in the first night.
    if (index < SEALED) tx.enqueue(sealing(contractId))
  }
  await settleContracts(tx, ids)
}

const ago = (days: number) => `now() - make_interval(days => ${days}, hours => 3)`

async function addContract(tx: Tx, internshipId: string, stand: Stand): Promise<string> {
  const { status, steps, days, reason = null } = stand
  const { id } = await makeContract(tx, { internshipId, templateId: null, locale: 'nl' })
  // What was agreed on has to be known before anybody signs.
  if (status !== 'draft')
    await tx.run('update internships set planned_hours = coalesce(planned_hours, 30) where id = $1', [internshipId])
  const isFilled = !['draft', 'awaiting_host'].includes(status)
  await tx.run(
    `update contracts set created_at = ${ago(days + 6)}, blanks = case when $2 then $3::jsonb else blanks end where id = $1`,
    [id, isFilled, JSON.stringify(filledIn)],
  )
  const contract = required(await tx.rowFrom(contracts, 'where id = $1', [id]), 'a contract that was made')
  const draft = await draftOf(tx, contract)
  const order = [...new Set(draft.signers.map(({ step }) => step))].sort((one, other) => one - other)
  const up = order[steps]
  const now = {
    waits: whoWaits(status, waitingFor(draft.signers.filter(({ step }) => step === up))),
    status: status === 'signing' ? (steps === 0 ? 'ready' : 'partly_signed') : status,
  }
  const isReleased = ['signing', 'declined', 'expired', 'signed'].includes(status)
  if (isReleased) {
    const document = bytesOf(draft.paper)
    const hash = hashOf(document)
    await tx.run(
      `insert into contract_versions (contract_id, number, document, hash, created_at) values ($1, 1, $2, $3, ${ago(days + 5)})`,
      [id, document, hash],
    )
    for (const signer of draft.signers) {
      const at = order.indexOf(signer.step)
      if (at < steps)
        await sign(tx, signer, { hash, sentence: sentenceOf(signer.role, draft.paper).nl, days: days + 4 - at })
      else if (at === steps) await invite(tx, signer, stand)
    }
  }
  await tx.run(
    `update contracts set status = $2, waits_for = $3, waits_since = case when $3::text is null then null else ${ago(days)} end,
       reason = $4, signed_at = case when $2 in ('signed', 'signed_external') then ${ago(days)} end,
       expires_on = case when $2 in ('ready', 'partly_signed') then today_nl() + 14 end, updated_at = ${ago(days)} where id = $1`,
    [id, now.status, now.waits, reason],
  )
  return id
}

function whoWaits(status: string, up: string | null): string | null {
  if (status === 'signing') return up
  if (status === 'awaiting_host') return 'host'
  return ['draft', 'in_check', 'declined', 'expired'].includes(status) ? 'staff' : null
}

type Signed = { hash: string; sentence: string; days: number }
async function sign(tx: Tx, signer: Signer, { hash, sentence, days }: Signed): Promise<void> {
  const via = signer.userId ? 'account' : 'mail'
  await tx.run(
    `with signature as (
       insert into contract_signatures (contract_id, signer_id, version, hash, role, name, drawing, sentence, via, reached, address, browser, signed_at)
       values ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9, '192.0.2.7', 'Mozilla/5.0', ${ago(days)}))
     update contract_signers set status = 'signed', invited_at = ${ago(days + 1)}, viewed_at = ${ago(days)}, signed_at = ${ago(days)}
     where id = $2`,
    [
      signer.contractId,
      signer.id,
      hash,
      signer.role,
      signer.name,
      JSON.stringify(scribble),
      sentence,
      via,
      via === 'mail' ? signer.email : null,
    ],
  )
}

async function invite(tx: Tx, signer: Signer, { status, days, reminders = 0, reason }: Stand): Promise<void> {
  const declines = status === 'declined' && (signer.role === 'guardian' || signer.role === 'host') && signer.seat === 1
  await tx.run(
    `update contract_signers set status = $2, invited_at = ${ago(days)}, reminders = $3, reason = $4,
       reminded_at = case when $3 > 0 then ${ago(Math.floor(days / 2))} end where id = $1`,
    [signer.id, declines ? 'declined' : 'invited', reminders, declines ? (reason ?? null) : null],
  )
}
