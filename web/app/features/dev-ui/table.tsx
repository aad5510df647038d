import { useState } from 'react'
import { apiContext } from '#lib/context.ts'
import { dateText, numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { vacancyStatuses } from '#protocol/features/vacancies/vacancies.ts'
import { sectors } from '#protocol/shared/sectors.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { Flag } from '#ui/flag.tsx'
import { Archive, BellRing, CalendarRange, ExternalLink, FilePenLine, MessageCircle, Sprout } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { type Status, StatusPill } from '#ui/status-mark.tsx'
import type { Table } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import { FactsPanel } from '#ui/table/facts-panel.tsx'
import { guest } from '#ui/table/kept-table.ts'
import { readTableState } from '#ui/table/table-state.ts'
import type { Route } from './+types/table'
import { RowSource } from './row-source.tsx'
import { readRows, type VacancyRow } from './table.data.ts'

const marks: Record<VacancyRow['status'], Status> = {
  draft: 'todo',
  in_review: 'wait',
  published: 'done',
  paused: 'wait',
  full: 'done',
  expired: 'skip',
  closed: 'skip',
  removed: 'skip',
}

const table: Table<VacancyRow> = {
  name: 'dev-vacancies',
  sort: 'title',
  search: 'titleCont',
  filters: {
    status: { by: 'statusIn', options: vacancyStatuses },
    sector: { by: 'sectorIn', options: sectors },
  },
  views: [
    { key: 'all', filters: {} },
    { key: 'care', filters: { sector: ['zorg', 'kinderen'] } },
    { key: 'outside', filters: { sector: ['dieren', 'sport'] } },
  ],
  columns: [
    { key: 'title', sort: 'title', width: 'lg', cell: ({ title }) => title },
    { key: 'organization', phone: 'text', cell: ({ organization }) => organization },
    {
      key: 'sector',
      width: 'md',
      cell: ({ sector }, _, words) => (
        <span className="flex items-center gap-2.5">
          <Flag sector={sector} className="size-5 rounded-full" />
          <span className="truncate">{words(`filters.sector.${sector}`)}</span>
        </span>
      ),
    },
    {
      key: 'status',
      width: 'pill',
      phone: 'aside',
      cell: ({ status }, _, words) => (
        <StatusPill status={marks[status]}>{words(`filters.status.${status}`)}</StatusPill>
      ),
    },
    { key: 'places', width: 'xs', align: 'end', cell: ({ places }, locale) => numberText(places, locale) },
    {
      key: 'hours',
      width: 'xs',
      align: 'end',
      isHidden: true,
      cell: ({ hours }, locale) => (hours === null ? '' : numberText(hours, locale)),
    },
    {
      key: 'startDate',
      width: 'sm',
      isHidden: true,
      cell: ({ startDate }, locale) => (startDate ? dateText(startDate, locale) : ''),
    },
    { key: 'createdAt', sort: 'createdAt', width: 'sm', cell: ({ createdAt }, locale) => dateText(createdAt, locale) },
  ],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = readTableState(request, table, guest)
  return { state, ...(await readRows(request, context.get(apiContext), table, state)) }
}

/** The table with real vacancies through the API, with a thousand made ones, and with none. */
export default function TableSamples({ loaderData: { state, rows, records, counts } }: Route.ComponentProps) {
  const t = useT('dev-ui')
  const locale = useLocale()
  const [open, setOpen] = useState<VacancyRow>()
  const { confirm, dialog } = useConfirm()
  const archive = async (count: number) => {
    const isSure = await confirm({
      title: t('table.archive.title', { count }),
      text: t('table.archive.text'),
      verb: t('looks.danger'),
      isDanger: true,
    })
    if (isSure) showToast({ title: t('table.archive.done', { count }), color: 'success' })
  }
  const say = (key: string) => () => showToast({ title: t(`table.actions.${key}`) })
  return (
    <section aria-label={t('sections.table')}>
      <RowSource />
      <DataTable<VacancyRow>
        table={table}
        state={state}
        rows={rows}
        records={records}
        counts={counts}
        words={(key) => t(`table.${key}`)}
        label={t('sections.table')}
        searchLabel={t('table.search')}
        nameOf={({ title }) => title}
        hrefOf={({ id }) => `/vacancies/${id}`}
        onOpen={setOpen}
        menuOf={(row) => [
          {
            entries: [
              { key: 'open', label: t('table.actions.open'), icon: ExternalLink, to: `/vacancies/${row.id}` },
              { key: 'message', label: t('table.actions.message'), icon: MessageCircle, onAction: say('message') },
            ],
          },
          {
            entries: [
              { key: 'archive', label: t('looks.danger'), icon: Archive, isDanger: true, onAction: () => archive(1) },
            ],
          },
        ]}
        bulkActions={[
          { key: 'message', label: t('table.actions.message'), icon: MessageCircle, onAction: say('message') },
          { key: 'remind', label: t('table.actions.remind'), icon: BellRing, onAction: say('remind') },
          { key: 'period', label: t('table.actions.period'), icon: CalendarRange, onAction: say('period') },
          { key: 'edit', label: t('table.actions.edit'), icon: FilePenLine, onAction: say('edit') },
          {
            key: 'archive',
            label: t('looks.danger'),
            icon: Archive,
            onAction: ({ ids, isAll }) => archive(isAll ? records : ids.size),
          },
        ]}
        empty={
          <EmptyState
            icon={Sprout}
            title={t('table.empty.title')}
            text={t('table.empty.text')}
            action={<ButtonLink to="/dev/ui/table">{t('table.empty.action')}</ButtonLink>}
          />
        }
      />
      <FactsPanel<VacancyRow>
        rows={rows}
        row={open}
        onChange={setOpen}
        title={open?.title ?? ''}
        state={state}
        records={records}
        open={{ to: `/vacancies/${open?.id}`, label: t('table.actions.open') }}
        facts={table.columns
          .slice(1)
          .map(({ key, cell }) => [
            t(`table.columns.${key}`),
            open ? cell(open, locale, (word) => t(`table.${word}`)) : null,
          ])}
      />
      {dialog}
    </section>
  )
}
