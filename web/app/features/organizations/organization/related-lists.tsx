import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { internshipMarks } from '#app/features/internships/internship-marks.ts'
import { VacancyStatusPill } from '#app/features/vacancies/vacancy-status.tsx'
import { dateText, numberText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ChevronRight, Plus } from '#ui/icons.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import type { OrganizationPage } from './organization.server.ts'

/** A list with a heading; every line leads to its own page. */
function Section({ title, count, aside, none, children }: SectionProps) {
  const locale = useLocale()
  const t = useT('organizations')
  return (
    <section>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-h2">{title}</h2>
        {count > 0 ? <span className="text-ui text-muted tabular-nums">{numberText(count, locale)}</span> : null}
        {aside ? <div className="ml-auto">{aside}</div> : null}
      </div>
      {count > 0 ? (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">{children}</ul>
      ) : (
        <p className="mt-3 text-ui text-muted">{none}</p>
      )}
      {count > MOST ? <p className="mt-2 text-sm text-muted">{t('show.first', { count: MOST })}</p> : null}
    </section>
  )
}
type SectionProps = { title: string; count: number; aside?: ReactNode; none: string; children: ReactNode }
const MOST = 25

type LineProps = { to?: string; title: string; text: string; mark?: ReactNode; before?: ReactNode }
function Line({ to, title, text, mark, before }: LineProps) {
  const name = 'block font-semibold break-words'
  return (
    <li className="relative flex min-h-16 items-center gap-4 px-5 py-2.5 first:rounded-t-card last:rounded-b-card has-[a:hover]:bg-sunken">
      {before}
      <div className="min-w-0 flex-1">
        {to ? (
          <Link to={to} className={`${name} text-ink no-underline after:absolute after:inset-0`}>
            {title}
          </Link>
        ) : (
          <span className={name}>{title}</span>
        )}
        {text ? <span className="block text-sm break-words text-muted">{text}</span> : null}
      </div>
      {mark}
      {to ? <ChevronRight className="size-5 shrink-0 text-muted" /> : null}
    </li>
  )
}

type Vacancies = Pick<OrganizationPage, 'vacancies'> & { isClosing: boolean }

/** An organization that stops keeps its vacancies, but nobody sees them any more. */
export function VacancyList({ vacancies, isClosing }: Vacancies) {
  const t = useT('organizations')
  const isHidden = (status: string) => isClosing && (status === 'published' || status === 'full')
  return (
    <Section title={t('show.vacancies')} count={vacancies.length} none={t('show.noVacancies')}>
      {vacancies.map(({ id, title, status, places }) => (
        <Line
          key={id}
          to={status === 'published' && !isHidden(status) ? `/stagebank/${id}` : undefined}
          title={title}
          text={t(places === 1 ? 'show.place' : 'show.places', { count: places })}
          mark={
            isHidden(status) ? (
              <StatusPill status="skip">{t('vacancyStatuses.hidden')}</StatusPill>
            ) : (
              <VacancyStatusPill status={status} />
            )
          }
        />
      ))}
    </Section>
  )
}

type InternshipProps = { internships: OrganizationPage['internships']; count: number }
export function InternshipList({ internships, count }: InternshipProps) {
  const t = useT('organizations')
  const locale = useLocale()
  const title = internships.some(({ isVolunteer }) => isVolunteer) ? 'show.withVolunteers' : 'show.internships'
  return (
    <Section title={t(title)} count={count} none={t('show.noInternships')}>
      {internships.map(({ id, title: place, status, student, isVolunteer, startDate, endDate }) => {
        const dates = [startDate, endDate].flatMap((date) => (date ? [dateText(date, locale, 'full')] : []))
        return (
          <Line
            key={id}
            title={student || place}
            text={[isVolunteer && t('show.volunteer'), student && place, dates.join(' – ')].filter(Boolean).join(', ')}
            before={student ? <Avatar name={student} className="size-9 text-sm max-sm:hidden" /> : null}
            mark={
              <StatusPill status={internshipMarks[status]}>
                {t(isVolunteer && status === 'running' ? 'show.takesPart' : `internshipStatuses.${status}`)}
              </StatusPill>
            }
          />
        )
      })}
    </Section>
  )
}

type PeopleProps = { people: OrganizationPage['people']; organizationId: string }
export function PeopleList({ people, organizationId }: PeopleProps) {
  const t = useT('organizations')
  const roleText = useT('users')
  return (
    <Section
      title={t('show.people')}
      count={people.length}
      none={t('show.noPeople')}
      aside={
        <ButtonLink to={`/users/add?organization=${organizationId}`} look="outline" size="md" className="min-h-11">
          <Plus className="size-4.5" />
          {t('show.addPerson')}
        </ButtonLink>
      }
    >
      {people.map(({ id, name, email, status, roles }) => (
        <Line
          key={id}
          to={`/users/${id}`}
          title={name}
          text={[roles.map((role) => roleText(role)).join(', '), email].filter(Boolean).join(', ')}
          before={<Avatar name={name} className="size-9 text-sm max-sm:hidden" />}
          mark={status === 'active' ? null : <StatusPill status="todo">{t(`userStatuses.${status}`)}</StatusPill>}
        />
      ))}
    </Section>
  )
}
