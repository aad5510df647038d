import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Flag } from '#ui/flag.tsx'
import { KeyHints } from '#ui/key-hints.tsx'
import { QueueList } from '#ui/queue-list.tsx'
import type { QueueKeys } from '#ui/use-queue-keys.ts'
import type { Queue } from './review.server.ts'

type Props = { waiting: Queue['waiting']; currentId: string; keys: QueueKeys }

/** Oldest first: whoever waits longest is up. */
export function ReviewList({ waiting, currentId, keys }: Props) {
  const t = useT('vacancies')
  const locale = useLocale()
  return (
    <QueueList
      label={t('review.list')}
      currentId={currentId}
      cases={waiting.map(({ id, title, host, sector, createdAt }) => ({
        id,
        to: `/vacancies/review?id=${id}`,
        picture: <Flag sector={sector} className="size-8 rounded-full" />,
        name: title,
        text: `${host}, ${dateText(createdAt, locale)}`,
      }))}
    >
      <KeyHints keys={keys} say={(answer) => t(`keys.${answer}`)} />
    </QueueList>
  )
}
