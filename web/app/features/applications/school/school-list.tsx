import { useMemo } from 'react'
import { ListPage, type PanelProps } from '#app/features/lists/list-page.tsx'
import { useT } from '#lib/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Send } from '#ui/icons.tsx'
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
export function SchoolList({ data }: { data: SchoolData }) {
  const { choices } = data
  const t = useT('applications')
  const table = useMemo(() => schoolTable(choices), [choices])
  const action = <ButtonLink to="/stagebank">{t('school.empty.action')}</ButtonLink>
  return (
    <ListPage<SchoolApplication>
      words="applications"
      say={{
        title: t('school.title'),
        lead: t('school.lead'),
        search: t('school.search'),
        empty: { title: t('school.empty.title'), text: t('school.empty.text') },
      }}
      tableWords={namedWords(
        { group: choices.groups.known, mentor: choices.mentors.known, period: choices.periods.known },
        t,
      )}
      table={table}
      found={data}
      nameOf={({ student }) => student.name}
      hrefOf={({ id }) => `/aanmeldingen/${id}`}
      empty={{ icon: Send, action }}
      panel={(row) => <ApplicationPanel {...row} />}
    >
      <div className="mt-5">
        <SchoolTabs />
      </div>
    </ListPage>
  )
}

function ApplicationPanel({ row: of, ...props }: PanelProps<SchoolApplication>) {
  const t = useT('applications')
  return (
    <RowPanel<SchoolApplication>
      {...props}
      row={of}
      title={of?.student.name ?? ''}
      footer={
        <ButtonLink to={`/aanmeldingen/${of?.id}`} className="w-full">
          {t('school.open')}
        </ButtonLink>
      }
    >
      {of ? (
        <div className="mt-3">
          <ApplicationStatusPill status={of.status} endedWithVacancy={of.endedWithVacancy} />
          <p className="mt-3 text-ui font-semibold">{of.vacancy.title ?? t('gone')}</p>
          <p className="mb-3 text-ui text-muted">{[of.host.name, of.vacancy.city].filter(Boolean).join(', ')}</p>
          <WhoseTurn of={of} seenBy="school" />
          {of.reason ? <Reason text={of.reason} /> : null}
          <div className="mt-3 border-t border-line empty:hidden">
            <FactList of={of} />
          </div>
        </div>
      ) : null}
    </RowPanel>
  )
}
