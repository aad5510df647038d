import { useT } from '#lib/i18n.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from './text-link.tsx'
import type { PersonPage } from './user-page.data.ts'

/** Whom a mentor looks after: classes first, then single students. */
export function MentorCard({ person: { id, held, can } }: { person: PersonPage }) {
  const t = useT('users')
  return (
    <Card
      title={t('mentor.title')}
      aside={can.updateUser ? <TextLink to={`/mentorships/${id}/hand_over`}>{t('mentor.handOver')}</TextLink> : null}
    >
      <ul className="flex flex-wrap gap-x-5">
        {held.map(({ id: key, groupId, studentId, name }) => (
          <li key={key} className="text-ui">
            <TextLink to={groupId ? `/groups/${groupId}` : `/users/${studentId}`}>
              {groupId ? t('mentor.group', { name }) : name}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
