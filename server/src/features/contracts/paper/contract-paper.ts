import { createHash } from 'node:crypto'
import type { TableRow } from '#db/tables.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { fillContract, type Gap, type HostBlank, type TemplateText } from '#protocol/features/contract-text.ts'
import type { ContractPaper } from '#protocol/features/contracts.ts'
import { isObject, required } from '#protocol/shared/guards.ts'
import { factsInWords, type InternshipFacts, internshipFacts } from './contract-facts.ts'
import { summaryOf } from './contract-summary.ts'

export type Contract = TableRow<'contracts'>
export type Signer = TableRow<'contract_signers'>

type Version = { name: string; textNl: TemplateText; textEn: TemplateText | null; blanks: HostBlank[] }
export const templateOf = (tx: Tx, versionId: string) =>
  tx.one<Version>(
    `select t.name, v.text_nl as "textNl", v.text_en as "textEn", v.blanks
     from contract_template_versions v join contract_templates t on t.id = v.template_id where v.id = $1`,
    [versionId],
  )

const ofContract = 'where contract_id = $1 order by step, role, seat'
export const signersOf = (tx: Tx, contractId: string): Promise<Signer[]> =>
  tx.rows<Signer>(
    `select id, contract_id as "contractId", role, seat, step, user_id as "userId", name, email, phone, status,
       invited_at as "invitedAt", viewed_at as "viewedAt", signed_at as "signedAt", reminded_at as "remindedAt", reminders,
       reason, passed_on_by as "passedOnBy", channel from contract_signers ${ofContract}`,
    [contractId],
  )

export type Draft = {
  paper: ContractPaper
  gaps: Gap[]
  blanks: (HostBlank & { value: string })[]
  facts: InternshipFacts
  signers: Signer[]
}

/** What the host filled in, by the name of the blank. */
export const blanksOf = ({ blanks }: Pick<Contract, 'blanks'>): Record<string, string> =>
  isObject(blanks) ? Object.fromEntries(Object.entries(blanks).map(([name, value]) => [name, String(value)])) : {}

type About = Pick<Draft, 'facts'> & {
  template: Omit<Version, 'blanks'>
  blanks: Record<string, string>
  contract: Pick<ContractPaper, 'number' | 'version' | 'locale' | 'extra'>
  signers: ContractPaper['signers']
}

/** A template about one internship, and what is missing in it. */
export function paperAbout({ template, facts, blanks, contract, signers }: About): Pick<Draft, 'paper' | 'gaps'> {
  const locale = contract.locale === 'en' && template.textEn ? 'en' : 'nl'
  const known = factsInWords(facts, locale, blanks)
  for (const role of ['host', 'school'] as const)
    known.values[`${role}.signer`] = signers.find((signer) => signer.role === role)?.name ?? null
  const { text, gaps } = fillContract((locale === 'en' && template.textEn) || template.textNl, known)
  const { values } = known
  const paper: ContractPaper = {
    number: contract.number,
    version: contract.version,
    title: template.name,
    locale,
    school: values['school.name'] ?? '',
    firstName: values['student.firstName'] ?? '',
    summary: { nl: summaryOf(facts, blanks, 'nl'), en: summaryOf(facts, blanks, 'en') },
    parties: [
      { role: 'student', name: values['student.name'] ?? '', below: values['student.group'] ?? '' },
      { role: 'host', name: values['host.name'] ?? '', below: values['host.address'] ?? '' },
      { role: 'school', name: values['school.name'] ?? '', below: values['school.address'] ?? '' },
    ],
    text,
    extra: contract.extra,
    signers: signers.map(({ role, name }) => ({ role, name })),
  }
  return { paper, gaps }
}

/** The text as it would be released now: of the template, about this internship, with what the host filled in. */
export async function draftOf(tx: Tx, contract: Contract): Promise<Draft> {
  const blanks = blanksOf(contract)
  const [template, signers, found] = await Promise.all([
    templateOf(tx, contract.templateVersionId),
    signersOf(tx, contract.id),
    internshipFacts(tx, contract.internshipId),
  ])
  const facts = required(found, 'internship of a contract')
  const { number, version, extra } = contract
  const locale = contract.locale === 'en' ? 'en' : 'nl'
  return {
    ...paperAbout({ template, facts, blanks, contract: { number, version, locale, extra }, signers }),
    facts,
    signers,
    blanks: template.blanks.map((blank) => ({ ...blank, value: blanks[blank.name] ?? '' })),
  }
}

/** What is signed: these bytes and no others. */
export const bytesOf = (paper: ContractPaper): string => JSON.stringify(paper)
export const hashOf = (bytes: string): string => createHash('sha256').update(bytes).digest('hex')

/** The text that was released before a version; for whom to sign again it is what they know. */
export const paperBefore = async (tx: Tx, contractId: string, version: number): Promise<ContractPaper | null> => {
  const found = await tx.row<{ paper: ContractPaper }>(
    `select document::json as paper from contract_versions where contract_id = $1 and number < $2
     order by number desc limit 1`,
    [contractId, version],
  )
  return found?.paper ?? null
}

export type Released = { paper: ContractPaper; hash: string }
/** The text that people sign now, as it was released, if it was. */
export const releasedIfAny = (tx: Tx, { id, version }: Contract): Promise<Released | undefined> =>
  tx.row<Released>(
    'select document::json as paper, hash from contract_versions where contract_id = $1 and number = $2',
    [id, version],
  )

export const releasedPaper = async (tx: Tx, contract: Contract): Promise<Released> =>
  required(await releasedIfAny(tx, contract), 'text of a contract that was released')
