import { data, type RouterContextProvider } from 'react-router'
import { ApiError, type Client } from '../../../../protocol/src/client.ts'
import { errors as catalogue, type ErrorCode, errorText } from '../../../../protocol/src/errors.ts'
import { apiContext, pageContext } from '../../lib/context.ts'
import type { Locale } from '../../lib/i18n.tsx'

/** What a form of one's own account gets back: saved, or what is wrong with which field. */
export type SaveAnswer = { isSaved: boolean; problems: { field: string | null; text: string }[] }

const passwordBounds = { min: 12, max: 256 }

/** The API speaks the language of the account; the page may be shown in the other one. */
function inLanguage(text: string, locale: Locale): string {
  const say = (code: ErrorCode, language: Locale) => errorText(code, language, passwordBounds)
  const code = (Object.keys(catalogue) as ErrorCode[]).find(
    (each) => say(each, 'nl') === text || say(each, 'en') === text,
  )
  return code ? say(code, locale) : text
}

/** The sign-in addresses answer in a shape of their own: texts by field, or only texts. */
export function authProblems(errors: string[] | Record<string, string[]>, locale: Locale): SaveAnswer['problems'] {
  const { full_messages: all = [], ...fields } = Array.isArray(errors) ? { full_messages: errors } : errors
  const byField = Object.entries(fields).flatMap(([name, texts]) => {
    const field = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    return texts.map((text) => ({ field, text: inLanguage(text, locale) }))
  })
  return byField.length > 0 ? byField : all.map((text) => ({ field: null, text: inLanguage(text, locale) }))
}

/** Runs a save. What the API says about the input goes back to the form; a failure of ours does not. */
export async function save(context: Readonly<RouterContextProvider>, work: (api: Client) => Promise<unknown>) {
  try {
    await work(context.get(apiContext))
    return data<SaveAnswer>({ isSaved: true, problems: [] })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    const { locale } = context.get(pageContext)
    const problems = error.errors.map(({ detail, source }) => ({
      field: /\/data\/attributes\/(\w+)/.exec(source?.pointer ?? '')?.[1] ?? null,
      text: inLanguage(detail, locale),
    }))
    return data<SaveAnswer>({ isSaved: false, problems }, error.status)
  }
}

export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()
