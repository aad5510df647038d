import { apiContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { isSector } from '#protocol/shared/sectors.ts'
import { vacancyLists } from '../content.data.ts'
import type { Route } from './+types/vacancy-list'

/** What a list of vacancies shows now, while one chooses what it asks for. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'keepContent')
  const asked = new URL(request.url).searchParams
  const sector = asked.get('sector')
  const count = Math.min(12, Math.max(1, Math.trunc(Number(asked.get('count'))) || 3))
  const words = asked.get('words')?.slice(0, 60) ?? ''
  const block = { type: 'vacancyList', sector: isSector(sector) ? sector : null, count, words } as const
  return { lists: await vacancyLists(context.get(apiContext), [block]) }
}
export type ListAnswer = Awaited<ReturnType<typeof loader>>
