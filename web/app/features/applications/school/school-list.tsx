import { useMemo, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Send } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { namedWords } from '#ui/table/named-words.ts'
import { RowPanel } from '#ui/table/row-panel.tsx'
import { ApplicationStatusPill } from '../application/application-status.tsx'
import { FactList } from '../application/fact-list.tsx'
import { WhoseTurn } from '../application/whose-turn.tsx'
import { Reason } from '../inbox/host-detail.tsx'
import type { SchoolData } from './school.server.ts'
import { type SchoolApplication, schoolTable } from './school-table.tsx'
import { SchoolTabs } from './school-tabs.tsx'

/** The applications of one's students, and how each of them stands. */
export function SchoolList({ data: { choices, state, rows, records, waiting } }: { data: SchoolData }) {
  const t = useT('applications')
  const [open, setOpen] = useState<SchoolApplication>()
  const table = useMemo(() => schoolTable(choices), [choices])
  const words = namedWords({ group: choices.groups, mentor: choices.mentors, period: choices.periods }, t)
  return (
    <div className="wrap-wide py-6 md:py-10">
      <h1 className="text-h1">{t('school.title')}</h1>
      <p className="mt-1 max-w-[60ch] text-ui text-muted">{t('school.lead')}</p>
      <div className="mt-5">
        <SchoolTabs current="all" waiting={waiting} />
      </div>
      <div className="mt-4">
        <DataTable<SchoolApplication>
          table={table}
          state={state}
          rows={rows}
          records={records}
          words={words}
          label={t('school.title')}
          searchLabel={t('school.search')}
          nameOf={({ student }) => student.name}
          hrefOf={({ id }) => `/aanmeldingen/${id}`}
          onOpen={setOpen}
          empty={
            <EmptyState
              icon={Send}
              title={t('school.empty.title')}
              text={t('school.empty.text')}
              action={<ButtonLink to="/stagebank">{t('school.empty.action')}</ButtonLink>}
            />
          }
        />
      </div>
      <RowPanel<SchoolApplication>
        rows={rows}
        row={open}
        onChange={setOpen}
        state={state}
        records={records}
        title={open?.student.name ?? ''}
        footer={
          <ButtonLink to={`/aanmeldingen/${open?.id}`} className="w-full">
            {t('school.open')}
          </ButtonLink>
        }
      >
        {open ? (
          <div className="mt-3">
            <ApplicationStatusPill status={open.status} endedWithVacancy={open.endedWithVacancy} />
            <p className="mt-3 text-ui font-semibold">{open.vacancy.title ?? t('gone')}</p>
            <p className="mb-3 text-ui text-muted">{[open.host.name, open.vacancy.city].filter(Boolean).join(', ')}</p>
            <WhoseTurn of={open} seenBy="school" />
            {open.reason ? <Reason text={open.reason} /> : null}
            <div className="mt-3 border-t border-line empty:hidden">
              <FactList of={open} />
            </div>
          </div>
        ) : null}
      </RowPanel>
    </div>
  )
}
