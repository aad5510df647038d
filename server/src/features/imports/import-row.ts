import { isRowConflict, isRowError } from '#protocol/features/import-problems.ts'
import type { Candidate, Cells, ImportField, RowChange, RowOutcome, RowProblem } from '#protocol/features/imports.ts'

/** A line of the file with a meaning: what stands in its cells, what that comes to, and what is wrong with it. */
export type ReadRow<D> = { number: number; cells: Cells; data: D; name: string; problems: RowProblem[] }

/** What a line would do. */
export type JudgedRow<D> = Omit<ReadRow<D>, 'number'> & {
  number: number | null
  outcome: RowOutcome
  changes: RowChange[]
  candidates: Candidate[]
  personKey: string | null
  subjectId: string | null
}

export function outcomeOf(problems: readonly RowProblem[], otherwise: RowOutcome): RowOutcome {
  if (problems.some(isRowError)) return 'error'
  return problems.some(isRowConflict) ? 'conflict' : otherwise
}

/** What the file says differently. An empty cell says nothing: it takes nothing away. */
export function changesOf<F extends ImportField>(
  fields: readonly F[],
  data: Readonly<Partial<Record<F, string | null>>>,
  current: Readonly<Partial<Record<F, string | null>>>,
): RowChange[] {
  return fields.flatMap((field) => {
    const to = data[field] ?? null
    const from = current[field] ?? null
    return to === null || to === from ? [] : [{ field, from, to }]
  })
}

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string | null | undefined): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (!key) continue
    const list = found.get(key)
    if (list) list.push(item)
    else found.set(key, [item])
  }
  return found
}
