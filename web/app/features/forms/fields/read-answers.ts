import { type Answers, OTHER } from '#protocol/features/forms/answers.ts'
import { type FormField, isAsked } from '#protocol/features/forms/content.ts'
import { nameOf, ownWordsOf } from './field-parts.ts'

/**
 * The answers that a form of these fields sends, as they were typed; `keptAnswers` makes them what we keep. Files come by a
 * way of their own and are left out.
 */
export function readAnswers(fields: readonly FormField[], form: FormData): Answers {
  const texts = (name: string) => form.getAll(name).filter((each) => typeof each === 'string')
  const answers: Answers = {}
  for (const field of fields) {
    if (!isAsked(field) || field.kind === 'file') continue
    if (field.kind === 'matrix' || field.kind === 'rubric') {
      const rows = field.kind === 'matrix' ? field.rows : field.criteria
      const given = rows.map(({ key }): [string, string] => [key, texts(nameOf(field.key, key)).at(-1) ?? ''])
      answers[field.key] = Object.fromEntries(given.filter(([, value]) => value !== ''))
      continue
    }
    const given = texts(nameOf(field.key))
    if (field.kind === 'choice' || field.kind === 'choices') {
      const own = texts(ownWordsOf(field.key)).at(-1) ?? ''
      const chosen = given.map((value) => (value === 'other' ? `${OTHER}${own}` : value))
      answers[field.key] = field.kind === 'choices' ? chosen : (chosen.at(-1) ?? null)
    } else answers[field.key] = given.findLast((value) => value !== '') ?? given.at(-1) ?? null
  }
  return answers
}
