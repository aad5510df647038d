import { Link } from 'react-router'
import { useT, useWords } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import type { QueueName } from '#protocol/generated/queues.ts'
import { countText } from '#ui/icon-link.tsx'
import { queuesOf } from './collect-queues.ts'

/** The kinds that one decides about, each with how many wait. */
export function QueueTabs({ current }: { current: QueueName }) {
  const t = useT('queue')
  const say = useWords()
  const { session } = useRoot()
  if (!session) return null
  const kinds = queuesOf(session)
  if (kinds.length < 2) return null
  return (
    <nav aria-label={t('kinds')}>
      <ul className="grid grid-cols-2 gap-x-2 gap-y-1">
        {kinds.map(({ name, feature, label, path, icon: Icon }) => (
          <li key={name}>
            <Link
              to={path}
              aria-current={name === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-1.5 rounded-control px-2 text-ui font-semibold text-ink2 no-underline hover:bg-sunken hover:text-ink aria-[current]:bg-primarysoft aria-[current]:text-primaryink"
            >
              <Icon className="size-5 shrink-0" />
              <span className="min-w-0 flex-1 truncate">{say(`${feature}.${label}`)}</span>
              <span className="num text-sm">{countText(session.waiting[name] ?? 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
