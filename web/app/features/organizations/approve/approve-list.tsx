import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { KeyHints } from '#ui/key-hints.tsx'
import { QueueList } from '#ui/queue-list.tsx'
import type { QueueKeys } from '#ui/use-queue-keys.ts'
import { OrganizationLogo } from '../organization-name.tsx'
import type { Queue } from './approve.server.ts'

type Props = { waiting: Queue['waiting']; currentId: string; keys: QueueKeys }

/** Oldest first: whoever waits longest is up. */
export function ApproveList({ waiting, currentId, keys }: Props) {
  const t = useT('organizations')
  const locale = useLocale()
  return (
    <QueueList
      label={t('approve.list')}
      currentId={currentId}
      cases={waiting.map(({ id, name, city, type, createdAt }) => ({
        id,
        to: `/organizations/approve?id=${id}`,
        picture: <OrganizationLogo type={type} logoId={null} className="size-9 max-sm:hidden" />,
        name,
        text: [city, dateText(createdAt, locale)].filter(Boolean).join(', '),
      }))}
    >
      <KeyHints keys={keys} say={(answer) => t(`approve.keys.${answer}`)} />
    </QueueList>
  )
}
