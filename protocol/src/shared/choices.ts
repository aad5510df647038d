import { id, integer, list, text } from '../declaring/fields.ts'

/** More than that is no list to choose from: then one searches. */
export const MOST_CHOICES = 50

/** What a query for names to choose from can be asked: these, those with such a name, and no more than so many. */
export const choiceFilters = { idIn: list(id()), search: text(), most: integer({ min: 1, max: 1000 }) }

export type Choice = { id: string; name: string }
/** The first of them in the order of their names; are there more? */
export type Choices = { choices: Choice[]; isMore: boolean }
