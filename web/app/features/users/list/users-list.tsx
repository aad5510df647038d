import { useMemo, useState } from 'react'
import { BulkProgress } from '#app/features/bulk-actions/bulk-progress.tsx'
import { filterQuery } from '#app/features/bulk-actions/filter-query.ts'
import { runListAction } from '#app/features/bulk-actions/list-action.server.ts'
import { choosePeriod } from '#app/features/periods/chosen-period.server.ts'
import { readSavedViews } from '#app/features/saved-views/saved-views.data.ts'
import { SavedViewsMenu } from '#app/features/saved-views/saved-views.tsx'
import { apiContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { knownRoles } from '#protocol/users.ts'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { Download, UserPlus, UsersRound } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { namedWords } from '#ui/table/named-words.ts'
import { readTableState } from '#ui/table/table-state.ts'
import { useListTitle } from '../use-list-title.ts'
import { readCounts, readGroups, readUsers, type UserRow, usersFilter } from '../users.data.ts'
import type { Route } from './+types/users-list'
import { useUserActions } from './use-user-actions.ts'
import { UserPanel } from './user-panel.tsx'
import { userCommands } from './users-actions.server.ts'
import { usersTable } from './users-table.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(
    matches,
    loaderData?.isManager ? { nl: 'Mensen', en: 'People' } : { nl: 'Mijn leerlingen', en: 'My students' },
  )

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
  if (!isSchool) return { groups: [], periods: [] }
  const [groups, { periods }] = await Promise.all([readGroups(context.get(apiContext)), choosePeriod(context, request)])
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
  const [found, counts, kept] = await Promise.all([
    readUsers(api, asked, { ...state, filters }),
    access.isManager ? readCounts(api) : {},
    readSavedViews(api, table.name),
  ])
  return { ...access, choices, state, ...found, counts, kept }
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
  const { state, rows, records, counts, choices, kept, isManager, isSchool, isOfMany } = loaderData
  const t = useT('users')
  const [open, setOpen] = useState<UserRow>()
  const table = useMemo(
    () => usersTable(choices, { isSchool, isManager, isOfMany }),
    [choices, isSchool, isManager, isOfMany],
  )
  const { menuOf, bulkActions, dialog, classDialog } = useUserActions(state, records, choices.groups)
  const words = namedWords({ group: choices.groups, period: choices.periods }, t)
  const title = useListTitle()
  return (
    <div className="wrap-wide py-6 md:py-10">
      <ListHead title={title} lead={t(isManager ? 'lead' : 'leadMentor')}>
        {isManager ? (
          <>
            <ExportLink filter={usersFilter(table, state)} />
            <ButtonLink to="/users/add">
              <UserPlus className="size-5" />
              {t('add.open')}
            </ButtonLink>
          </>
        ) : null}
      </ListHead>
      <div className="mt-6">
        <DataTable<UserRow>
          table={table}
          state={state}
          rows={rows}
          records={records}
          counts={counts}
          tools={<SavedViewsMenu spec={table} state={state} views={kept} />}
          words={words}
          label={title}
          searchLabel={t(isSchool ? 'search' : 'searchHost')}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => `/users/${id}`}
          onOpen={setOpen}
          menuOf={menuOf}
          bulkActions={isManager ? bulkActions : []}
          empty={
            <EmptyState
              icon={UsersRound}
              title={t(isManager ? 'empty.title' : 'empty.titleMentor')}
              text={t(isManager ? 'empty.text' : 'empty.textMentor')}
              action={isManager ? <ButtonLink to="/users/add">{t('add.open')}</ButtonLink> : undefined}
            />
          }
        />
      </div>
      <UserPanel rows={rows} row={open} onChange={setOpen} state={state} records={records} />
      {dialog}
      {classDialog}
      {isManager ? <BulkProgress resourceType="users" /> : null}
    </div>
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
