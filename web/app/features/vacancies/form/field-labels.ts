import type { Translate } from '#lib/i18n.tsx'
import { noValues } from './vacancy-values.ts'

/** What the fields are called, also in the list of problems. */
export const fieldLabels = (t: Translate): Record<string, string> =>
  Object.fromEntries(['organizationId', ...Object.keys(noValues)].map((name) => [name, t(`fields.${name}`)]))
