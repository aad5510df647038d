import { useDayNames } from '#app/features/applications/application/use-day-names.ts'
import { internshipMarks } from '#app/features/internships/internship-marks.ts'
import { dateText, today } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { Facts } from './facts.tsx'
import { TextLink } from './text-link.tsx'
import type { StudentPart } from './user-page.data.ts'

/** What the school knows of a student: who to call, which class, whose mentor, which internship. */
export function StudentCards({ id, student }: { id: string; student: StudentPart }) {
  const t = useT('users')
  const { profile } = student
  return (
    <>
      {profile ? <ProfileCard profile={profile} /> : null}
      <ClassCard id={id} student={student} />
      <InternshipCard title={t('student.internships')} internships={student.internships} />
    </>
  )
}

function ProfileCard({ profile }: { profile: NonNullable<StudentPart['profile']> }) {
  const t = useT('users')
  const locale = useLocale()
  const dayNames = useDayNames()
  const { facts, guardians, interests, weekdays, accessNeeds, isMinor } = profile
  return (
    <Card title={t('student.title')}>
      <Facts
        facts={[
          [t('fields.studentNumber'), facts.studentNumber],
          [
            t('fields.birthDate'),
            facts.birthDate ? (
              <span key="birth" className="flex flex-wrap items-center gap-2">
                {dateText(facts.birthDate, locale, 'full')}
                {isMinor ? <Badge>{t('student.minor')}</Badge> : null}
              </span>
            ) : null,
          ],
          [t('fields.levelId'), facts.level],
          [t('fields.postalCode'), facts.postalCode],
          [t('fields.weekdays'), dayNames(weekdays)],
          [
            t(facts.departedOn && facts.departedOn > today() ? 'student.departing' : 'student.departed'),
            facts.departedOn ? dateText(facts.departedOn, locale, 'full') : null,
          ],
          [t('fields.accessNeeds'), accessNeeds],
          [
            t('fields.interestIds'),
            interests.length > 0 ? (
              <span key="interests" className="flex flex-wrap gap-1.5">
                {interests.map((name) => (
                  <Badge key={name} tone="primary">
                    {name}
                  </Badge>
                ))}
              </span>
            ) : null,
          ],
        ]}
      />
      <h3 className="mt-5 mb-1 text-h4">{t('student.guardians')}</h3>
      {guardians.length === 0 ? <p className="text-ui text-muted">{t('student.noGuardians')}</p> : null}
      <ul>
        {guardians.map(({ name, email, phone }, index) => (
          <li key={`${index}-${email}`} className="border-line py-2 text-ui not-first:border-t">
            <span className="block font-medium">{name}</span>
            <span className="flex flex-wrap gap-x-4 text-muted">
              {email ? <TextLink href={`mailto:${email}`}>{email}</TextLink> : null}
              {phone ? <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink> : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ClassCard({ id, student: { classes, mentors, profile } }: { id: string; student: StudentPart }) {
  const t = useT('users')
  const locale = useLocale()
  return (
    <Card
      title={t('student.classes')}
      aside={
        profile?.canAssign ? (
          <TextLink to={`/students/${id}/assign_group?terug=/users/${id}`}>{t('student.assign')}</TextLink>
        ) : null
      }
    >
      {classes.length === 0 ? <p className="text-ui text-muted">{t('student.noClass')}</p> : null}
      <ul>
        {classes.map(({ key, groupId, name, year, startedOn, endedOn, isCurrent }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 border-line py-1.5 text-ui not-first:border-t">
            <span className="min-w-0 flex-1 basis-40">
              <TextLink to={`/groups/${groupId}`}>{name}</TextLink>
              <span className="ml-2 text-muted">{year}</span>
            </span>
            <span className="text-muted">
              {isCurrent
                ? t('student.since', { date: dateText(startedOn, locale, 'full') })
                : t('student.fromTo', {
                    from: dateText(startedOn, locale, 'full'),
                    to: endedOn ? dateText(endedOn, locale, 'full') : '',
                  })}
            </span>
          </li>
        ))}
      </ul>
      <h3 className="mt-5 mb-1 text-h4">{t('student.mentors')}</h3>
      {mentors.length === 0 ? <p className="text-ui text-muted">{t('student.noMentor')}</p> : null}
      <ul>
        {mentors.map(({ key, id: mentorId, name, through }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3 border-line py-1.5 text-ui not-first:border-t">
            <TextLink to={`/users/${mentorId}`}>{name}</TextLink>
            {through ? <span className="text-muted">{t('student.through', { group: through })}</span> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Placed = { title: string; internships: StudentPart['internships'] }
export function InternshipCard({ title: heading, internships }: Placed) {
  const t = useT('users')
  return (
    <Card title={heading}>
      {internships.length === 0 ? <p className="text-ui text-muted">{t('student.noInternships')}</p> : null}
      <ul>
        {internships.map(({ key, title, status, place, period }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line py-2.5 not-first:border-t">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block text-ui font-semibold">{title}</span>
              <span className="block text-sm text-muted">{[place, period].filter(Boolean).join(', ')}</span>
            </span>
            <StatusPill status={internshipMarks[status]}>{t(`internship.${status}`)}</StatusPill>
          </li>
        ))}
      </ul>
    </Card>
  )
}
