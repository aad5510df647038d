import { check, email, personName, phone, postalCode } from '#protocol/declaring/fields.ts'
import type { Cells, ImportField, RowProblem } from '#protocol/features/imports.ts'
import { type PersonName, splitName, tidyName } from './split-names.ts'

/** The cells of one line, read one by one; what is wrong with them collects in `problems`. */
export class CellReader {
  readonly problems: RowProblem[] = []
  private readonly cells: Cells

  constructor(cells: Cells) {
    this.cells = cells
  }

  raw(field: ImportField): string {
    return this.cells[field] ?? ''
  }

  add(code: string, field?: ImportField, params?: RowProblem['params']): void {
    this.problems.push({ code, ...(field ? { field } : {}), ...(params ? { params } : {}) })
  }

  text(field: ImportField, max: number, code = 'textTooLong'): string | null {
    const value = this.raw(field)
    if ([...value].length > max) this.add(code, field, { max })
    this.plain(field, value)
    return value || null
  }

  /** What a spreadsheet was to work out, or could not: it is taken as it stands, but somebody had better look. */
  plain(field: ImportField, value: string): boolean {
    const isFormula = /^[=@]|^[+-][A-Z$(]|^#(REF|N\/[AB]|NAAM|NAME|VALUE|WAARDE|DIV|DEEL)/.test(value)
    if (isFormula) this.add('formula', field)
    return !isFormula
  }

  /** An address that is needed stops the row when it is wrong; one that is not is left out, and told. */
  email(field: ImportField, isNeeded = true): string | null {
    const value = this.raw(field).replace(/^mailto:/i, '')
    if (!value) return null
    if (!check(email(), value)) return value
    this.add(isNeeded ? 'emailInvalid' : 'leftOut', field)
    return null
  }

  phone(field: ImportField): string | null {
    // Excel drops the zero of 0612345678.
    const value = this.raw(field).replace(/^6(?=\d{8}$)/, '06')
    return this.fitting(field, value, !check(phone(), value))
  }

  postalCode(field: ImportField): string | null {
    const value = this.raw(field)
      .toUpperCase()
      .replace(/^(\d{4})\s*([A-Z]{2})$/, '$1 $2')
    return this.fitting(field, value, !check(postalCode(), value))
  }

  /** A value that is not needed and cannot be used: the row goes in without it. */
  fitting<T>(field: ImportField, value: T, isFitting: boolean): T | null {
    if (!this.raw(field)) return null
    if (isFitting) return value
    this.add('leftOut', field)
    return null
  }

  name(): PersonName {
    const last = this.raw('lastName')
    const found = last
      ? tidyName(this.raw('firstName'), this.raw('infix'), last)
      : splitName([this.raw('fullName'), this.raw('firstName')].filter(Boolean).join(', '))
    if (!found?.firstName) this.add('nameMissing', last ? 'firstName' : 'fullName')
    const name = found ?? { firstName: '', infix: null, lastName: this.raw('fullName') }
    for (const part of ['firstName', 'infix', 'lastName'] as const) {
      const field = last ? part : 'fullName'
      const max = part === 'infix' ? 30 : 80
      const text = name[part] ?? ''
      if (text.length > max) this.add('textTooLong', field, { max })
      const isPlain = this.plain(field, text)
      if (check(personName({ optional: true }), text)?.code === 'personName') this.add('nameIsAddress', field)
      else if (isPlain && text && (!/\p{L}/u.test(text) || /[<>=]/.test(text))) this.add('nameOdd', field)
    }
    return name
  }
}
