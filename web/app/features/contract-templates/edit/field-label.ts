import type { Locale } from '#protocol/errors/errors.ts'
import { contractFields } from '#protocol/features/contract-fields.ts'

const all: Record<string, Record<string, readonly [nl: string, en: string]>> = contractFields

/** What a field is called in the editor; one that nobody knows keeps its name. */
export function fieldLabel(name: string, locale: Locale): string {
  const [group = '', field = ''] = name.split('.')
  return all[group]?.[field]?.[locale === 'nl' ? 0 : 1] ?? name
}
