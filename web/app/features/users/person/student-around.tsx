import { ApplicationStatusPill } from '#app/features/applications/application/application-status.tsx'
import { UndeliveredReason } from '#app/features/inbound-mail/undelivered.tsx'
import { stepName } from '#app/features/standings/standing-facts.ts'
import { dateNear, dateText, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { UndeliveredWhy } from '#protocol/features/inbound-mail.ts'
import type { CourseStep } from '#protocol/features/standings.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Card } from '#ui/card.tsx'
import { CourseLine, type Station } from '#ui/course-line.tsx'
import { Flag } from '#ui/flag.tsx'
import { Mail, Phone } from '#ui/icons.tsx'
import { TextLink } from './text-link.tsx'
import type { PersonPage, StudentPart } from './user-page.data.ts'

const states: Partial<Record<CourseStep['status'], Station['state']>> = {
  approved: 'done',
  skipped: 'skip',
  upcoming: 'todo',
}

/** The route of one student, step by step. */
export function RouteCard({ course }: { course: readonly CourseStep[] }) {
  const t = useT('users')
  const locale = useLocale()
  const now = today()
  const stations = course.map((step, index): Station => {
    const state = states[step.status] ?? 'now'
    const note =
      step.dueOn && state !== 'done' && state !== 'skip'
        ? t('now.due', { date: dateNear(step.dueOn, locale, now) })
        : ''
    return { id: String(index), label: stepName(step, locale), note, state }
  })
  if (stations.length === 0) return null
  const at = stations.findIndex(({ state }) => state === 'now')
  const rest = stations.filter(({ state }) => state === 'todo').map(({ label }) => label)
  return (
    <Card label={t('now.course')} className="md:px-8">
      <CourseLine
        stations={stations}
        words={{
          label: t('now.course'),
          step: t('now.step', { step: at < 0 ? stations.length : at + 1, steps: stations.length }),
          rest: rest.length > 0 ? t('now.after', { rest: rest.join(', ') }) : '',
        }}
      />
    </Card>
  )
}

const round =
  'grid size-11 shrink-0 place-items-center rounded-full border border-line2 text-ink2 no-underline hover:bg-sunken'
type Contact = {
  name: string
  what: string
  email?: string | null
  phone?: string | null
  undelivered?: UndeliveredWhy | null
}

/** Whom one calls about a student: themselves, at home, at the host. */
export function ContactCard({ person, student }: { person: PersonPage; student: StudentPart }) {
  const t = useT('users')
  const contacts: Contact[] = [
    { name: person.name, what: t('now.contact.student'), email: person.email, phone: person.phoneNumber },
    ...(student.profile?.guardians ?? []).map(({ name, email, ...guardian }) => ({
      ...{ name: name || email || '', what: t('now.contact.guardian'), email, ...guardian },
    })),
    ...(student.contact
      ? [{ ...student.contact, what: t('now.contact.host', { host: student.standing?.place?.host ?? '' }) }]
      : []),
    ...student.mentors.map(({ name, through }) => ({
      name,
      what: through ? t('now.contact.mentorOf', { group: through }) : t('now.contact.mentor'),
    })),
  ]
  return (
    <Card title={t('now.contact.title')}>
      <ul>
        {contacts.map(({ name, what, email, phone, undelivered }) => (
          <li key={`${name} ${what}`} className="flex items-center gap-3 border-line py-2.5 not-first:border-t">
            <Avatar name={name} className="size-9 shrink-0 text-micro" />
            <span className="min-w-0 flex-1">
              <span className="block text-ui font-semibold break-words">{name}</span>
              <span className="block text-sm text-muted">{what}</span>
              {undelivered ? <UndeliveredReason why={undelivered} todo={null} /> : null}
            </span>
            {phone ? (
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={t('now.call', { name })} className={round}>
                <Phone className="size-5" />
              </a>
            ) : null}
            {email ? (
              <a href={`mailto:${email}`} aria-label={t('now.mail', { name })} className={round}>
                <Mail className="size-5" />
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What the student asked for, newest first. */
export function ApplicationsCard({ applications }: { applications: StudentPart['applications'] }) {
  const t = useT('users')
  const locale = useLocale()
  return (
    <Card title={t('now.applications')}>
      {applications.length === 0 ? <p className="text-ui text-muted">{t('now.noApplications')}</p> : null}
      <ul>
        {applications.map(({ id, status, createdAt, title, sector, host }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-line py-2.5 not-first:border-t">
            <Flag sector={sector} className="size-9 shrink-0 rounded-tile" />
            <span className="min-w-0 flex-1 basis-40">
              <TextLink to={`/aanmeldingen/${id}`}>{host}</TextLink>
              <span className="block text-sm text-muted">
                {[title, dateText(createdAt, locale)].filter(Boolean).join(', ')}
              </span>
            </span>
            <ApplicationStatusPill status={status} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
