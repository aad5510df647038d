import { type Locale, useT } from '#lib/i18n.tsx'
import type { AskedField } from '#protocol/features/form-content.ts'
import type { FieldProblem } from '#protocol/features/form-problems.ts'
import { problemText } from './problem-text.ts'

/** What is wrong with an answer, in the words of the page. */
export function useProblemWords() {
  const t = useT('forms')
  return (problem: FieldProblem, field: AskedField, language: Locale): string =>
    problemText(problem, field, language, (word, values) => t(`problems.${word}`, values))
}
