import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { siteTemplates } from '#features/contract-templates/site-templates.ts'
import type { SignerSteps } from '#protocol/features/contract-templates.ts'
import * as protocol from '#protocol/features/contracts.ts'
import { internships } from '#protocol/features/internships.ts'
import { makesContracts } from '../contracts.policy.ts'
import { internshipFacts } from '../paper/contract-facts.ts'
import { type Contract, signersOf } from '../paper/contract-paper.ts'
import { refusalOf } from '../paper/contract-problems.ts'
import { type NewSeat, seatsFor } from '../sign/seats.ts'
import { settleContracts } from './settle-contract.ts'

export const aboutOf = ({ id, internshipId, studentId }: Pick<Contract, 'id' | 'internshipId' | 'studentId'>) => ({
  contractId: id,
  internshipId,
  studentId,
})

/** Numbers of a year follow each other without a gap: who makes two at once waits a moment. */
async function nextNumber(tx: Tx): Promise<string> {
  const { year, last } = await tx.one<{ year: number; last: number }>(
    `insert into contract_numbers (year, last) values (extract(year from today_nl())::int, 1)
     on conflict (tenant_id, year) do update set last = contract_numbers.last + 1 returning year, last`,
  )
  return `${year}-${String(last).padStart(4, '0')}`
}

export async function writeSeats(tx: Tx, contractId: string, seats: readonly NewSeat[]): Promise<void> {
  await tx.run(
    `insert into contract_signers (contract_id, role, seat, step, user_id, name, email, phone)
     select $1, s.role, s.seat, s.step, s."userId", s.name, s.email, s.phone from jsonb_to_recordset($2::jsonb)
       as s(role text, seat int, step int, "userId" uuid, name text, email text, phone text)`,
    [contractId, JSON.stringify(seats)],
  )
}

/** That of the period, else of the school, else of the site; what the caller chose goes before all of them. */
const templateFor = (tx: Tx, internshipId: string, templateId: string | null) =>
  tx.row<{ id: string; steps: SignerSteps }>(
    `select v.id, v.steps from internships i join contract_templates t on t.school_id = i.school_id or t.school_id is null
       join contract_template_versions v on v.template_id = t.id and v.number = t.published_version
       left join internship_periods d on d.id = i.internship_period_id
     where i.id = $1 and t.status = 'active' and t.id = coalesce($2::uuid, t.id)
     order by t.id is distinct from d.contract_template_id, t.school_id is null, t.name, t.id limit 1`,
    [internshipId, templateId],
  )

type Wanted = { internshipId: string; templateId: string | null; locale: 'nl' | 'en' }

/** A contract that nobody has seen yet. Also for the workflow, which does it by itself. */
export async function makeContract(tx: Tx, { internshipId, templateId, locale }: Wanted): Promise<Contract> {
  await tx.rows('select 1 from internships where id = $1 for no key update', [internshipId])
  const facts = await internshipFacts(tx, internshipId)
  if (!facts?.schoolId) throw fail('contract.noSchool')
  if (!['approved', 'contracting', 'ready', 'running', 'evaluating'].includes(facts.status))
    throw fail('contract.notAgreed')
  const going = await tx.row(
    `select 1 from contracts where internship_id = $1 and status not in ('declined', 'expired', 'void')`,
    [internshipId],
  )
  if (going) throw fail('contract.exists')
  await siteTemplates(tx)
  const template = await templateFor(tx, internshipId, templateId)
  if (!template) throw fail('contract.noTemplate')
  const contract = await tx.insert(protocol.contracts, {
    number: await nextNumber(tx),
    internshipId,
    studentId: facts.studentId,
    schoolId: facts.schoolId,
    organizationId: facts.organizationId,
    templateVersionId: template.id,
    locale,
    waitsFor: 'staff',
    waitsSince: new Date(),
    createdById: tx.me.id,
  })
  await writeSeats(tx, contract.id, await seatsFor(tx, facts, template.steps))
  tx.emit(protocol.contractCreated, aboutOf(contract), { type: 'users', id: contract.studentId })
  await settleContracts(tx, [internshipId])
  return contract
}

export const createContracts = handle(
  protocol.createContracts,
  async ({ input, tx, me }) => {
    const { internshipIds, templateId = null, locale } = input
    const outcome: protocol.MadeContracts = { made: [], skipped: [] }
    for (const internshipId of new Set(internshipIds)) {
      const may = await tx.holdsFor(internships, internshipId, makesContracts(me))
      if (!may) throw failField('relation.missing', 'internshipIds', { name: 'internship' })
      try {
        const wanted = { internshipId, templateId, locale: locale ?? 'nl' }
        const { id } = await tx.attempt(() => makeContract(tx, wanted))
        outcome.made.push(id)
      } catch (error) {
        outcome.skipped.push({ internshipId, ...refusalOf(error, me.locale) })
      }
    }
    return { status: outcome.made.length > 0 ? 201 : 200, body: metaDocument(outcome) }
  },
  (me) => me.staffOf().length > 0,
)

/** A signed contract never changes: what changes is agreed on beside it, by the same people. */
export const amendContract = handle(protocol.amendContract, async ({ subject, input, tx }) => {
  const { internshipId, studentId, schoolId, organizationId, templateVersionId, locale, blanks } = subject
  const contract = await tx.insert(protocol.contracts, {
    number: await nextNumber(tx),
    internshipId,
    studentId,
    schoolId,
    organizationId,
    templateVersionId,
    locale,
    blanks,
    extra: input.extra,
    amendsId: subject.id,
    waitsFor: 'staff',
    waitsSince: new Date(),
    createdById: tx.me.id,
  })
  const same = await signersOf(tx, subject.id)
  await writeSeats(
    tx,
    contract.id,
    same.map(({ role, seat, step, userId, name, email, phone }) => ({
      role: role,
      seat,
      step,
      userId,
      name,
      email,
      phone,
    })),
  )
  tx.emit(protocol.contractCreated, aboutOf(contract), { type: 'users', id: contract.studentId })
  return { status: 201, body: metaDocument({ contractId: contract.id }) }
})
