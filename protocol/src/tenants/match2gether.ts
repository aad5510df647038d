import { defineTenant } from './tenant.ts'

export const match2gether = defineTenant({
  key: 'match2gether',
  name: 'Match2Gether',
  variant: 'box',
  front: 'volunteering',
  whitelabel: true,
  flags: { selfFoundInternships: false, evaluationForms: false, companyFillsContract: false },
})
