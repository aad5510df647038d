import { isMendable, isRowConflict, isRowError } from '#protocol/features/import-problems.ts'
import type { ImportField, RowDecision } from '#protocol/features/imports.ts'
import type { ImportRow } from '../imports.data.ts'

const answers: Record<string, readonly RowDecision[]> = {
  numberReused: ['use', 'new', 'skip'],
  twiceInFile: ['use', 'skip'],
  twoClasses: ['use', 'both', 'skip'],
  samePerson: ['link', 'new', 'skip'],
  sameName: ['new', 'skip'],
  sharedEmail: ['address', 'skip'],
  emailTaken: ['address', 'skip'],
}

export type Choice = { decision: RowDecision; choiceId?: string; name?: string }

/** What somebody can answer to the question of a row; each person that was found is an answer of its own. */
export function choicesOf(
  { problems, candidates }: Pick<ImportRow, 'problems' | 'candidates'>,
  hasPattern: boolean,
): Choice[] {
  const question = problems.find(isRowConflict)
  const options = (question && answers[question.code]) || []
  return options.flatMap((decision): Choice[] => {
    if (decision === 'link') return candidates.map(({ id, name }) => ({ decision, choiceId: id, name }))
    if (decision === 'address' && !hasPattern) return []
    const [first] = candidates
    return [{ decision, ...(first ? { name: first.name } : {}) }]
  })
}

/** The cells that somebody can put right here: those that keep the row out; where none does, those with a remark. */
export function fixableOf({ problems }: Pick<ImportRow, 'problems'>): ImportField[] {
  const isLoud = problems.some((problem) => isRowError(problem) || isRowConflict(problem))
  const wrong = problems.filter((problem) =>
    isLoud ? isRowError(problem) || ['sharedEmail', 'emailTaken'].includes(problem.code) : isMendable(problem),
  )
  return [...new Set(wrong.flatMap(({ field }) => (field ? [field] : [])))]
}
