import { Form, Link } from 'react-router'
import { BlockCell } from '#app/features/standings/block-cell.tsx'
import { CourseDots } from '#app/features/standings/course-dots.tsx'
import type { StandingInRow } from '#app/features/standings/standings.data.ts'
import { dateText, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { ArrowRightLeft, UserMinus } from '#ui/icons.tsx'
import type { Member } from './groups.data.ts'

const tool =
  'inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-control px-2 text-sm font-medium whitespace-nowrap text-ink2 sm:px-3 no-underline hover:bg-sunken'

type Standing = { standing: StandingInRow | null }
type Props = { group: { id: string; canMove: boolean }; members: (Member & Standing)[] }

/** Everybody in the class by last name: where they are, what stands in the way; and one can move them or take them out. */
export function MemberList({ group, members }: Props) {
  const t = useT('groups')
  const locale = useLocale()
  const now = today()
  return (
    <ul className="divide-y divide-line">
      {members.map(({ id, studentId, name, startedOn, standing }) => (
        <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-3 py-1">
          <Avatar name={name} />
          <div className="min-w-0 flex-1">
            <Link
              to={`/users/${studentId}`}
              className="block w-fit max-w-full py-1.5 break-words font-medium no-underline hover:underline"
            >
              {name}
            </Link>
            {standing ? <StandingOf name={name} standing={standing} /> : null}
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

function StandingOf({ name, standing }: { name: string; standing: StandingInRow }) {
  const t = useT('standings')
  return (
    <div className="grid items-start gap-x-6 gap-y-1 pb-2 text-ui md:grid-cols-[minmax(0,1fr)_7rem_minmax(0,1.6fr)]">
      <span className={`truncate ${standing.place ? 'text-ink2' : 'text-errink'}`}>
        {standing.place ? standing.place.host || standing.place.title : t('noPlace')}
      </span>
      <CourseDots course={standing.course} hasName={false} />
      <BlockCell standing={standing} name={name} canRemind />
    </div>
  )
}
