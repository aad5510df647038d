import type { Predicate } from '#protocol/declaring/predicates.ts'

export const everyPredicate: Predicate[] = [
  ...([
    'eq',
    'not_eq',
    'lt',
    'lteq',
    'gt',
    'gteq',
    'in',
    'not_in',
    'cont',
    'not_cont',
    'i_cont',
    'start',
    'end',
  ] as const),
  ...(['present', 'blank', 'null', 'not_null', 'true', 'false'] as const),
]

/** What a predicate means, said once more in the plainest SQL; the value is `$1`, a text as the caller wrote it. */
export function meaningOf(predicate: Predicate, column: string, type: string): string {
  const text = `lower(${column}::text)`
  const value = `$1::text::${type}`
  const list = `string_to_array($1::text, ',')::${type}[]`
  const isYes = '$1::text::boolean'
  const meanings: Record<Predicate, string> = {
    eq: `${column} = ${value}`,
    not_eq: `${column} <> ${value}`,
    lt: `${column} < ${value}`,
    lteq: `${column} <= ${value}`,
    gt: `${column} > ${value}`,
    gteq: `${column} >= ${value}`,
    in: `${column} = any(${list})`,
    not_in: `${column} <> all(${list})`,
    cont: `position(lower($1) in ${text}) > 0`,
    i_cont: `position(lower($1) in ${text}) > 0`,
    not_cont: `position(lower($1) in ${text}) = 0`,
    start: `starts_with(${text}, lower($1))`,
    end: `right(${text}, length($1)) = lower($1)`,
    present: `(coalesce(${column}::text, '') <> '') = ${isYes}`,
    blank: `(coalesce(${column}::text, '') = '') = ${isYes}`,
    null: `(${column} is null) = ${isYes}`,
    not_null: `(${column} is not null) = ${isYes}`,
    true: `${column} = ${isYes}`,
    false: `${column} <> ${isYes}`,
  }
  return meanings[predicate]
}

const yesOrNo: Predicate[] = ['present', 'blank', 'null', 'not_null', 'true', 'false']

/** What a caller would send, given values that occur in the table. */
export function samplesOf(predicate: Predicate, occurring: string[]): string[] {
  if (yesOrNo.includes(predicate)) return ['1', 't', 'true', '0', 'f', 'FALSE']
  const values = occurring.filter((value) => value.trim() === value && value !== '').slice(0, 4)
  if (predicate === 'in' || predicate === 'not_in') {
    const plain = values.filter((value) => !value.includes(','))
    return [plain.join(','), plain[0] as string].filter(Boolean)
  }
  if (predicate === 'start') return values.flatMap((value) => [value, [...value].slice(0, 3).join('').toUpperCase()])
  if (predicate === 'end') return values.flatMap((value) => [value, [...value].slice(-3).join('').toUpperCase()])
  if (predicate.endsWith('cont')) {
    return values
      .flatMap((value) => [value, [...value].slice(1, 5).join('').toUpperCase(), '%', '_'])
      .map((value) => value.trim())
  }
  return values
}
