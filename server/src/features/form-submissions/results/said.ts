import type { Locale } from '#protocol/errors/errors.ts'
import { type Answer, isFileAnswer, OTHER } from '#protocol/features/forms/answers.ts'
import { inLanguage, type Option } from '#protocol/features/forms/content.ts'
import { isObject } from '#protocol/shared/guards.ts'
import type { Question } from './questions.ts'

type Asked = Pick<Question, 'kind' | 'options'>

/** An option by its label, somebody's own words as they are. */
const labelOf = (options: readonly Option[], value: string, locale: Locale): string => {
  if (value.startsWith(OTHER)) return value.slice(OTHER.length).trim()
  const option = options.find(({ key }) => key === value)
  return option ? inLanguage(option.label, locale) : value
}

/** What somebody answered, in words. Of a matrix or a rubric: that of one row. */
export function saidText(
  { kind, options }: Asked,
  answer: Answer | null | undefined,
  locale: Locale,
  row?: string,
): string {
  if (answer === null || answer === undefined) return ''
  if (Array.isArray(answer))
    return answer.map((each) => (isFileAnswer(each) ? each.name : labelOf(options, String(each), locale))).join(', ')
  if (isObject(answer)) return row && answer[row] ? labelOf(options, answer[row], locale) : ''
  if (kind === 'signature' && String(answer).startsWith('path:')) return locale === 'nl' ? 'getekend' : 'signed'
  if (kind === 'number') return locale === 'nl' ? String(answer).replace('.', ',') : String(answer)
  return options.length > 0 ? labelOf(options, String(answer), locale) : String(answer)
}
