import { defineTenant } from './tenant.ts'

export const axia = defineTenant({
  key: 'axia',
  name: 'Axia',
  variant: 'box',
  flags: { evaluationForms: false },
})
