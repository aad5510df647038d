import type { Answers } from './answers.ts'
import type { FormContent, RubricField } from './content.ts'

export type Score = { points: number; most: number }

const isRubric = (field: FormContent['fields'][number]): field is RubricField => field.kind === 'rubric'
export const rubricsOf = ({ fields }: FormContent): RubricField[] => fields.filter(isRubric)

/** The lowest level of a criterion is one point, the next one two. A criterion without an answer has none. */
export function pointsOf({ levels }: RubricField, level: unknown): number {
  return levels.findIndex(({ key }) => key === level) + 1
}

/** All rubrics of a form together; none for a form without one, or as long as nothing is chosen. */
export function scoreOf(content: FormContent, answers: Answers): Score | null {
  const score = { points: 0, most: 0 }
  for (const field of rubricsOf(content)) {
    const given = answers[field.key]
    if (typeof given !== 'object' || given === null || Array.isArray(given)) continue
    for (const { key } of field.criteria) score.points += pointsOf(field, given[key])
    score.most += field.criteria.length * field.levels.length
  }
  return score.most > 0 ? score : null
}

/** Whether it can be filled in beside work: something to score, and nothing that has to be sent or drawn. */
export const isScored = (content: FormContent): boolean =>
  rubricsOf(content).length > 0 && !content.fields.some(({ kind }) => kind === 'file' || kind === 'signature')
