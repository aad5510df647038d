import { defineTenant } from './tenant.ts'
import { havenTheme } from './themes.ts'

export const demo = defineTenant({
  key: 'demo',
  name: 'Demo',
  variant: 'box',
  flags: { companySignsFirst: true, qrPrimary: true, appMode: true },
  theme: havenTheme,
})
