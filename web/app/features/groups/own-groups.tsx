import { Link } from 'react-router'
import { numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { UserRound } from '#ui/icons.tsx'
import type { GroupRow } from './groups.data.ts'

/** The classes that a mentor looks after: what they came for stands first. */
export function OwnGroups({ groups }: { groups: GroupRow[] }) {
  const t = useT('groups')
  const locale = useLocale()
  return (
    <Card title={t('own.title')}>
      {groups.length === 0 ? <p className="text-ui text-muted">{t('own.none')}</p> : null}
      <ul className="divide-y divide-line">
        {groups.map(({ id, name, level, studentCount }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-3 py-1">
            <Link to={`/groups/${id}`} className="py-2 font-semibold underline-offset-3 hover:underline">
              {name}
            </Link>
            <span className="text-ui text-muted">{level}</span>
            <span className="ml-auto inline-flex items-center gap-1.5 text-ui text-muted tabular-nums">
              <UserRound className="size-4" />
              {t(studentCount === 1 ? 'own.countOne' : 'own.count', { count: numberText(studentCount, locale) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
