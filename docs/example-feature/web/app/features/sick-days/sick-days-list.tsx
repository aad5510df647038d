import { ListPage } from '#app/features/lists/list-page.tsx'
import { apiContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { personName } from '#lib/person-name.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { sickDays } from '#protocol/features/sick-days.ts'
import { CalendarX2, Plus } from '#ui/icons.tsx'
import type { Table } from '#ui/table/column.ts'
import { readOptionsOf, readTableState } from '#ui/table/table-state.ts'
import type { Route } from './+types/sick-days-list'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'sick-days', 'title')

type SickDayRow = { id: string; student: string; date: string; reason: string }

const table: Table<SickDayRow> = {
  name: 'sick-days',
  sort: '-date',
  search: 'reasonCont',
  columns: [
    { key: 'student', width: 'lg', cell: ({ student }) => student },
    {
      key: 'date',
      sort: 'date',
      width: 'md',
      phone: 'aside',
      cell: ({ date }, locale) => dateText(date, locale, 'full'),
    },
    { key: 'reason', phone: 'text', cell: ({ reason }) => reason },
  ],
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { can } = await requireCan(context, 'seeSickDays')
  const state = readTableState(request, table)
  const options = { ...readOptionsOf(sickDays, table, state), include: ['student'] } as const
  const found = await context.get(apiContext).list(sickDays, options)
  const rows = found.map(({ id, date, reason, student }) => ({ id, date, reason, student: personName(student) }))
  return { state, rows, records: found.records, mayAdd: can.addSickDays }
}

export default function SickDaysList({ loaderData }: Route.ComponentProps) {
  const t = useT('sick-days')
  return (
    <ListPage<SickDayRow>
      words="sick-days"
      say={{ lead: t('lead') }}
      table={table}
      found={loaderData}
      head={loaderData.mayAdd ? [{ to: '/ziekmeldingen/nieuw', icon: Plus, label: t('add.open') }] : []}
      nameOf={({ student }) => student}
      empty={{ icon: CalendarX2 }}
    />
  )
}
