import type { RouterContextProvider } from 'react-router'
import { choosePeriod } from '#app/features/periods/chosen-period.server.ts'
import { apiOf } from '#lib/context.ts'
import { orElse } from '#lib/or-else.ts'
import type { Session } from '#lib/session.server.ts'
import { currentGroups } from '#protocol/features/groups.ts'
import { filterChoices } from '#ui/table/choices.ts'

/** By what one looks for a part of the students. Who has no classes finds none. */
export async function classesAndPeriods(context: Readonly<RouterContextProvider>, request: Request, session: Session) {
  const api = apiOf(context, session)
  const [{ periods }, groups] = await Promise.all([
    choosePeriod(context, request),
    filterChoices(request, 'group', (filter) =>
      orElse(api.tell(currentGroups, { filter }), { choices: [], isMore: false }),
    ),
  ])
  return { groups, periods: { known: periods.map(({ id, name }) => ({ id, name })), isMany: false } }
}
