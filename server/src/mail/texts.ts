import { accountTexts } from './texts/account.ts'
import { hostApplicationTexts } from './texts/applications-host.ts'
import { schoolApplicationTexts } from './texts/applications-school.ts'
import { studentApplicationTexts } from './texts/applications-student.ts'
import { erasureTexts } from './texts/erasure.ts'
import { importTexts } from './texts/imports.ts'
import { organizationTexts } from './texts/organizations.ts'
import { proposalTexts } from './texts/proposals.ts'
import { savedSearchTexts } from './texts/saved-searches.ts'
import { selfFoundTexts } from './texts/self-found.ts'
import { vacancyTexts } from './texts/vacancies.ts'

/** Every mail there is, by what it is for. */
export const mailTexts = {
  ...accountTexts,
  ...hostApplicationTexts,
  ...studentApplicationTexts,
  ...schoolApplicationTexts,
  ...erasureTexts,
  ...organizationTexts,
  ...importTexts,
  ...vacancyTexts,
  ...savedSearchTexts,
  ...selfFoundTexts,
  ...proposalTexts,
}
