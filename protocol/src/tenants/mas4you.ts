import { defineTenant } from './tenant.ts'
import { mas4youTheme } from './themes.ts'

export const mas4you = defineTenant({
  key: 'mas4you',
  name: 'MaS4You',
  variant: 'standard',
  whitelabel: true,
  flags: { evaluationForms: false, paperTimesheets: true, motivationField: true },
  theme: mas4youTheme,
  internships: { nl: 'MaS stages', en: 'MaS internships' },
  mapCentre: { latitude: 52.0907, longitude: 5.1214 },
})
