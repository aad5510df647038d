import { useMemo } from 'react'
import { ListPage } from '#app/features/lists/list-page.tsx'
import { readList } from '#app/features/lists/read-list.server.ts'
import { apiOf } from '#lib/context.ts'
import { dateNear, today } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { absences, absenceTimes } from '#protocol/features/absences.ts'
import { CalendarX2 } from '#ui/icons.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import type { Table } from '#ui/table/column.ts'
import { readOptionsOf } from '#ui/table/table-state.ts'
import type { Route } from './+types/absences-list'
import { stateMarks, stateOf } from './absence-days.ts'
import { type Absence, readAbsences } from './absences.data.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'absences', 'title')

/** `isSchool`: there is more than one place, and the reader knows why. */
function absencesTable(isSchool: boolean): Table<Absence> {
  return {
    name: 'absences',
    sort: '-days',
    start: 'when=ahead',
    filters: { when: { by: 'when', options: absenceTimes } },
    views: [{ key: 'all', filters: {} }, ...absenceTimes.map((key) => ({ key, filters: { when: [key] } }))],
    columns: [
      { key: 'student', width: 'lg', cell: ({ student }) => student.name },
      ...(isSchool ? [{ key: 'host', width: 'rest', cell: ({ host }: Absence) => host } as const] : []),
      {
        key: 'days',
        sort: 'firstDay',
        width: 'lg',
        phone: 'text',
        cell: ({ firstDay, lastDay }, locale, words) => {
          const said = (day: string) => dateNear(day, locale, today())
          if (!lastDay) return words('days.open', { first: said(firstDay) })
          return firstDay === lastDay
            ? said(firstDay)
            : words('days.range', { first: said(firstDay), last: said(lastDay) })
        },
      },
      ...(isSchool
        ? ([
            {
              key: 'why',
              width: 'rest',
              cell: ({ why }: Absence, _: unknown, words: (key: string) => string) =>
                why?.kind === 'other' && why.note ? why.note : why ? words(`kinds.${why.kind}`) : '',
            },
          ] as const)
        : []),
      {
        key: 'state',
        width: 'pill',
        phone: 'aside',
        cell: (row, _, words) => {
          const state = stateOf(row, today())
          return <StatusPill status={stateMarks[state]}>{words(`state.${state}`)}</StatusPill>
        },
      },
    ],
  }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireCan(context, 'seeAbsences')
  const isSchool = session.can.seeStudents === true
  const table = absencesTable(isSchool)
  const state = await readList(context, request, table)
  const { filter, page } = readOptionsOf(absences, table, state)
  return { isSchool, state, ...(await readAbsences(apiOf(context, session), filter, page)) }
}

export default function AbsencesList({ loaderData }: Route.ComponentProps) {
  const t = useT('absences')
  const table = useMemo(() => absencesTable(loaderData.isSchool), [loaderData.isSchool])
  return (
    <ListPage<Absence>
      words="absences"
      say={{ lead: t('lead') }}
      table={table}
      found={loaderData}
      nameOf={({ student }) => student.name}
      hrefOf={({ internshipId }) => `/internships/${internshipId}`}
      empty={{ icon: CalendarX2 }}
    />
  )
}
