/** The parts of a list's question that are chosen on this page, by the name that the API has for them. */
export const filterParts = {
  period: 'filter[internship_period_id_in]',
  group: 'filter[group_id]',
  status: 'filter[status_in]',
  late: 'filter[late]',
} as const
type Part = keyof typeof filterParts
const names: readonly string[] = Object.values(filterParts)

/** What a question says about one of them; what was chosen from several stays as it is, as `a,b`. */
export const partOf = (filter: string, part: Part): string => new URLSearchParams(filter).get(filterParts[part]) ?? ''

/** How many conditions of the list are no part of this page. They stay. */
export const othersIn = (filter: string): number =>
  [...new URLSearchParams(filter).keys()].filter((name) => !names.includes(name)).length

/** The question with what was chosen here; only what the form holds changes. */
export function withParts(filter: string, form: FormData): string {
  const params = new URLSearchParams(filter)
  for (const part of ['period', 'group', 'status', 'late'] as const) {
    const given = form.getAll(part).map(String)
    if (given.length === 0) continue
    const value = given.at(-1) ?? ''
    if (value && value !== 'false') params.set(filterParts[part], value)
    else params.delete(filterParts[part])
  }
  return params.toString()
}
