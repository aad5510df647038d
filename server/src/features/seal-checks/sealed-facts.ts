import type { Statement } from '#db/batch.ts'
import type { SignerRole } from '#protocol/features/contract-templates.ts'
import type { ContractPaper } from '#protocol/features/contracts.ts'
import type { BrokenFacts, SealedFacts } from '#protocol/features/seal-checks.ts'

type Row = {
  paper: ContractPaper
  fingerprint: string
  hash: string
  sealedAt: Date
  signed: { role: SignerRole; at: string }[]
}
type Read = <T>(statement: Statement) => Promise<T[]>

/** D. van der M.: enough for who knows them, nothing for who does not. */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean)
  const short = (part: string) => `${[...part][0] ?? ''}.`
  const isName = (part: string, at: number) => at === 0 || at === parts.length - 1 || part[0] !== part[0]?.toLowerCase()
  return parts.map((part, at) => (isName(part, at) ? short(part) : part)).join(' ')
}

/** Found by what nobody can know who does not hold the document: its code, its hash, or what its signature speaks of. */
export async function sealOf(read: Read, by: 'code' | 'sha256' | 'digest', value: string): Promise<Row | undefined> {
  const [row] = await read<Row>({
    text: `select v.document::json as paper, v.hash as fingerprint, s.sha256 as hash, s.sealed_at as "sealedAt",
        (select json_agg(json_build_object('role', g.role, 'at', g.signed_at) order by g.signed_at, g.id)
          from contract_signatures g where g.contract_id = s.contract_id and g.version = s.version) as signed
      from contract_seals s join contract_versions v on v.contract_id = s.contract_id and v.number = s.version
      where s.${by} = $1`,
    values: [value],
  })
  return row
}

const partyOf = ({ parties }: ContractPaper, role: string) => parties.find((each) => each.role === role)?.name ?? ''

export const factsOf = ({ paper, fingerprint, sealedAt, signed }: Row): SealedFacts => ({
  title: paper.title,
  number: paper.number,
  school: paper.school,
  student: initialsOf(partyOf(paper, 'student')),
  host: partyOf(paper, 'host'),
  signed,
  sealedAt: sealedAt.toISOString(),
  fingerprint,
})

export const brokenFactsOf = ({ paper, hash, sealedAt }: Row): BrokenFacts => ({
  title: paper.title,
  number: paper.number,
  school: paper.school,
  sealedAt: sealedAt.toISOString(),
  hash,
})
