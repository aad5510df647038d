import { AbsencesCard } from '#app/features/absences/absences-card.tsx'
import { RecentActionsOf } from '#app/features/activities/recent-actions-of.tsx'
import { MessageButton } from '#app/features/conversations/message-button.tsx'
import { UndeliveredNotice } from '#app/features/inbound-mail/undelivered.tsx'
import { RetentionClock } from '#app/features/retention/retention-clock.tsx'
import { VisitsCard } from '#app/features/visits/visits-card.tsx'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { namedTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Pencil, VenetianMask } from '#ui/icons.tsx'
import { PersonStatusPill } from '../status-of-person.tsx'
import { useStepBack } from '../use-list-title.ts'
import type { Route } from './+types/user-page'
import { AccountCard } from './account-card.tsx'
import { Facts } from './facts.tsx'
import { runPersonAction } from './person-actions.server.ts'
import { RolesCard } from './roles-card.tsx'
import { readAround } from './step-around.server.ts'
import { StepAround } from './step-around.tsx'
import { ApplicationsCard, ContactCard, RouteCard } from './student-around.tsx'
import { InternshipCard, StudentCards } from './student-cards.tsx'
import { StudentNow } from './student-now.tsx'
import { TextLink } from './text-link.tsx'
import { type PersonPage, readPerson, type StudentPart } from './user-page.data.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => namedTitle(matches, loaderData?.person.name ?? '')

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const [person, around] = await Promise.all([readPerson(context, params.id), readAround(context, request)])
  return { person, around }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return runPersonAction(context, request, params.id)
}

/** Somebody on one page: who they are, what they may, how they are doing. */
export default function UserPage({ loaderData: { person, around }, actionData }: Route.ComponentProps) {
  const t = useT('users')
  const back = useStepBack()
  const locale = useLocale()
  const { session } = useRoot()
  const { id, name, roles, status, can, student, places, held, undelivered } = person
  const edit = student?.profile?.canEdit ? `/students/${id}/edit` : `/users/${id}/edit`
  return (
    <div className="wrap-wide py-6 md:py-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Breadcrumbs steps={[back]} here={name} />
        {around ? <StepAround around={around} /> : null}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar name={name} className="size-16 text-xl max-sm:size-14" />
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="text-h1 break-words">{name}</h1>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ui text-muted">
            <PersonStatusPill status={status} />
            {student ? aboutStudent(student) : [...new Set(roles.map(({ word }) => t(word)))].join(', ')}
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          {person.canTalk ? <MessageButton about="userId" id={id} /> : null}
          {can.signInAsUser ? (
            <ButtonLink to={`/account/inloggen-als/${id}`} look="outline">
              <VenetianMask className="size-5 text-muted" />
              {t('actions.signInAs')}
            </ButtonLink>
          ) : null}
          {can.updateUser ? (
            <ButtonLink to={edit}>
              <Pencil className="size-5" />
              {t('actions.edit')}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      {undelivered ? (
        <div className="mt-6">
          <UndeliveredNotice address={person.email} of={undelivered} edit={can.updateUser ? edit : undefined} />
        </div>
      ) : null}
      {student ? (
        <div className="mt-6 grid gap-4 md:gap-6">
          {student.standing ? (
            <>
              <StudentNow person={person} student={student} standing={student.standing} />
              <RouteCard course={student.standing.course} />
            </>
          ) : null}
          <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
            <div className="grid gap-4 md:gap-6">
              <ContactCard person={person} student={student} />
              <ApplicationsCard applications={student.applications} />
            </div>
            <div className="grid gap-4 md:gap-6">
              {student.standing?.internshipId && session?.can.planVisits ? (
                <VisitsCard
                  visits={student.visits}
                  internshipId={student.standing.internshipId}
                  canPlan
                  days={student.standing.place}
                />
              ) : null}
              {student.absences.length > 0 || student.reportAbsenceTo ? (
                <AbsencesCard absences={student.absences} isOwn={false} reportTo={student.reportAbsenceTo} />
              ) : null}
            </div>
          </div>
        </div>
      ) : null}
      {student ? <h2 className="mt-10 text-h2">{t('now.account')}</h2> : null}
      <div
        className={`${student ? 'mt-4' : 'mt-8'} grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]`}
      >
        <div className="grid gap-4 md:gap-6">
          <Card title={t('page.details')}>
            <Facts
              facts={[
                [
                  t('fields.email'),
                  <TextLink key="mail" href={`mailto:${person.email}`}>
                    {person.email}
                  </TextLink>,
                ],
                [t('fields.phoneNumber'), person.phoneNumber],
                [t('fields.locale'), t(`languages.${person.locale}`)],
                [
                  t('page.lastSignIn'),
                  person.lastSignInAt ? dateText(person.lastSignInAt, locale, 'moment') : t('never'),
                ],
                [t('columns.createdAt'), dateText(person.createdAt, locale, 'full')],
              ]}
            />
          </Card>
          {student ? <StudentCards id={id} student={student} /> : null}
          {held.length > 0 ? <MentorCard person={person} /> : null}
          {places.length > 0 ? <InternshipCard title={t('volunteer.places')} internships={places} /> : null}
        </div>
        <div className="grid gap-4 md:gap-6">
          <RolesCard person={person} />
          <AccountCard person={person} answer={actionData} />
          <RetentionClock userId={id} canHold={can.updateUser} />
          {can.updateUser ? <RecentActionsOf type="users" id={id} /> : null}
        </div>
      </div>
    </div>
  )
}

/** The class and the level of today, as one says them. */
const aboutStudent = ({ classes, profile }: StudentPart): string =>
  [...classes.filter(({ isCurrent }) => isCurrent).map(({ name }) => name), profile?.facts.level]
    .filter(Boolean)
    .join(', ')

/** Whom a mentor looks after: classes first, then single students. */
function MentorCard({ person: { id, held, can } }: { person: PersonPage }) {
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
