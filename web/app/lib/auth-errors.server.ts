import { type ErrorCode, errorText } from '#protocol/errors/errors.ts'
import { errors } from '#protocol/generated/errors.ts'
import { keysOf } from '#protocol/shared/guards.ts'
import type { FormError } from './form.ts'

/** The texts have these filled in. */
const passwordBounds = { min: 12, max: 256 }

function codeOf(text: string): string {
  const isText = (code: ErrorCode) =>
    (['nl', 'en'] as const).some((locale) => errorText(code, locale, passwordBounds) === text)
  // Several say the same; the one about passwords knows best.
  const found = keysOf(errors).filter(isText)
  return found.find((code) => code.startsWith('password.')) ?? found[0] ?? 'other'
}

/**
 * The sign-in addresses answer in a shape of their own: texts by field, or only texts, in the language of the account. A
 * form needs the code, to say it in the language that the page is shown in.
 */
export function authErrors(given: string[] | Record<string, string[]>): FormError[] {
  const { full_messages: all = [], ...fields } = Array.isArray(given) ? { full_messages: given } : given
  const error = (field: string | null, text: string) => ({ field, code: codeOf(text), params: passwordBounds, text })
  const byField = Object.entries(fields).flatMap(([name, texts]) => {
    const field = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    return texts.slice(0, 1).map((text) => error(field, text))
  })
  return byField.length > 0 ? byField : all.map((text) => error(null, text))
}
