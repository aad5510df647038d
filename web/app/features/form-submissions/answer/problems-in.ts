import type { ApiError } from '#protocol/client.ts'
import { type FieldProblem, fieldProblemCodes } from '#protocol/features/forms/problems.ts'
import { isObject, isOneOf } from '#protocol/shared/guards.ts'

/** What the server found wrong, by field, in the words of the form's own logic. */
export function problemsIn(error: ApiError): Record<string, FieldProblem> {
  return Object.fromEntries(
    error.errors.flatMap(({ meta }): [string, FieldProblem][] => {
      if (!isObject(meta) || typeof meta.field !== 'string' || !isObject(meta.problem)) return []
      const { code, limit, rows, name } = meta.problem
      if (!isOneOf(fieldProblemCodes, code)) return []
      const problem: FieldProblem = { code }
      if (typeof limit === 'number') problem.limit = limit
      if (Array.isArray(rows)) problem.rows = rows.map(String)
      if (typeof name === 'string') problem.name = name
      return [[meta.field, problem]]
    }),
  )
}
