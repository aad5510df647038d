import { defineTenant } from './tenant.ts'
import { havenTheme } from './themes.ts'

// `public` is a reserved word in strict mode.
export const publicTenant = defineTenant({
  key: 'public',
  name: 'Public',
  variant: 'standard',
  theme: havenTheme,
})
