import { testsOf } from './conditions.ts'
import {
  type AskedField,
  type Both,
  type Condition,
  type FormContent,
  type FormField,
  formLimits,
  isAsked,
  type Option,
} from './content.ts'
import { pagesOf } from './logic.ts'

export const contentProblemCodes = [
  'titleEmpty',
  'noQuestions',
  'labelEmpty',
  'tooFewOptions',
  'optionEmpty',
  'optionTwice',
  'pointsCount',
  'levelsCount',
  'rowsMissing',
  'fileKinds',
  'limitsCrossed',
  'pageEmpty',
  'conditionGone',
  'conditionLater',
  'conditionUnfit',
  'conditionValue',
] as const
export type ContentProblemCode = (typeof contentProblemCodes)[number]
/** Without a field it is about the whole form. */
export type ContentProblem = { code: ContentProblemCode; field?: string }

const isEmpty = (text: Both) => text.nl.trim() === ''

/** What forbids publishing, in the order of the form. */
export function contentProblems(content: FormContent): ContentProblem[] {
  const whole: ContentProblem[] = []
  if (isEmpty(content.title)) whole.push({ code: 'titleEmpty' })
  if (!content.fields.some(isAsked)) whole.push({ code: 'noQuestions' })
  const earlier = new Map<string, FormField>()
  const all = new Set(content.fields.map(({ key }) => key))
  const ofFields = content.fields.flatMap((field) => {
    const codes = [
      // A page may go without a name.
      ...(field.kind !== 'page_break' && isEmpty(field.label) ? ['labelEmpty' as const] : []),
      ...(isAsked(field) ? partsOf(field) : []),
      ...(field.showIf?.conditions ?? []).flatMap((condition) => conditionProblem(condition, earlier, all)),
    ]
    earlier.set(field.key, field)
    return [...new Set(codes)].map((code): ContentProblem => ({ code, field: field.key }))
  })
  const empty = pagesOf(content).flatMap(({ start, fields }): ContentProblem[] =>
    start && fields.length === 0 ? [{ code: 'pageEmpty', field: start.key }] : [],
  )
  return [...whole, ...ofFields, ...empty]
}

function partsOf(field: AskedField): ContentProblemCode[] {
  switch (field.kind) {
    case 'choice':
    case 'choices':
    case 'dropdown': {
      const count = field.options.length + ('other' in field && field.other ? 1 : 0)
      return [
        ...(count < 2 ? ['tooFewOptions' as const] : []),
        ...labelsOf(field.options),
        ...(field.kind === 'choices' ? crossed(field.minItems, field.maxItems ?? count, count) : []),
      ]
    }
    case 'scale':
      return [...pointsOf(field.points), ...labelsOf(field.points)]
    case 'matrix':
      return [...rowsOf(field.rows), ...pointsOf(field.points), ...labelsOf(field.points)]
    case 'rubric':
      return [
        ...rowsOf(field.criteria),
        ...(field.levels.length < formLimits.minLevels ? ['levelsCount' as const] : []),
        ...labelsOf(field.levels),
      ]
    case 'file':
      return field.accept.length === 0 ? ['fileKinds'] : []
    case 'short_text':
    case 'long_text':
      return crossed(field.minLength, field.maxLength)
    case 'number':
      return crossed(field.min, field.max)
    default:
      return []
  }
}

const crossed = (min = -Infinity, max = Infinity, most = Infinity): ContentProblemCode[] =>
  min > max || min > most ? ['limitsCrossed'] : []
const pointsOf = (points: readonly Option[]): ContentProblemCode[] =>
  points.length < formLimits.minPoints || points.length > formLimits.maxPoints ? ['pointsCount'] : []
const rowsOf = (rows: readonly Option[]): ContentProblemCode[] => [
  ...(rows.length === 0 ? ['rowsMissing' as const] : []),
  ...labelsOf(rows),
]
function labelsOf(options: readonly Option[]): ContentProblemCode[] {
  const labels = options.map(({ label }) => label.nl.trim().toLowerCase())
  return [
    ...(labels.includes('') ? ['optionEmpty' as const] : []),
    ...(new Set(labels.filter(Boolean)).size < labels.filter(Boolean).length ? ['optionTwice' as const] : []),
  ]
}

function conditionProblem(
  { field: key, is, value }: Condition,
  earlier: Map<string, FormField>,
  all: Set<string>,
): ContentProblemCode[] {
  const field = earlier.get(key)
  if (!field) return [all.has(key) ? 'conditionLater' : 'conditionGone']
  if (!isAsked(field) || !testsOf(field).includes(is)) return ['conditionUnfit']
  if (is === 'answered' || is === 'empty') return []
  return isFit(field, value) ? [] : ['conditionValue']
}

function isFit(field: AskedField, value: string | number | undefined): boolean {
  switch (field.kind) {
    case 'choice':
    case 'choices':
      return (field.other && value === 'other') || field.options.some(({ key }) => key === value)
    case 'dropdown':
      return field.options.some(({ key }) => key === value)
    case 'scale':
      return field.points.some(({ key }) => key === value)
    case 'number':
      return typeof value === 'number'
    default:
      return typeof value === 'string' && value.trim() !== ''
  }
}

/** How many texts still have no English. They are shown in Dutch. */
export function missingEnglish(content: FormContent): number {
  const texts = [content.title, content.intro, ...content.fields.flatMap(textsOf)]
  return texts.filter((text) => text && !isEmpty(text) && !text.en?.trim()).length
}

/** All that can be read in a field. */
export function textsOf(field: FormField): Both[] {
  const own = field.help ? [field.label, field.help] : [field.label]
  const labels = (options: readonly Option[]) => options.map(({ label }) => label)
  switch (field.kind) {
    case 'choice':
    case 'choices':
    case 'dropdown':
      return [...own, ...labels(field.options)]
    case 'scale':
      return [...own, ...labels(field.points)]
    case 'matrix':
      return [...own, ...labels(field.rows), ...labels(field.points)]
    case 'rubric':
      return [
        ...own,
        ...labels(field.criteria),
        ...labels(field.levels),
        ...Object.values(field.descriptions).flatMap((levels) => Object.values(levels)),
      ]
    default:
      return own
  }
}
