import type { SignerRole } from '#protocol/features/contract-templates.ts'
import type { ContractPaper } from '#protocol/features/contracts.ts'

/** What somebody says by signing. It stands in the evidence as it stood on the screen. */
export function sentenceOf(role: SignerRole, { parties, school }: ContractPaper): { nl: string; en: string } {
  const nameOf = (party: string) => parties.find((each) => each.role === party)?.name ?? ''
  switch (role) {
    case 'student':
      return {
        nl: 'Ik heb het contract gelezen en ga akkoord met de afspraken.',
        en: 'I have read the contract and agree to what it says.',
      }
    case 'guardian':
      return {
        nl: `Ik teken als ouder of verzorger van ${nameOf('student')} en ga akkoord met de afspraken.`,
        en: `I sign as parent or guardian of ${nameOf('student')} and agree to what it says.`,
      }
    case 'host':
      return {
        nl: `Ik teken namens ${nameOf('host')}, mag dat doen, en ga akkoord met de afspraken.`,
        en: `I sign on behalf of ${nameOf('host')}, am entitled to do so, and agree to what it says.`,
      }
    case 'school':
      return {
        nl: `Ik teken namens ${school} en ga akkoord met de afspraken.`,
        en: `I sign on behalf of ${school} and agree to what it says.`,
      }
  }
}
