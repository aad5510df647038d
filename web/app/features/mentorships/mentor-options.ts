import { apiContext } from '#lib/context.ts'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { optionsAnswer } from '#ui/table/options-answer.ts'
import type { Route } from './+types/mentor-options'
import { mentorsOf } from './mentor-choices.ts'

/** Mentors of the school by the beginning of their names, for a filter to search in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const school = hereOf(await requireCan(context, 'keepMentorships'))
  return optionsAnswer(request, (asked) => mentorsOf(context.get(apiContext), school.id, asked))
}
