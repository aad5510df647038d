import { Form, Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { X } from '#ui/icons.tsx'
import type { Held, MentorRow } from './mentorships.data.ts'

/** Which classes and single students one mentor has, each with a way to end it. */
export function HeldPanel({ row: { name, email, held } }: { row: MentorRow }) {
  const t = useT('mentorships')
  return (
    <div className="mt-4">
      <p className="text-ui break-words text-muted">{email}</p>
      {held.length === 0 ? <p className="mt-4 text-ui">{t('nobody')}</p> : null}
      <div className="mt-3">
        <HeldList held={held} endedFor={name} />
      </div>
    </div>
  )
}

/** Without `endedFor`, the mentor whom it can be ended for, it is only to look at. */
export function HeldList({ held, endedFor }: { held: Held[]; endedFor?: string }) {
  const t = useT('mentorships')
  return (
    <ul className="divide-y divide-line">
      {held.map((each) => (
        <li key={each.id} className="flex min-h-12 items-center gap-2">
          <Link
            to={each.groupId ? `/groups/${each.groupId}` : `/users/${each.studentId}`}
            className="min-w-0 flex-1 truncate py-2 font-medium no-underline hover:underline"
          >
            {each.groupId ? t('class', { name: each.name }) : each.name}
          </Link>
          {endedFor === undefined ? null : (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="mentorshipId" value={each.id} />
              <button
                type="submit"
                aria-label={t('removeOne', { name: each.name, mentor: endedFor })}
                className="grid size-11 place-items-center rounded-control text-ink2 hover:bg-sunken"
              >
                <X className="size-5" />
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}
