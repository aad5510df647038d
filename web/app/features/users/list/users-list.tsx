import { useMemo } from 'react'
import { filterQuery } from '#app/features/bulk-actions/filter-query.ts'
import { runListAction } from '#app/features/bulk-actions/list-action.server.ts'
import { readLevelChoices } from '#app/features/levels/level-choices.ts'
import { ExportMenu } from '#app/features/lists/export-menu.tsx'
import { ListPage } from '#app/features/lists/list-page.tsx'
import { readList } from '#app/features/lists/read-list.server.ts'
import { mentorsOf } from '#app/features/mentorships/mentor-choices.ts'
import { choosePeriod } from '#app/features/periods/chosen-period.server.ts'
import { readSavedViews } from '#app/features/saved-views/saved-views.data.ts'
import { askedTowns } from '#lib/asked-towns.ts'
import { apiContext, pageContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { orElse } from '#lib/or-else.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { pathOf, requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import type { Client } from '#protocol/client.ts'
import { isDate, isId } from '#protocol/declaring/ids-and-dates.ts'
import { forms } from '#protocol/features/forms.ts'
import { currentGroups } from '#protocol/features/groups.ts'
import { internshipPeriods } from '#protocol/features/periods.ts'
import { knownRoles } from '#protocol/features/user-kinds.ts'
import { ButtonLink } from '#ui/button.tsx'
import { UserPlus, UsersRound } from '#ui/icons.tsx'
import { filterChoices, noChoices } from '#ui/table/choices.ts'
import { namedWords } from '#ui/table/named-words.ts'
import { readTableState } from '#ui/table/table-state.ts'
import { useListTitle } from '../use-list-title.ts'
import { type Period, readCounts, readUsers, type UserChoices, type UserRow } from '../users.data.ts'
import type { Route } from './+types/users-list'
import { useUserActions } from './use-user-actions.ts'
import { UserPanel } from './user-panel.tsx'
import { userCommands } from './users-actions.server.ts'
import { usersFilter } from './users-filter.ts'
import { type Shown, shownBy, type UsersAccess, usersTable } from './users-table.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, 'users', loaderData?.isManager ? 'title' : 'titleMentor')

/** Administrators look after people, mentors look at their students; nobody else has a list. */
async function accessOf(context: Route.LoaderArgs['context']) {
  const { can, organizations } = await requireCan(context, 'seePeople')
  return {
    isManager: can.managePeople === true,
    isSchool: can.seeStudents === true,
    isOfMany: can.managePeopleOfHosts === true || organizations.length > 1,
    countsHours: context.get(pageContext).site.flags.hours,
  }
}

/** What a school chooses its students by: classes of this year, levels, mentors, and the periods that somebody works in. */
async function choicesOf(
  context: Route.LoaderArgs['context'],
  request: Request,
  access: UsersAccess,
): Promise<UserChoices> {
  const { organization } = await requireSession(context)
  if (!access.isSchool) {
    const centre = organization?.type === 'VolunteerCenter' ? { known: [organization], isMany: false } : noChoices
    return {
      groups: noChoices,
      levels: noChoices,
      mentors: noChoices,
      centre,
      periods: [],
      days: [],
      homes: [],
      forms: [],
    }
  }
  const api = context.get(apiContext)
  const schoolId = organization?.id
  const [groups, { periods }, levels, mentors] = await Promise.all([
    filterChoices(request, 'group', (filter) =>
      orElse(api.tell(currentGroups, { filter }), { choices: [], isMore: false }),
    ),
    choosePeriod(context, request),
    readLevelChoices(api),
    access.isManager && schoolId
      ? filterChoices(request, 'mentor', (asked) => mentorsOf(api, schoolId, asked))
      : noChoices,
  ])
  const { locale } = context.get(pageContext)
  const day = new URL(request.url).searchParams.get('withoutOn') ?? ''
  const days = isDate(day) ? [{ id: day, name: dateText(day, locale, 'full') }] : []
  const homes = askedTowns(request, 'home').map((name) => ({ id: name, name }))
  return {
    groups,
    levels,
    mentors,
    centre: noChoices,
    periods: await withAskedPeriod(api, request, periods),
    days,
    homes,
    forms: await askedForm(api, request),
  }
}

/** The page of numbers leads here with one. */
async function askedForm(api: Client, request: Request) {
  const asked = new URL(request.url).searchParams.get('form')
  const found =
    asked && isId(asked) ? await orElse(api.find(forms, asked, { fields: { forms: ['name'] } }), null) : null
  return found ? [{ id: found.id, name: found.name }] : []
}

/** A period that is over is not offered, but its page leads here. */
async function withAskedPeriod(api: Client, request: Request, periods: Period[]): Promise<Period[]> {
  const known = periods.map(({ id, name }) => ({ id, name }))
  const asked = new URL(request.url).searchParams.get('period')
  if (!asked || !isId(asked) || known.some(({ id }) => id === asked)) return known
  const found = await orElse(api.find(internshipPeriods, asked), null)
  return found ? [...known, { id: found.id, name: found.name }] : known
}

const periodAsked = (request: Request) => new URL(request.url).searchParams.get('period') ?? undefined
const rolesAsked = (request: Request) =>
  new URL(request.url).searchParams.getAll('role').flatMap((value) => value.split(','))

/** An address that asks nothing shows what the list starts with. */
const shownAt = (request: Request, { isSchool, isManager }: UsersAccess): Shown =>
  isSchool && isManager && (!pathOf(request).includes('?') || isAboutStanding(request))
    ? 'students'
    : shownBy(rolesAsked(request))
/** Where somebody stands is asked of students only. */
const isAboutStanding = (request: Request) => {
  const { searchParams } = new URL(request.url)
  return (
    !searchParams.has('role') && ['stage', 'late', 'handedIn', 'turn', 'period'].some((name) => searchParams.has(name))
  )
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const access = await accessOf(context)
  const api = context.get(apiContext)
  const choices = await choicesOf(context, request, access)
  const shown = shownAt(request, access)
  const table = usersTable(choices, access, shown, periodAsked(request))
  const state = await readList(context, request, table)
  // A mentor's own account is no student of theirs.
  const asked = access.isManager ? table : { ...table, filters: { ...table.filters, role: studentsOnly } }
  const filters = access.isManager ? state.filters : { ...state.filters, role: [knownRoles.student] }
  const [found, counts, views] = await Promise.all([
    readUsers(api, asked, { ...state, filters }),
    readCounts(api, access, periodAsked(request)),
    readSavedViews(api, table.name),
  ])
  return { ...access, choices, state, ...found, counts, views, shown, periodId: periodAsked(request) }
}

const studentsOnly = { by: 'withRole', options: [knownRoles.student] }

export async function action({ request, context }: Route.ActionArgs) {
  const access = await accessOf(context)
  const api = context.get(apiContext)
  const table = usersTable(await choicesOf(context, request, access), access, 'all')
  const filter = usersFilter(table, readTableState(request, table))
  return runListAction(api, userCommands, { form: await request.formData(), filter })
}

/** The people one looks after. Everything that is asked stands in the address. */
export default function UsersList({ loaderData }: Route.ComponentProps) {
  const { state, records, counts, choices, isManager, isSchool, isOfMany, countsHours, shown, periodId } = loaderData
  const t = useT('users')
  const table = useMemo(
    () => usersTable(choices, { isSchool, isManager, isOfMany, countsHours }, shown, periodId),
    [choices, isSchool, isManager, isOfMany, countsHours, shown, periodId],
  )
  const title = useListTitle()
  const filter = usersFilter(table, state)
  const { menuOf, bulkActions, dialogs } = useUserActions(state, records, choices, { isManager, shown, filter })
  const { placed = 0, standing = 0, late = 0 } = counts
  const isAboutStudents = isSchool && (shown === 'students' || !isManager) && standing > 0
  const sum = `${t('placed', { placed, students: standing })} ${t(`lateNow.${late === 0 ? 'none' : late === 1 ? 'one' : 'many'}`, { count: late })}`
  /** With the way to who stands before and after them. */
  const inListOf = (id: string) => {
    const first = (state.page - 1) * state.size + 1
    const list = new URLSearchParams(
      Object.entries(filter).flatMap(([key, values]) => values.map((value) => [key, value])),
    )
    if (!isManager) list.append('withRole', knownRoles.student)
    if (state.sort.endsWith('block')) list.set('sort', state.sort.startsWith('-') ? '-urgentAt' : 'urgentAt')
    const nr = first + loaderData.rows.findIndex((row) => row.id === id)
    return `/users/${id}?${new URLSearchParams({ lijst: String(list), nr: String(nr) })}`
  }
  const add = { to: '/users/add', icon: UserPlus, label: t('add.open') }
  return (
    <ListPage<UserRow>
      words="users"
      say={{
        title: isSchool && isManager && shown !== 'all' ? t(`views.${shown}`) : title,
        lead: isAboutStudents ? sum : t(isManager ? 'lead' : 'leadMentor'),
        search: t(isSchool ? 'search' : 'searchHost'),
        empty: isManager ? undefined : { title: t('empty.titleMentor'), text: t('empty.textMentor') },
      }}
      tableWords={namedWords(
        {
          group: choices.groups.known,
          level: choices.levels.known,
          mentor: choices.mentors.known,
          organization: choices.centre.known,
          period: choices.periods,
          withoutOn: choices.days,
          home: choices.homes,
          form: choices.forms,
        },
        t,
      )}
      table={table}
      found={loaderData}
      counts={counts}
      tools={
        isManager ? <ExportMenu to={(kind) => `/api/v1/users/export.${kind}?${filterQuery(filter)}`} /> : undefined
      }
      head={isManager ? [add] : []}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => (isAboutStudents ? inListOf(id) : `/users/${id}`)}
      menuOf={menuOf}
      bulkActions={isManager || isSchool ? bulkActions : []}
      bulkOf={isManager || isSchool ? 'users' : undefined}
      empty={{ icon: UsersRound, action: isManager ? <ButtonLink to={add.to}>{add.label}</ButtonLink> : undefined }}
      panel={(row) => <UserPanel {...row} />}
      dialogs={dialogs}
    />
  )
}
