import { errors } from '#protocol/generated/errors.ts'
import { fillError, type Locale } from './error-text.ts'
import { plainWord } from './error-words.ts'

export type ErrorCode = keyof typeof errors
export type { Locale }

export function errorStatus(code: ErrorCode): number {
  return errors[code][0]
}

export function errorTitle(code: ErrorCode): string {
  return errors[code][1]
}

export function errorText(code: ErrorCode, locale: Locale, params: Record<string, unknown> = {}): string {
  const isOurs = code === 'state.conflict' || code === 'relation.missing'
  return fillError(errors[code], locale, (name) => {
    const value = String(params[name] ?? '')
    return isOurs ? plainWord(value, locale) : value
  })
}
