import { Link, redirect } from 'react-router'
import { ListPage } from '#app/features/lists/list-page.tsx'
import { readList } from '#app/features/lists/read-list.server.ts'
import { useRemoveRow } from '#app/features/lists/use-remove-row.tsx'
import { readYears } from '#app/features/periods/periods.data.ts'
import { yearLabel } from '#app/features/periods/year-label.ts'
import { apiContext } from '#lib/context.ts'
import { numberText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { groups } from '#protocol/features/groups.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Copy, FilePenLine, Plus, UserRound, UsersRound } from '#ui/icons.tsx'
import type { MenuPart } from '#ui/menu.tsx'
import { currentTab, tabBar, tabLink } from '#ui/tab-looks.ts'
import type { Table } from '#ui/table/column.ts'
import { namedWords } from '#ui/table/named-words.ts'
import type { Route } from './+types/groups-list'
import { type GroupRow, readGroups, readLevels, readOwnGroups } from './groups.data.ts'
import { OwnGroups } from './own-groups.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'groups', 'title')

const forKeepers: Table<GroupRow>['columns'] = [
  {
    key: 'mentors',
    phone: 'text',
    cell: ({ mentors }, _, words) =>
      mentors.length > 0 ? mentors.join(', ') : <span className="text-warnink">{words('noMentor')}</span>,
    title: ({ mentors }) => mentors.join(', ') || undefined,
  },
  {
    key: 'students',
    width: 'sm',
    align: 'end',
    phone: 'aside',
    cell: ({ studentCount }, locale) => (
      <span className="inline-flex items-center gap-1.5 tabular-nums">
        <UserRound className="size-4 text-muted md:hidden" />
        {numberText(studentCount, locale)}
      </span>
    ),
  },
]

/**
 * A mentor is not told who looks after the classes of others, nor who is in them: what one may not see would look as if
 * there were nobody.
 */
const tableOf = (levels: { value: string }[], canKeep: boolean): Table<GroupRow> => ({
  name: 'groups',
  sort: 'name',
  search: 'nameStart',
  filters: levels.length > 0 ? { level: { by: 'levelIdIn', options: levels.map(({ value }) => value) } } : {},
  columns: [
    { key: 'name', sort: 'name', width: 'md', cell: ({ name }) => name },
    { key: 'level', width: 'md', phone: canKeep ? undefined : 'text', cell: ({ level }) => level || '–' },
    ...(canKeep ? forKeepers : []),
  ],
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireCan(context, 'seeGroups')
  const school = hereOf(session)
  const canKeep = session.can.keepGroups === true
  const api = context.get(apiContext)
  const [years, levels] = await Promise.all([readYears(api), readLevels(api, school.id)])
  const asked = new URL(request.url).searchParams.get('jaar')
  const year = years.find(({ id }) => id === asked) ?? years.find(({ when }) => when === 'now') ?? years[0]
  const table = tableOf(levels, canKeep)
  const state = await readList(context, request, table)
  const [found, own] = await Promise.all([
    readGroups(api, school.id, year?.id ?? '', table, state),
    canKeep ? null : readOwnGroups(api, session.user.id, year?.id ?? ''),
  ])
  const now = years.findIndex(({ when }) => when === 'now')
  // This year first: on a phone it is the one that is in sight.
  const tabs = [...years.slice(now, now + 1), ...years.slice(0, now), ...years.slice(now + 1, now + 3)]
  return { state, years: tabs, yearId: year?.id ?? '', levels, canKeep, own, ...found }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'keepGroups')
  const form = await request.formData()
  return save(async () => {
    await context.get(apiContext).remove(groups, String(form.get('id')))
    return redirect(`/groups?jaar=${form.get('year')}`, withToast({ title: 'groups.saved.deleted' }))
  })
}

/** The classes of one school year. */
export default function GroupsList({ loaderData, actionData }: Route.ComponentProps) {
  const { years, yearId, levels, canKeep, own } = loaderData
  const t = useT('groups')
  const tPeriods = useT('periods')
  const { removal, dialog } = useRemoveRow('groups')
  const level = levels.map(({ value, label }) => ({ id: value, name: label }))
  const add = { to: `/groups/add?jaar=${yearId}`, icon: Plus, label: t('add.open') }
  const menuOf = (row: GroupRow): MenuPart[] => {
    const links = [
      { key: 'open', label: t('open'), icon: UsersRound, to: `/groups/${row.id}` },
      { key: 'edit', label: t('edit.open'), icon: FilePenLine, to: `/groups/${row.id}/edit` },
    ]
    const text = t(row.studentCount > 0 ? 'delete.withStudents' : 'delete.text', { count: row.studentCount })
    return [{ entries: links }, removal(row, text, { year: yearId })]
  }
  return (
    <ListPage<GroupRow>
      words="groups"
      say={{ empty: { text: canKeep ? undefined : t('empty.mentor') } }}
      tableWords={namedWords({ level }, (key) => t(`table.${key}`))}
      table={tableOf(levels, canKeep)}
      found={loaderData}
      head={canKeep ? [{ to: '/groups/copy', icon: Copy, label: t('copy.open'), look: 'outline' }, add] : []}
      errors={actionData?.errors}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `/groups/${id}`}
      menuOf={canKeep ? menuOf : undefined}
      empty={{ icon: UsersRound, action: canKeep ? <ButtonLink to={add.to}>{add.label}</ButtonLink> : undefined }}
      dialogs={dialog}
    >
      <nav aria-label={t('years')} className="mt-5">
        <ul className={tabBar}>
          {years.map((year) => (
            <li key={year.id} className="flex">
              <Link
                to={`/groups?jaar=${year.id}`}
                aria-current={year.id === yearId ? 'page' : undefined}
                className={`${tabLink} ${currentTab}`}
              >
                {yearLabel(year, tPeriods)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {own ? (
        <div className="mt-5">
          <OwnGroups groups={own} />
          <h2 className="mt-8 text-h3">{t('own.all')}</h2>
        </div>
      ) : null}
    </ListPage>
  )
}
