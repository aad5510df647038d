import { defineTenant } from './tenant.ts'

export const nuborgh = defineTenant({
  key: 'nuborgh',
  name: 'Nuborgh',
  variant: 'box',
  flags: { inviteSchoolRepresentative: false, qrPrimary: true, passwordlessLogin: true, appMode: true },
})
