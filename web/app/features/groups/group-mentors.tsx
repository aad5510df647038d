import { Form } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { X } from '#ui/icons.tsx'

type Mentor = { id: string; name: string; canDelete: boolean }

export function GroupMentors({ mentors }: { mentors: Mentor[] }) {
  const t = useT('groups')
  if (mentors.length === 0) return <p className="text-ui text-muted">{t('mentors.none')}</p>
  return (
    <ul className="grid gap-1">
      {mentors.map(({ id, name, canDelete }) => (
        <li key={id} className="flex min-h-11 items-center gap-3">
          <Avatar name={name} />
          <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
          {canDelete ? (
            <Form method="post">
              <input type="hidden" name="mentorshipId" value={id} />
              <button
                type="submit"
                aria-label={t('mentors.removeOne', { name })}
                className="grid size-11 place-items-center rounded-control text-ink2 hover:bg-sunken"
              >
                <X className="size-5" />
              </button>
            </Form>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
