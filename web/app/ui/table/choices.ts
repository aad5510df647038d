import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { type Choice, type Choices, MOST_CHOICES } from '#protocol/shared/choices.ts'

/** Of very many a filter shows the first. */
export const SHOWN_CHOICES = 12

/** What a page knows of the things that one of its filters chooses among: all of them, or of very many only the chosen ones. */
export type FilterChoices = { known: Choice[]; isMany: boolean }
export const noChoices: FilterChoices = { known: [], isMany: false }

/** More than a list can show are not sent with every page: whoever opens the filter searches among them. */
export async function filterChoices(
  request: Request,
  name: string,
  ask: (filter: { most: number } | { idIn: string[] }) => Promise<Choices>,
): Promise<FilterChoices> {
  const { choices, isMore } = await ask({ most: MOST_CHOICES })
  if (!isMore) return { known: choices, isMany: false }
  const idIn = new URL(request.url).searchParams.getAll(name).flatMap((value) => value.split(',').filter(isId))
  const chosen = idIn.length > 0 ? await ask({ idIn: idIn.slice(0, MOST_CHOICES) }) : { choices: [] }
  return { known: chosen.choices, isMany: true }
}

/** The filter itself, left out where there is nothing to choose. `search` is the address that finds more of them. */
export const choiceFilter = (name: string, by: string, { known, isMany }: FilterChoices, search?: string) =>
  known.length > 0 || isMany
    ? { [name]: { by, options: known.map(({ id }) => id), ...(isMany ? { search } : {}) } }
    : {}
