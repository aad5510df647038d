import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import type { Member } from './groups.data.ts'

/** Who left the class, and when; moving never takes somebody out of the books. */
export function PastMembers({ members }: { members: Member[] }) {
  const t = useT('groups')
  const locale = useLocale()
  return (
    <Card title={t('past.title')}>
      <ul className="grid gap-2.5">
        {members.map(({ id, name, startedOn, endedOn }) => (
          <li key={id}>
            <p className="font-medium">{name}</p>
            <p className="text-sm text-muted">
              {t(endedOn ? 'history.fromTo' : 'history.since', {
                from: dateText(startedOn, locale, 'full'),
                to: endedOn ? dateText(endedOn, locale, 'full') : '',
              })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
