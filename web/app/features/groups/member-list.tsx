import { ArrowRightLeft, UserMinus } from 'lucide-react'
import { Form, Link } from 'react-router'
import { dateText, today } from '../../lib/dates.ts'
import { useLocale, useT } from '../../lib/i18n.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Member } from './groups.data.ts'

const tool =
  'inline-flex size-11 shrink-0 items-center justify-center gap-2 rounded-control text-sm font-medium text-ink2 no-underline hover:bg-sunken md:w-auto md:px-3'

/** Everybody in the class by last name, with the two things one does with them: move, or take out. */
export function MemberList({ group, members }: { group: { id: string; canMove: boolean }; members: Member[] }) {
  const t = useT('groups')
  const locale = useLocale()
  const now = today()
  return (
    <ul className="divide-y divide-line">
      {members.map(({ id, studentId, name, startedOn }) => (
        <li key={id} className="flex min-h-14 items-center gap-3 py-1">
          <Avatar name={name} />
          <div className="min-w-0 flex-1">
            <Link
              to={`/users/${studentId}`}
              className="block w-fit max-w-full truncate py-1.5 font-medium no-underline hover:underline"
            >
              {name}
            </Link>
            {startedOn > now ? (
              <Badge tone="info">{t('members.from', { date: dateText(startedOn, locale, 'full') })}</Badge>
            ) : null}
          </div>
          {group.canMove ? (
            <>
              <Link
                to={`/students/${studentId}/assign_group?${new URLSearchParams({ terug: `/groups/${group.id}` })}`}
                aria-label={t('members.moveOne', { name })}
                className={tool}
              >
                <ArrowRightLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />
                <span className="max-md:hidden">{t('members.move')}</span>
              </Link>
              <Form method="post">
                <input type="hidden" name="studentId" value={studentId} />
                <button type="submit" aria-label={t('members.removeOne', { name })} className={tool}>
                  <UserMinus aria-hidden="true" className="size-5" strokeWidth={1.75} />
                  <span className="max-md:hidden">{t('members.remove')}</span>
                </button>
              </Form>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
