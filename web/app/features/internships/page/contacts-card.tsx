import { UndeliveredReason } from '#app/features/inbound-mail/undelivered.tsx'
import { useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Card } from '#ui/card.tsx'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { Mail, Phone } from '#ui/icons.tsx'
import type { InternshipPage } from './internship.data.ts'

/** Whom to call or mail about it. Oneself one need not call. */
export function ContactsCard({ of: { contacts, isOwn, mentors } }: { of: InternshipPage }) {
  const t = useT('internships')
  const people = contacts.filter(({ part }) => !(isOwn && part === 'trainee'))
  const all = [
    ...people,
    ...mentors.map((name) => ({
      key: `mentor ${name}`,
      part: 'mentor',
      name,
      email: null,
      phone: null,
      undelivered: null,
    })),
  ]
  if (all.length === 0) return null
  return (
    <Card title={t('contacts.title')}>
      <ul>
        {all.map(({ key, part, name, email, phone, undelivered }) => (
          <li key={key} className="flex items-center gap-3 border-line py-2.5 not-first:border-t">
            <Avatar name={name} className="size-10 shrink-0 text-sm" />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-ui font-semibold">{name}</span>
              <span className="block text-sm text-muted">{t(`contacts.${part}`)}</span>
              {undelivered ? <UndeliveredReason why={undelivered} todo={null} /> : null}
            </span>
            {phone ? (
              <Reach to={`tel:${phone.replace(/[^+\d]/g, '')}`} label={t('contacts.call', { name })} icon={Phone} />
            ) : null}
            {email ? <Reach to={`mailto:${email}`} label={t('contacts.mail', { name })} icon={Mail} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Reach({ to, label, icon: Icon }: { to: string; label: string; icon: IconDrawing }) {
  return (
    <a
      href={to}
      aria-label={label}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-line2 text-ink2 hover:bg-sunken"
    >
      <Icon className="size-5" />
    </a>
  )
}
