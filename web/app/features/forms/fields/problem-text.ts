import { type AskedField, inLanguage } from '#protocol/features/forms/content.ts'
import type { FieldProblem } from '#protocol/features/forms/problems.ts'

/** What is wrong with an answer, as a sentence that says what to do; for pages with React and for those without. */
export function problemText(
  { code, limit = 0, rows = [], name = '' }: FieldProblem,
  field: AskedField,
  language: string,
  say: (
    word: FieldProblem['code'] | 'choose' | 'tooFewOne' | 'tooManyOne',
    values: Record<string, string | number>,
  ) => string,
): string {
  const isChosen = ['choice', 'choices', 'dropdown', 'scale'].includes(field.kind)
  const all = field.kind === 'rubric' ? field.criteria : field.kind === 'matrix' ? field.rows : null
  if (all && (code === 'required' || code === 'rowsMissing')) {
    const isOpen = (key: string) => code === 'required' || rows.includes(key)
    const open = all.filter(({ key }) => isOpen(key)).map(({ label }) => inLanguage(label, language))
    return say('rowsMissing', { names: open.join(', ') })
  }
  if (code === 'required') return say(isChosen ? 'choose' : 'required', {})
  if (limit === 1 && (code === 'tooFew' || code === 'tooMany')) return say(`${code}One`, {})
  return say(code, { limit, name })
}
