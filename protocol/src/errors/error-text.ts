import type { ErrorTable } from './error-table.ts'

export type Locale = 'en' | 'nl'

/** What an error says, for a screen that has its own few errors and not the table of all. */
export function textOfError(error: ErrorTable[string], locale: Locale, params: Record<string, unknown> = {}): string {
  return fillError(error, locale, (name) => String(params[name] ?? ''))
}

export function fillError(error: ErrorTable[string], locale: Locale, value: (name: string) => string): string {
  return error[locale === 'nl' ? 3 : 2].replace(/\{(\w+)\}/g, (_, name: string) => value(name))
}
