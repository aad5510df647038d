import { Form, Link } from 'react-router'
import { dateText, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { ArrowRightLeft, UserMinus } from '#ui/icons.tsx'
import type { Member } from './groups.data.ts'

const tool =
  'inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-control px-2 text-sm font-medium whitespace-nowrap text-ink2 sm:px-3 no-underline hover:bg-sunken'

/** Everybody in the class by last name, with the two things one does with them: move, or take out. */
export function MemberList({ group, members }: { group: { id: string; canMove: boolean }; members: Member[] }) {
  const t = useT('groups')
  const locale = useLocale()
  const now = today()
  return (
    <ul className="divide-y divide-line">
      {members.map(({ id, studentId, name, startedOn }) => (
        <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-3 py-1">
          <Avatar name={name} />
          <div className="min-w-0 flex-1">
            <Link
              to={`/users/${studentId}`}
              className="block w-fit max-w-full py-1.5 break-words font-medium no-underline hover:underline"
            >
              {name}
            </Link>
            {startedOn > now ? (
              <Badge tone="info">{t('members.from', { date: dateText(startedOn, locale, 'full') })}</Badge>
            ) : null}
          </div>
          {group.canMove ? (
            // Below the name on a phone: beside it there is no room to say what they do.
            <div className="flex max-sm:w-full max-sm:pl-10">
              <Link
                to={`/students/${studentId}/assign_group?${new URLSearchParams({ terug: `/groups/${group.id}` })}`}
                aria-label={t('members.moveOne', { name })}
                className={tool}
              >
                <ArrowRightLeft className="size-5 max-sm:hidden" />
                {t('members.move')}
              </Link>
              <Form method="post">
                <input type="hidden" name="studentId" value={studentId} />
                <input type="hidden" name="startsOn" value={startedOn > now ? startedOn : ''} />
                <button type="submit" aria-label={t('members.removeOne', { name })} className={tool}>
                  <UserMinus className="size-5 max-sm:hidden" />
                  {t('members.remove')}
                </button>
              </Form>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
