import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { KeyHints } from '#ui/key-hints.tsx'
import { QueueList } from '#ui/queue-list.tsx'
import type { QueueKeys } from '#ui/use-queue-keys.ts'
import type { Report, Tab } from '../self-found.server.ts'

type Props = { reports: Report[]; currentId: string; tab: Tab; keys: QueueKeys }

/** Longest waiting first. */
export function ReportList({ reports, currentId, tab, keys }: Props) {
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
