import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { filterQuery } from '#app/features/bulk-actions/filter-query.ts'
import { runListAction } from '#app/features/bulk-actions/list-action.server.ts'
import { MessageButton } from '#app/features/bulk-messages/message-button.tsx'
import { ExportMenu } from '#app/features/lists/export-menu.tsx'
import { ListPage } from '#app/features/lists/list-page.tsx'
import { readList } from '#app/features/lists/read-list.server.ts'
import { choosePeriod } from '#app/features/periods/chosen-period.server.ts'
import { readSavedViews } from '#app/features/saved-views/saved-views.data.ts'
import { apiOf, pageContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { orElse } from '#lib/or-else.ts'
import { requireCan } from '#lib/require-can.server.ts'
import type { Session } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { currentGroups } from '#protocol/features/groups.ts'
import { Route as RouteIcon } from '#ui/icons.tsx'
import { filterChoices, noChoices } from '#ui/table/choices.ts'
import { namedWords } from '#ui/table/named-words.ts'
import { filterOf, readTableState } from '#ui/table/table-state.ts'
import { pageAddress } from '../page/moves.ts'
import type { Route } from './+types/internships-list'
import { hostsOf } from './host-choices.ts'
import { InternshipPanel } from './internship-panel.tsx'
import { type InternshipRow, readInternships } from './internships.data.ts'
import { internshipCommands } from './internships-actions.server.ts'
import { type InternshipAccess, type InternshipChoices, internshipsTable } from './internships-table.tsx'
import { useInternshipActions } from './use-internship-actions.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'internships', 'title')

const accessOf = (context: Route.LoaderArgs['context'], { can, home }: Session): InternshipAccess => ({
  isSchool: can.seeStudents === true,
  isOfMany: home !== 'host',
  countsHours: context.get(pageContext).site.flags.hours,
})

/** What a list is chosen by beside what is known beforehand: the periods one works in, and hosts. */
async function choicesOf(context: Route.LoaderArgs['context'], request: Request, session: Session) {
  const { isSchool, isOfMany } = accessOf(context, session)
  const api = apiOf(context, session)
  const [{ periods }, groups, hosts] = await Promise.all([
    isSchool ? choosePeriod(context, request) : { periods: [] },
    isSchool
      ? filterChoices(request, 'group', (filter) =>
          orElse(api.tell(currentGroups, { filter }), { choices: [], isMore: false }),
        )
      : noChoices,
    isOfMany ? filterChoices(request, 'host', (asked) => hostsOf(api, asked)) : noChoices,
  ])
  const known = periods.map(({ id, name }) => ({ id, name }))
  return { periods: { known, isMany: false }, groups, hosts } satisfies InternshipChoices
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireCan(context, 'seeInternships')
  const api = apiOf(context, session)
  const access = accessOf(context, session)
  const choices = await choicesOf(context, request, session)
  const table = internshipsTable(choices, access)
  const state = await readList(context, request, table)
  const { locale } = context.get(pageContext)
  const [found, views] = await Promise.all([
    readInternships(api, table, state, session, locale),
    readSavedViews(api, table.name),
  ])
  return { access, choices, state, ...found, views }
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = await requireCan(context, 'seeInternships')
  const table = internshipsTable(await choicesOf(context, request, session), accessOf(context, session))
  const filter = filterOf(table, readTableState(request, table))
  return runListAction(apiOf(context, session), internshipCommands, { form: await request.formData(), filter })
}

/** The internships one looks after, the longest waiting first. Everything that is asked stands in the address. */
export default function InternshipsList({ loaderData }: Route.ComponentProps) {
  const { access, choices, state, rows, records } = loaderData
  const t = useT('internships')
  const { search } = useLocation()
  const table = useMemo(() => internshipsTable(choices, access), [choices, access])
  const list = search.replace(/^\?/, '')
  const filter = filterOf(table, state)
  const { menuOf, bulkActions, dialogs } = useInternshipActions(rows, records, list, filter)
  return (
    <ListPage<InternshipRow>
      words="internships"
      say={{ lead: t(access.isOfMany ? 'lead' : 'leadHost') }}
      tableWords={namedWords(
        { group: choices.groups.known, period: choices.periods.known, host: choices.hosts.known },
        t,
      )}
      table={table}
      found={loaderData}
      tools={
        <>
          <MessageButton filter={filterQuery(filter)} />
          <ExportMenu to={(kind) => `/api/v1/internships/export.${kind}?${filterQuery(filter)}`} />
        </>
      }
      nameOf={({ student, title }) => `${student.name}, ${title}`}
      hrefOf={({ id }) => pageAddress(id, list)}
      menuOf={menuOf}
      bulkActions={bulkActions}
      bulkOf="internships"
      empty={{ icon: RouteIcon }}
      panel={(props) => <InternshipPanel {...props} list={list} />}
      dialogs={dialogs}
    />
  )
}
