import { useMemo } from 'react'
import { filterQuery } from '#app/features/bulk-actions/filter-query.ts'
import { runListAction } from '#app/features/bulk-actions/list-action.server.ts'
import { ListPage } from '#app/features/lists/list-page.tsx'
import { choosePeriod } from '#app/features/periods/chosen-period.server.ts'
import { readSavedViews } from '#app/features/saved-views/saved-views.data.ts'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { orElse } from '#lib/or-else.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { currentGroups } from '#protocol/features/groups.ts'
import { knownRoles } from '#protocol/features/users.ts'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { Download, UserPlus, UsersRound } from '#ui/icons.tsx'
import { filterChoices, noChoices } from '#ui/table/choices.ts'
import { namedWords } from '#ui/table/named-words.ts'
import { readTableState } from '#ui/table/table-state.ts'
import { useListTitle } from '../use-list-title.ts'
import { readCounts, readUsers, type UserRow, usersFilter } from '../users.data.ts'
import type { Route } from './+types/users-list'
import { useUserActions } from './use-user-actions.ts'
import { UserPanel } from './user-panel.tsx'
import { userCommands } from './users-actions.server.ts'
import { usersTable } from './users-table.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, 'users', loaderData?.isManager ? 'title' : 'titleMentor')

/** Administrators look after people, mentors look at their students; nobody else has a list. */
async function accessOf(context: Route.LoaderArgs['context']) {
  const { can, organizations } = await requireCan(context, 'seePeople')
  return {
    isManager: can.managePeople === true,
    isSchool: can.seeStudents === true,
    isOfMany: can.managePeopleOfHosts === true || organizations.length > 1,
  }
}

/** The classes of this year and the periods that somebody works in; none where there are no students. */
async function choicesOf(context: Route.LoaderArgs['context'], request: Request, { isSchool }: { isSchool: boolean }) {
  if (!isSchool) return { groups: noChoices, periods: [] }
  const api = context.get(apiContext)
  const [groups, { periods }] = await Promise.all([
    filterChoices(request, 'group', (filter) =>
      orElse(api.tell(currentGroups, { filter }), { choices: [], isMore: false }),
    ),
    choosePeriod(context, request),
  ])
  return { groups, periods: periods.map(({ id, name }) => ({ id, name })) }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const access = await accessOf(context)
  const api = context.get(apiContext)
  const choices = await choicesOf(context, request, access)
  const table = usersTable(choices, access)
  const state = readTableState(request, table)
  // A mentor's own account is no student of theirs.
  const asked = access.isManager ? table : { ...table, filters: { ...table.filters, role: studentsOnly } }
  const filters = access.isManager ? state.filters : { ...state.filters, role: [knownRoles.student] }
  const [found, counts, views] = await Promise.all([
    readUsers(api, asked, { ...state, filters }),
    access.isManager ? readCounts(api) : {},
    readSavedViews(api, table.name),
  ])
  return { ...access, choices, state, ...found, counts, views }
}

const studentsOnly = { by: 'withRole', options: [knownRoles.student] }

export async function action({ request, context }: Route.ActionArgs) {
  const access = await accessOf(context)
  const api = context.get(apiContext)
  const table = usersTable(await choicesOf(context, request, access), access)
  const filter = usersFilter(table, readTableState(request, table))
  return runListAction(api, userCommands, { form: await request.formData(), filter })
}

/** The people one looks after. Everything that is asked stands in the address. */
export default function UsersList({ loaderData }: Route.ComponentProps) {
  const { state, records, counts, choices, isManager, isSchool, isOfMany } = loaderData
  const t = useT('users')
  const table = useMemo(
    () => usersTable(choices, { isSchool, isManager, isOfMany }),
    [choices, isSchool, isManager, isOfMany],
  )
  const { menuOf, bulkActions, dialog, classDialog } = useUserActions(state, records, choices.groups)
  const add = { to: '/users/add', icon: UserPlus, label: t('add.open') }
  return (
    <ListPage<UserRow>
      words="users"
      say={{
        title: useListTitle(),
        lead: t(isManager ? 'lead' : 'leadMentor'),
        search: t(isSchool ? 'search' : 'searchHost'),
        empty: isManager ? undefined : { title: t('empty.titleMentor'), text: t('empty.textMentor') },
      }}
      tableWords={namedWords({ group: choices.groups.known, period: choices.periods }, t)}
      table={table}
      found={loaderData}
      counts={counts}
      tools={isManager ? <ExportLink filter={usersFilter(table, state)} /> : undefined}
      head={isManager ? [add] : []}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `/users/${id}`}
      menuOf={menuOf}
      bulkActions={isManager ? bulkActions : []}
      bulkOf={isManager ? 'users' : undefined}
      empty={{ icon: UsersRound, action: isManager ? <ButtonLink to={add.to}>{add.label}</ButtonLink> : undefined }}
      panel={(row) => <UserPanel {...row} />}
      dialogs={
        <>
          {dialog}
          {classDialog}
        </>
      }
    />
  )
}

/** Not through the router: the answer is a file. */
function ExportLink({ filter }: { filter: Record<string, string[]> }) {
  const t = useT('users')
  return (
    <a href={`/api/v1/users/export.csv?${filterQuery(filter)}`} download className={buttonClass('outline')}>
      <Download className="size-5 text-muted" />
      {t('export')}
    </a>
  )
}
