import { Link } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { nextAfter } from '#lib/next-in-queue.ts'
import type { SelfFoundMatches } from '#protocol/features/self-found.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ClipboardCheck, Plus } from '#ui/icons.tsx'
import { KeyHints } from '#ui/key-hints.tsx'
import { QueueList } from '#ui/queue-list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { currentTab, tabBar, tabLink } from '#ui/tab-looks.ts'
import { type QueueKeys, useQueueKeys } from '#ui/use-queue-keys.ts'
import type { ListedReport, Report, Tab } from '../self-found.server.ts'
import type { DecisionAnswer } from '../self-found.tsx'
import { QueueDetail } from './queue-detail.tsx'

type Props = {
  queue: {
    tab: Tab
    hasDecided: boolean
    reports: ListedReport[]
    records: number
    current: Report | null
    matches: SelfFoundMatches | null
    birthDate: string | null
  }
  answer?: DecisionAnswer
}

const tabs = ['waiting', 'sent_back', 'approved', 'refused'] as const

/** What students found, one at a time beside the list, so that one decides about what one sees. */
export function Queue({ queue: { tab, hasDecided, reports, records, current, matches, birthDate }, answer }: Props) {
  const t = useT('self-found')
  const keys = useQueueKeys()
  const own = answer && answer.id === current?.id ? answer : undefined
  return (
    <div className="wrap-wide py-6 md:py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h1">{t('title')}</h1>
          <p className="mt-1 max-w-[60ch] text-ui text-muted">
            {tab === 'waiting' && records > 0
              ? t(records === 1 ? 'queue.leadOne' : 'queue.lead', { count: records })
              : t('queue.leadAny')}
          </p>
        </div>
        <ButtonLink to="/zelfgevonden/melden" look="outline">
          <Plus className="size-5" />
          {t('queue.add')}
        </ButtonLink>
      </div>
      <nav aria-label={t('queue.tabs')} className={`mt-5 ${tabBar}`}>
        {tabs.map((each) => (
          <Link
            key={each}
            to={`/zelfgevonden?status=${each}`}
            aria-current={each === tab ? 'page' : undefined}
            className={`${tabLink} ${currentTab}`}
          >
            {t(`states.${each}`)}
          </Link>
        ))}
      </nav>
      {current && matches ? (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          {reports.length > 0 ? (
            <ReportList reports={reports} currentId={current.id} tab={tab} keys={keys} />
          ) : (
            <p className="text-ui text-muted">{t(`queue.empty.${tab}`)}</p>
          )}
          <QueueDetail
            key={current.id}
            report={current}
            matches={matches}
            birthDate={birthDate}
            nextId={nextAfter(reports, current.id)}
            isNew={hasDecided}
            isChanged={own?.isChanged}
            reason={own?.reason}
            errors={own?.errors}
          />
        </div>
      ) : (
        <Card className="mt-6">
          <EmptyState icon={ClipboardCheck} title={t(`queue.empty.${tab}`)} text={t('queue.emptyText')} />
        </Card>
      )}
    </div>
  )
}

type ListProps = { reports: ListedReport[]; currentId: string; tab: Tab; keys: QueueKeys }

/** Longest waiting first. */
function ReportList({ reports, currentId, tab, keys }: ListProps) {
  const t = useT('self-found')
  const locale = useLocale()
  return (
    <QueueList
      label={t('queue.list')}
      currentId={currentId}
      cases={reports.map(({ id, student, name, createdAt }) => ({
        id,
        to: `/zelfgevonden?${new URLSearchParams({ status: tab, id })}`,
        picture: <Avatar name={student} className="size-9 text-sm max-sm:hidden" />,
        name: student,
        text: [name, dateText(createdAt, locale)].join(', '),
      }))}
    >
      {tab === 'waiting' ? <KeyHints keys={keys} say={(answer) => t(`queue.keys.${answer}`)} /> : null}
    </QueueList>
  )
}
