import { defineTenant } from './tenant.ts'

export const raayland = defineTenant({
  key: 'raayland',
  name: 'Raayland',
  variant: 'box',
  flags: { companySignsFirst: true, qrPrimary: true },
  mapCentre: { latitude: 51.525, longitude: 5.975 },
})
