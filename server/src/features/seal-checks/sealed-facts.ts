import type { Statement } from '#db/batch.ts'
import type { SignerRole } from '#protocol/features/contract-templates.ts'
import type { ContractPaper } from '#protocol/features/contracts.ts'
import type { BrokenFacts, CheckedSeal, ContractFacts } from '#protocol/features/seal-checks.ts'
import { type Certificate, certificateFacts, certificateOf } from './certificate-facts.ts'
import { initialsOf } from './initials.ts'

type Contract = {
  what: 'contract'
  paper: ContractPaper
  fingerprint: string
  hash: string
  sealedAt: Date
  signed: { role: SignerRole; at: string }[]
}
export type Read = <T>(statement: Statement) => Promise<T[]>
export type By = 'code' | 'sha256' | 'digest'

/** Found by what nobody can know who does not hold the document: its code, its hash, or what its signature speaks of. */
export async function sealOf(read: Read, by: By, value: string): Promise<Contract | Certificate | undefined> {
  const [row] = await read<Contract>({
    text: `select 'contract' as what, v.document::json as paper, v.hash as fingerprint, s.sha256 as hash, s.sealed_at as "sealedAt",
        (select json_agg(json_build_object('role', g.role, 'at', g.signed_at) order by g.signed_at, g.id)
          from contract_signatures g where g.contract_id = s.contract_id and g.version = s.version) as signed
      from contract_seals s join contract_versions v on v.contract_id = s.contract_id and v.number = s.version
      where s.${by} = $1`,
    values: [value],
  })
  return row ?? certificateOf(read, by, value)
}

const partyOf = ({ parties }: ContractPaper, role: string) => parties.find((each) => each.role === role)?.name ?? ''

const contractFacts = ({ paper, fingerprint, sealedAt, signed }: Contract): ContractFacts => ({
  what: 'contract',
  title: paper.title,
  number: paper.number,
  school: paper.school,
  student: initialsOf(partyOf(paper, 'student')),
  host: partyOf(paper, 'host'),
  signed,
  sealedAt: sealedAt.toISOString(),
  fingerprint,
})

/** `kind` is what one knows of it: by every byte, or by the code alone. */
export function verdictOf(row: Contract | Certificate, kind: 'genuine' | 'known'): CheckedSeal {
  if (row.what === 'contract') return { kind, facts: contractFacts(row) }
  const facts = certificateFacts(row)
  return row.withdrawnAt ? { kind: 'withdrawn', facts, withdrawnAt: row.withdrawnAt.toISOString() } : { kind, facts }
}

export function brokenFactsOf(row: Contract | Certificate): BrokenFacts {
  const seal = { sealedAt: row.sealedAt.toISOString(), hash: row.hash }
  // Its code would tell more than who holds a changed page may know.
  if (row.what === 'certificate')
    return { ...seal, title: certificateFacts(row).title, number: null, school: row.paper.school }
  return { ...seal, title: row.paper.title, number: row.paper.number, school: row.paper.school }
}
