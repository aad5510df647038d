import { data, redirect, useSubmit } from 'react-router'
import { ListPage } from '#app/features/lists/list-page.tsx'
import { readList } from '#app/features/lists/read-list.server.ts'
import { useRemoveRow } from '#app/features/lists/use-remove-row.tsx'
import { apiContext } from '#lib/context.ts'
import { numberText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { internshipPeriods, updateInternshipPeriod } from '#protocol/features/periods.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Archive, ArchiveRestore, CalendarPlus, CalendarRange, Copy, FilePenLine } from '#ui/icons.tsx'
import type { MenuEntry, MenuPart } from '#ui/menu.tsx'
import { Notice } from '#ui/notice.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import type { Table } from '#ui/table/column.ts'
import { namedWords } from '#ui/table/named-words.ts'
import type { Route } from './+types/periods-list'
import { countInScope, type PeriodRow, readOverlaps, readPeriods, readYears, type Year } from './periods.data.ts'
import { rangeText } from './range-text.ts'
import { yearLabel } from './year-label.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'periods', 'title')

/** A centre looks at the periods of all schools, and is not told which classes take part. */
const tableOf = (years: Year[], isOfMany: boolean): Table<PeriodRow> => ({
  name: 'periods',
  sort: '-dates',
  search: 'nameCont',
  filters: {
    year: { by: 'schoolYearIdIn', options: years.map(({ id }) => id) },
    status: { by: 'statusIn', options: ['active', 'archived'] },
  },
  views: [
    { key: 'all', filters: {} },
    { key: 'open', filters: { year: years.filter(({ when }) => when).map(({ id }) => id), status: ['active'] } },
    { key: 'archived', filters: { status: ['archived'] } },
  ],
  columns: [
    { key: 'name', sort: 'name', cell: ({ name }) => name },
    {
      key: 'dates',
      sort: 'startDate',
      width: 'md',
      phone: 'text',
      // Days cut off say nothing: on a narrow phone they go on below.
      cell: ({ startDate, endDate }, locale) => (
        <span className="max-md:whitespace-normal">{rangeText(startDate, endDate, locale)}</span>
      ),
    },
    { key: 'year', width: 'sm', cell: ({ year }) => year },
    isOfMany
      ? { key: 'school', cell: ({ school }) => school }
      : {
          key: 'who',
          cell: ({ who }, _, words) => (who.length > 0 ? who.join(', ') : words('everybody')),
          title: ({ who }) => who.join(', ') || undefined,
        },
    {
      key: 'targetHours',
      width: 'xs',
      align: 'end',
      cell: ({ targetHours }, locale) => (targetHours === null ? '–' : numberText(targetHours, locale)),
    },
    {
      key: 'status',
      width: 'pill',
      phone: 'aside',
      cell: ({ status, isInScope }, _, words) =>
        status === 'archived' ? (
          <StatusPill status="skip">{words('filters.status.archived')}</StatusPill>
        ) : (
          <StatusPill status={isInScope ? 'done' : 'todo'}>{words(isInScope ? 'open' : 'over')}</StatusPill>
        ),
    },
  ],
})

/** A school keeps its periods and its mentors look at them; a centre looks at those of every school. */
async function readerOf(context: Route.LoaderArgs['context']) {
  const session = await requireCan(context, 'seePeriods')
  if (session.can.seePeriodsOfAllSchools) return { schoolId: null, canKeep: false }
  return { schoolId: hereOf(session).id, canKeep: session.can.keepPeriods === true }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { schoolId, canKeep } = await readerOf(context)
  const api = context.get(apiContext)
  const years = await readYears(api)
  const table = tableOf(years, schoolId === null)
  const state = await readList(context, request, table)
  const [found, inScope, overlaps] = await Promise.all([
    readPeriods(api, schoolId, table, state),
    canKeep && schoolId ? countInScope(api, schoolId) : null,
    canKeep ? readOverlaps(api) : [],
  ])
  return { state, years, inScope, overlaps, canKeep, isOfMany: schoolId === null, ...found }
}

export async function action({ context, request }: Route.ActionArgs) {
  await requireCan(context, 'keepPeriods')
  const form = await request.formData()
  const [id, status] = [String(form.get('id')), form.get('status')]
  const api = context.get(apiContext)
  if (status === 'active' || status === 'archived') {
    return save(async () => {
      const { name } = await api.run(updateInternshipPeriod, id, { status })
      const title = status === 'active' ? 'periods.saved.restored' : 'periods.saved.archived'
      return redirect('/internship_periods', withToast({ title, params: { name } }))
    })
  }
  if (form.get('do') !== 'delete') throw data(null, { status: 400 })
  return save(async () => {
    await api.remove(internshipPeriods, id)
    return redirect('/internship_periods', withToast({ title: 'periods.saved.deleted' }))
  })
}

/** Every period of the school, to keep or only to look at. Whatever is in scope is what students and mentors work in. */
export default function PeriodsList({ loaderData, actionData }: Route.ComponentProps) {
  const { years, records, inScope, overlaps, canKeep, isOfMany } = loaderData
  const t = useT('periods')
  const submit = useSubmit()
  const { removal, dialog } = useRemoveRow('periods')
  const year = years.map((each) => ({ id: each.id, name: yearLabel(each, t) }))
  const add = { to: '/internship_periods/add', icon: CalendarPlus, label: t('add.open') }
  const menuOf = (row: PeriodRow): MenuPart[] => {
    const isActive = row.status === 'active'
    const edit = { key: 'edit', label: t('edit.open'), icon: FilePenLine, to: `/internship_periods/${row.id}/edit` }
    const keep: MenuEntry = {
      key: isActive ? 'archive' : 'restore',
      label: t(isActive ? 'archive' : 'restore'),
      icon: isActive ? Archive : ArchiveRestore,
      onAction: () => submit({ id: row.id, status: isActive ? 'archived' : 'active' }, { method: 'post' }),
    }
    return [{ entries: [edit, keep] }, removal(row, t('delete.text'), { do: 'delete' })]
  }
  return (
    <ListPage<PeriodRow>
      words="periods"
      say={{ empty: { text: canKeep ? undefined : t('empty.reader') } }}
      tableWords={namedWords({ year }, (key) => t(`table.${key}`))}
      table={tableOf(years, isOfMany)}
      found={loaderData}
      head={
        canKeep ? [{ to: '/internship_periods/copy', icon: Copy, label: t('copy.open'), look: 'outline' }, add] : []
      }
      errors={actionData?.errors}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `/internship_periods/${id}`}
      menuOf={canKeep ? menuOf : undefined}
      empty={{ icon: CalendarRange, action: canKeep ? <ButtonLink to={add.to}>{add.label}</ButtonLink> : undefined }}
      dialogs={dialog}
    >
      <div className="mt-5 grid gap-3 empty:hidden">
        {inScope === 0 && records > 0 ? <Notice>{t('noneInScope')}</Notice> : null}
        {overlaps.length > 0 ? (
          <Notice>
            <p>{t('overlap.title')}</p>
            <ul className="mt-1 font-normal">
              {overlaps.map(({ one, other }) => (
                <li key={`${one} ${other}`}>{t('overlap.pair', { one, other })}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
      </div>
    </ListPage>
  )
}
