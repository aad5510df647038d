import { Link } from 'react-router'
import { QueuePage } from '#app/features/queue/queue-page.tsx'
import { useT } from '#lib/i18n.tsx'
import { nextAfter } from '#lib/next-in-queue.ts'
import type { SelfFoundMatches } from '#protocol/features/self-found.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Plus } from '#ui/icons.tsx'
import { currentTab, tabBar, tabLink } from '#ui/tab-looks.ts'
import { type Tab, tabs } from '../report-tabs.ts'
import type { ListedReport, Report } from '../self-found.server.ts'
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
  }
  answer?: DecisionAnswer
}

/** What students found, one at a time beside the list, so that one decides about what one sees. */
export function Queue({ queue: { tab, hasDecided, reports, records, current, matches }, answer }: Props) {
  const t = useT('self-found')
  const own = answer && answer.id === current?.id ? answer : undefined
  const listPath = tab === 'waiting' ? '/zelfgevonden' : `/zelfgevonden?status=${tab}`
  return (
    <QueuePage
      kind="selfFound"
      records={records}
      currentId={current?.id}
      isOver={tab !== 'waiting'}
      listPath={listPath}
      cases={reports.map(({ id, student, name, createdAt }) => ({
        id,
        to: `/zelfgevonden?${new URLSearchParams({ status: tab, id })}`,
        picture: <Avatar name={student} className="size-10 text-sm" />,
        name: student,
        text: name,
        since: createdAt,
      }))}
      tools={<States tab={tab} />}
      empty={{ title: t(`queue.empty.${tab}`), text: t('queue.emptyText') }}
      below={
        <ButtonLink to="/zelfgevonden/melden" look="outline" size="md" className="min-h-11 justify-self-start">
          <Plus className="size-5" />
          {t('queue.add')}
        </ButtonLink>
      }
    >
      {current && matches ? (
        <QueueDetail
          key={current.id}
          report={current}
          matches={matches}
          nextId={nextAfter(reports, current.id)}
          isNew={hasDecided}
          isChanged={own?.isChanged}
          reason={own?.reason}
          errors={own?.errors}
        />
      ) : null}
    </QueuePage>
  )
}

/** What waits, and what became of the others. */
function States({ tab }: { tab: Tab }) {
  const t = useT('self-found')
  return (
    <nav aria-label={t('queue.tabs')} className={tabBar}>
      {tabs.map((each) => (
        <Link
          key={each}
          to={each === 'waiting' ? '/zelfgevonden' : `/zelfgevonden?status=${each}`}
          aria-current={each === tab ? 'page' : undefined}
          className={`${tabLink} ${currentTab}`}
        >
          {t(`states.${each}`)}
        </Link>
      ))}
    </nav>
  )
}
