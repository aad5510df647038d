import { redirect } from 'react-router'
import { ListPage, type PanelProps } from '#app/features/lists/list-page.tsx'
import { readList } from '#app/features/lists/read-list.server.ts'
import { apiContext } from '#lib/context.ts'
import { numberText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { mentorships } from '#protocol/features/mentorships.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ArrowRightLeft, UserPlus, UsersRound } from '#ui/icons.tsx'
import type { MenuPart } from '#ui/menu.tsx'
import type { Table } from '#ui/table/column.ts'
import { RowPanel } from '#ui/table/row-panel.tsx'
import type { Route } from './+types/mentorships'
import { HeldPanel } from './held-list.tsx'
import { type MentorRow, readHeld, readMentors, readUnmentored } from './mentorships.data.ts'
import { OwnMentorships } from './own-mentorships.tsx'
import { WithoutMentor } from './without-mentor.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'mentorships', 'title')

const classesOf = ({ held }: MentorRow) => held.filter(({ groupId }) => groupId).map(({ name }) => name)

const table: Table<MentorRow> = {
  name: 'mentorships',
  sort: 'name',
  search: 'search',
  columns: [
    { key: 'name', sort: 'lastName', width: 'lg', cell: ({ name }) => name },
    {
      key: 'groups',
      phone: 'text',
      cell: (row, _, words) => classesOf(row).join(', ') || <span className="text-muted">{words('noGroups')}</span>,
      title: (row) => classesOf(row).join(', ') || undefined,
    },
    {
      key: 'single',
      width: 'md',
      align: 'end',
      cell: ({ single }, locale) => numberText(single, locale),
    },
    {
      key: 'students',
      width: 'md',
      align: 'end',
      phone: 'aside',
      cell: ({ students }, locale) => <strong className="tabular-nums">{numberText(students, locale)}</strong>,
    },
  ],
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireCan(context, 'seeMentorships')
  const school = hereOf(session)
  const api = context.get(apiContext)
  if (!session.can.keepMentorships) return { own: (await readHeld(api, [session.user.id])).get(session.user.id) ?? [] }
  const state = await readList(context, request, table)
  const [found, without] = await Promise.all([readMentors(api, school.id, table, state), readUnmentored(api)])
  return { own: null, state, without, ...found }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'keepMentorships')
  const id = String((await request.formData()).get('mentorshipId'))
  return save(async () => {
    await context.get(apiContext).remove(mentorships, id)
    return redirect('/mentorships', withToast({ title: 'mentorships.removed' }))
  })
}

type OfSchool = Extract<Awaited<ReturnType<typeof loader>>, { own: null }>

export default function Mentorships({ loaderData }: Route.ComponentProps) {
  return loaderData.own ? <OwnMentorships held={loaderData.own} /> : <SchoolMentorships {...loaderData} />
}

/** Who looks after whom. Whom nobody looks after stands first: that is what one comes here for. */
function SchoolMentorships({ without, ...found }: OfSchool) {
  const t = useT('mentorships')
  const menuOf = ({ id, held }: MentorRow): MenuPart[] => {
    const isDisabled = held.length === 0
    const add = { key: 'add', label: t('add.open'), icon: UserPlus, to: `/mentorships/add?mentor=${id}` }
    const to = `/mentorships/${id}/hand_over`
    return [{ entries: [add, { key: 'hand', label: t('hand.open'), icon: ArrowRightLeft, to, isDisabled }] }]
  }
  return (
    <ListPage<MentorRow>
      words="mentorships"
      tableWords={(key) => t(`table.${key}`)}
      table={table}
      found={found}
      head={[{ to: '/mentorships/add', icon: UserPlus, label: t('add.open') }]}
      nameOf={({ name }) => name}
      menuOf={menuOf}
      empty={{ icon: UsersRound }}
      panel={(row) => <MentorPanel {...row} />}
    >
      {without.count > 0 ? <WithoutMentor {...without} /> : null}
    </ListPage>
  )
}

function MentorPanel({ row, ...props }: PanelProps<MentorRow>) {
  const t = useT('mentorships')
  return (
    <RowPanel<MentorRow>
      {...props}
      row={row}
      title={row?.name ?? ''}
      footer={
        row && row.held.length > 0 ? (
          <ButtonLink to={`/mentorships/${row.id}/hand_over`} look="outline" className="w-full">
            {t('hand.open')}
          </ButtonLink>
        ) : (
          <ButtonLink to={`/mentorships/add?mentor=${row?.id}`} className="w-full">
            {t('add.open')}
          </ButtonLink>
        )
      }
    >
      {row ? <HeldPanel row={row} /> : null}
    </RowPanel>
  )
}
