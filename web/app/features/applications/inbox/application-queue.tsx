import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { KeyHints } from '#ui/key-hints.tsx'
import { Pager } from '#ui/pager.tsx'
import { QueueList } from '#ui/queue-list.tsx'
import type { QueueKeys } from '#ui/use-queue-keys.ts'
import { ApplicationStatusPill } from '../application/application-status.tsx'
import type { Queue } from './inbox.server.ts'

type Props = {
  queue: Queue
  label: string
  /** The same list with something else in its address. */
  to(change: Record<string, string>): string
  keys: QueueKeys
  /** Where the list holds several kinds. */
  hasStatus?: boolean
}

/** Oldest first: whoever waits longest is up. */
export function ApplicationQueue({ queue: { rows, current, page, last }, label, to, keys, hasStatus = false }: Props) {
  const t = useT('applications')
  const locale = useLocale()
  return (
    <QueueList
      label={label}
      currentId={current?.id}
      isAlone
      cases={rows.map(({ id, student, vacancy, createdAt, status, endedWithVacancy }) => ({
        id,
        to: to({ id }),
        picture: <Avatar name={student.name} className="size-10 text-sm" />,
        name: student.name,
        text: vacancy.title ?? t('gone'),
        aside: hasStatus ? (
          <span className="flex flex-col items-end gap-1">
            <ApplicationStatusPill status={status} endedWithVacancy={endedWithVacancy} />
            {dateText(createdAt, locale)}
          </span>
        ) : (
          dateText(createdAt, locale)
        ),
      }))}
    >
      <div className="mt-3 empty:hidden">
        <Pager page={page} last={last} to={(number) => to({ page: String(number), id: '' })} />
      </div>
      <KeyHints keys={keys} say={(answer) => t(`keys.${answer}`)} undo={t('keys.undo')} />
    </QueueList>
  )
}
