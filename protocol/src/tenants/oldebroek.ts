import { defineTenant } from './tenant.ts'
import { havenTheme } from './themes.ts'

export const oldebroek = defineTenant({
  key: 'oldebroek',
  name: 'Oldebroek',
  variant: 'standard',
  theme: havenTheme,
})
