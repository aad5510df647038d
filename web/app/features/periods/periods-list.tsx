import { data, redirect, useSubmit } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { numberText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { internshipPeriods, updateInternshipPeriod } from '#protocol/periods.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { Archive, ArchiveRestore, CalendarPlus, CalendarRange, Copy, FilePenLine, Trash2 } from '#ui/icons.tsx'
import { ListHead } from '#ui/list-head.tsx'
import type { MenuPart } from '#ui/menu.tsx'
import { Notice } from '#ui/notice.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import type { Table } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import { namedWords } from '#ui/table/named-words.ts'
import { readTableState } from '#ui/table/table-state.ts'
import type { Route } from './+types/periods-list'
import { countInScope, type PeriodRow, readOverlaps, readPeriods, readYears, type Year } from './periods.data.ts'
import { rangeText } from './range-text.ts'
import { yearLabel } from './year-label.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, { nl: 'Stageperiodes', en: 'Internship periods' })

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
  const state = readTableState(request, table)
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
  const { state, years, rows, records, inScope, overlaps, canKeep, isOfMany } = loaderData
  const t = useT('periods')
  const submit = useSubmit()
  const { confirm, dialog } = useConfirm()
  const table = tableOf(years, isOfMany)
  const year = years.map((each) => ({ id: each.id, name: yearLabel(each, t) }))
  const words = namedWords({ year }, (key) => t(`table.${key}`))
  const remove = async ({ id, name }: PeriodRow) => {
    const isSure = await confirm({
      title: t('delete.title', { name }),
      text: t('delete.text'),
      verb: t('delete.verb'),
      isDanger: true,
    })
    if (isSure) submit({ id, do: 'delete' }, { method: 'post' })
  }
  const menuOf = (row: PeriodRow): MenuPart[] => [
    {
      entries: [
        {
          key: 'edit',
          label: t('edit.open'),
          icon: FilePenLine,
          to: `/internship_periods/${row.id}/edit`,
        },
        row.status === 'active'
          ? {
              key: 'archive',
              label: t('archive'),
              icon: Archive,
              onAction: () => submit({ id: row.id, status: 'archived' }, { method: 'post' }),
            }
          : {
              key: 'restore',
              label: t('restore'),
              icon: ArchiveRestore,
              onAction: () => submit({ id: row.id, status: 'active' }, { method: 'post' }),
            },
      ],
    },
    {
      entries: [
        {
          key: 'delete',
          label: t('delete.verb'),
          icon: Trash2,
          isDanger: true,
          onAction: () => remove(row),
        },
      ],
    },
  ]
  return (
    <div className="wrap-wide py-6 md:py-10">
      <ListHead title={t('title')}>
        {canKeep ? (
          <>
            <ButtonLink to="/internship_periods/copy" look="outline" size="md" className="max-md:min-h-11">
              <Copy className="size-5" />
              {t('copy.open')}
            </ButtonLink>
            <ButtonLink to="/internship_periods/add" size="md" className="max-md:min-h-11">
              <CalendarPlus className="size-5" />
              {t('add.open')}
            </ButtonLink>
          </>
        ) : null}
      </ListHead>
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
        {actionData?.errors.length ? <FormProblems errors={actionData.errors} answer={actionData.errors} /> : null}
      </div>
      <div className="mt-5">
        <DataTable<PeriodRow>
          table={table}
          state={state}
          rows={rows}
          records={records}
          words={words}
          label={t('title')}
          searchLabel={t('search')}
          nameOf={({ name }) => name}
          hrefOf={canKeep ? ({ id }) => `/internship_periods/${id}/edit` : undefined}
          menuOf={canKeep ? menuOf : undefined}
          empty={
            <EmptyState
              icon={CalendarRange}
              title={t('empty.title')}
              text={t(canKeep ? 'empty.text' : 'empty.reader')}
              action={canKeep ? <ButtonLink to="/internship_periods/add">{t('add.open')}</ButtonLink> : undefined}
            />
          }
        />
      </div>
      {dialog}
    </div>
  )
}
