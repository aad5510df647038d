import { apiContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { isSector } from '#protocol/shared/sectors.ts'
import { vacancyLists } from '../content.data.ts'
import { MAP_PLACES, usualDistance } from '../found.ts'
import type { Route } from './+types/vacancy-list'

const wholeOf = (asked: string | null, most: number, usual: number) =>
  Math.min(most, Math.max(1, Math.trunc(Number(asked)) || usual))

/** What a list of vacancies or a map shows now, while one chooses what it asks for. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  const asked = new URL(request.url).searchParams
  const sector = asked.get('sector')
  const said = (name: string) => asked.get(name)?.slice(0, 60) ?? ''
  const wanted = {
    sector: isSector(sector) ? sector : null,
    count: wholeOf(asked.get('count'), MAP_PLACES, 3),
    words: said('words'),
    place: said('place'),
    within: wholeOf(asked.get('within'), 100, usualDistance),
  }
  return vacancyLists(context.get(apiContext), [wanted])
}
export type ListAnswer = Awaited<ReturnType<typeof loader>>
