import { type Locale, useT } from '#lib/i18n.tsx'
import type { AskedField } from '#protocol/features/forms/content.ts'
import type { FieldProblem } from '#protocol/features/forms/problems.ts'
import { problemText } from './problem-text.ts'

/** What is wrong with an answer, in the words of the page. */
export function useProblemWords() {
  const t = useT('forms')
  return (problem: FieldProblem, field: AskedField, language: Locale): string =>
    problemText(problem, field, language, (word, values) => t(`problems.${word}`, values))
}
