import { defineTenant } from './tenant.ts'

export const corderius = defineTenant({
  key: 'corderius',
  name: 'Corderius',
  variant: 'standard',
  flags: { legacyEvaluationForm: true, motivationField: true },
  mapCentre: { latitude: 52.1561, longitude: 5.3878 },
})
