import { apiContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { currentGroups } from '#protocol/features/groups.ts'
import { optionsAnswer } from '#ui/table/options-answer.ts'
import type { Route } from './+types/group-options'

/** Classes of this year by a part of their names, for a filter or a box to search in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'seeGroups')
  return optionsAnswer(request, (filter) => context.get(apiContext).tell(currentGroups, { filter }))
}
