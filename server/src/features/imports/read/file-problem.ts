/** Why a file cannot be read at all. Each has a sentence in both languages that says what to do about it. */
const fileProblems = [
  'empty',
  'encrypted',
  'oldExcel',
  'broken',
  'unsafe',
  'notATable',
  'noRows',
  'tooManyRows',
  'tooManyColumns',
] as const
export type FileProblemCode = (typeof fileProblems)[number]

export class FileProblem extends Error {
  readonly code: FileProblemCode
  constructor(code: FileProblemCode) {
    super(code)
    this.code = code
  }
}
