import { accountTexts } from './texts/account.ts'
import { erasureTexts } from './texts/erasure.ts'
import { importTexts } from './texts/imports.ts'
import { organizationTexts } from './texts/organizations.ts'

/** Every mail there is, by what it is for. */
export const mailTexts = { ...accountTexts, ...erasureTexts, ...organizationTexts, ...importTexts }
