import { createContext, type RefObject, useContext } from 'react'
import type { Fields } from '#protocol/declaring/define.ts'
import type { Problem } from '#protocol/declaring/fields.ts'
import type { FormError } from './form.ts'
import { useT } from './i18n.tsx'

type FormParts = {
  rules: Fields
  errors: FormError[]
  /** What was typed into a form that comes back whole: it counts more than what is stored. */
  typed?: Record<string, string[]>
  /** As it was sent last: what came back is about these values, and holds as long as they stand there. */
  sent?: RefObject<FormData | null>
}

/** What a form tells its fields: their rules, and what came back about them. */
export const FormContext = createContext<FormParts>({ rules: {}, errors: [] })
export const useForm = (): FormParts => useContext(FormContext)

/** A problem in the language of the page. One that nobody wrote words for is told as the server told it. */
export function useProblemText() {
  const t = useT('ui')
  return ({ code, params, text }: Problem & { text?: string }): string => {
    const key = `problems.${isAboveZero({ code, params }) ? 'positive' : code}`
    const found = t(key, params)
    return found === `ui.${key}` ? (text ?? t('problems.invalid')) : found
  }
}

/** "1 or more" is a roundabout way to say that it must be more than nothing. */
const isAboveZero = ({ code, params }: Problem) => code === 'min' && params?.min === 1
