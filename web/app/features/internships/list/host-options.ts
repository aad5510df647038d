import { apiContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { optionsAnswer } from '#ui/table/options-answer.ts'
import type { Route } from './+types/host-options'
import { hostsOf } from './host-choices.ts'

/** Hosts by a part of their names, for a filter to search in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'seeInternships')
  return optionsAnswer(request, (asked) => hostsOf(context.get(apiContext), asked))
}
