import { defineTenant } from './tenant.ts'
import { havenTheme } from './themes.ts'

export const stagehaven = defineTenant({
  key: 'stagehaven',
  name: 'Stagehaven',
  variant: 'standard',
  whitelabel: true,
  theme: havenTheme,
  place: 'Soest',
})
