import { snake } from '#protocol/declaring/names.ts'

/** What a list shows as a query of the API, for a file and for an action on all of it. */
export const filterQuery = (filter: Record<string, string[]>): string =>
  new URLSearchParams(
    Object.entries(filter).map(([name, values]) => [`filter[${snake(name)}]`, values.join(',')]),
  ).toString()
