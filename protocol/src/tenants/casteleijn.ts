import { defineTenant } from './tenant.ts'

export const casteleijn = defineTenant({
  key: 'casteleijn',
  name: 'Casteleijn',
  variant: 'box',
  flags: { legacyEvaluationForm: true },
})
