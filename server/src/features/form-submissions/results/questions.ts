import { type AskedField, type Both, type FormContent, isAsked, type Option } from '#protocol/features/forms/content.ts'

/** A question over all versions: as it reads now, with everything that could ever be answered to it. */
export type Question = {
  key: string
  kind: AskedField['kind']
  label: Both
  versions: number[]
  options: Option[]
  rows: Option[]
  hasOther: boolean
}

const optionsOf = (field: AskedField): Option[] => {
  if ('options' in field) return field.options
  if ('points' in field) return field.points
  return 'levels' in field ? field.levels : []
}
const rowsOf = (field: AskedField): Option[] =>
  'rows' in field ? field.rows : 'criteria' in field ? field.criteria : []
/** Those of the newest first; what there was before follows, so that its answers are not lost. */
const withOlder = (newer: Option[], older: readonly Option[]) => [
  ...newer,
  ...older.filter(({ key }) => !newer.some((each) => each.key === key)),
]

/** In the order of the newest version, and after those what was asked before. */
export function questionsOf(versions: readonly { number: number; content: FormContent }[]): Question[] {
  const found = new Map<string, Question>()
  for (const { number, content } of versions.toSorted((one, other) => other.number - one.number))
    for (const field of content.fields.filter(isAsked)) {
      const known = found.get(field.key)
      if (known) {
        known.versions.unshift(number)
        known.options = withOlder(known.options, optionsOf(field))
        known.rows = withOlder(known.rows, rowsOf(field))
        known.hasOther ||= 'other' in field && field.other === true
      } else
        found.set(field.key, {
          key: field.key,
          kind: field.kind,
          label: field.label,
          versions: [number],
          options: [...optionsOf(field)],
          rows: [...rowsOf(field)],
          hasOther: 'other' in field && field.other === true,
        })
    }
  return [...found.values()]
}
