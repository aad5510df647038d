import type { FormError } from '#lib/form.ts'
import { number } from '#protocol/declaring/fields.ts'

/** How long a day was according to somebody else, as it is typed: in hours. */
export const otherHoursRule = number({ min: 0, max: 24, optional: true })

/** What is wrong with the minutes is told at the field that was filled in, and in its hours. */
export const inHours = (errors: FormError[], minutes: string, hours: string): FormError[] =>
  errors.map((error) => {
    if (error.field !== minutes) return error
    const { code, params = {} } = error
    const { max } = params
    return {
      ...error,
      field: hours,
      code: code === 'integer' ? 'number' : code,
      params: typeof max === 'number' ? { ...params, max: max / 60 } : params,
    }
  })

/** Who knows only how long it was says it in hours; the API counts in minutes. */
export function inMinutes(form: FormData, from: string, to: string): void {
  const given = String(form.get(from) ?? '').trim()
  form.delete(from)
  if (given === '') return
  const number = Number(given.replace(',', '.'))
  form.set(to, Number.isFinite(number) ? String(Math.round(number * 60)) : given)
}
