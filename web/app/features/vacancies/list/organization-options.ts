import { apiContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { offeringOrganizations } from '#protocol/features/vacancies/vacancies.ts'
import { optionsAnswer } from '#ui/table/options-answer.ts'
import type { Route } from './+types/organization-options'

/** Hosts that one looks after by a part of their names, for a filter to search in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireCan(context, 'judgeVacancies')
  return optionsAnswer(request, (filter) => context.get(apiContext).tell(offeringOrganizations, { filter }))
}
