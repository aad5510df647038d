import { useState } from 'react'
import { redirect } from 'react-router'
import { ProfileTabs } from '#app/features/account/profile-tabs.tsx'
import { StudentFields } from '#app/features/users/form/student-fields.tsx'
import { formGrid, nameFields, UserFields } from '#app/features/users/form/user-fields.tsx'
import { useListTitle } from '#app/features/users/use-list-title.ts'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { whoChanged } from '#lib/last-changed-by.server.ts'
import { personName } from '#lib/person-name.ts'
import { requireRowCan } from '#lib/require-can.server.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import type { Input } from '#protocol/declaring/define.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { ownStudentFields, studentProfileFields, studentProfiles, updateStudent } from '#protocol/features/students.ts'
import { tags } from '#protocol/features/tags.ts'
import { users } from '#protocol/features/users.ts'
import { keysOf } from '#protocol/shared/guards.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import type { Route } from './+types/edit-student'
import { readSchoolPart, type SchoolPart } from './school-part.ts'
import { OwnFields, SecondGuardian, type StudentValues } from './student-fields.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, 'students', loaderData?.school === null ? 'titleOwn' : 'title')

export async function loader({ params, context }: Route.LoaderArgs) {
  const { can, organization } = await requireSession(context)
  const api = context.get(apiContext)
  const isKeeper = can.keepMentorships === true && organization !== undefined
  const [profile, user, known, school] = await Promise.all([
    api.find(studentProfiles, params.id, { include: ['interests'] }),
    api.find(users, params.id),
    api.list(tags, { page: { size: 100 } }),
    isKeeper ? readSchoolPart(api, params.id, organization.id) : null,
  ])
  requireRowCan(profile, 'updateStudent')
  const option = ({ id, name }: { id: string; name?: string }) => ({ value: id, label: String(name ?? '') })
  const looks = known.map(({ id, color, icon }) => ({ id, color, icon }))
  return {
    id: params.id,
    name: personName(user),
    school: user.can.updateUser ? school : null,
    isActive: user.status === 'active',
    values: valuesOf(profile, user, school),
    interests: profile.interests.map(option),
    tags: known.map(option),
    looks,
  }
}

/** What has its words with the account. */
const accountWords = new Set<string>([
  ...nameFields,
  'groupId',
  'mentorId',
  'guardianName',
  'guardianEmail',
  'guardianPhone',
])

/** Everything that the form can hold, and when it was last changed. */
function valuesOf(
  profile: Row<typeof studentProfiles, 'interests'>,
  user: Row<typeof users>,
  school: SchoolPart | null,
) {
  const { firstName, infix, lastName, email, phoneNumber, gender, locale } = user
  const { updatedAt } = profile
  const kept = keysOf(studentProfileFields)
  const values: StudentValues = Object.fromEntries(kept.map((name) => [name, profile[name]]))
  const interestIds = profile.interests.map(({ id }) => id)
  const account = { firstName, infix, lastName, email, phoneNumber, gender, locale }
  return { ...values, ...account, ...school?.placed, interestIds, updatedAt }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const session = await requireSession(context)
  const api = context.get(apiContext)
  const save = async (input: Input<typeof updateStudent.input>, since: string | undefined) => {
    const before = await api.find(users, params.id)
    await api.run(updateStudent, params.id, input, { since })
    if (session.user.id === params.id) return redirect('/dashboard', withToast({ title: 'students.saved' }))
    const isOther = input.email !== undefined && input.email.toLowerCase() !== before.email.toLowerCase()
    const title = isOther && before.status === 'active' ? 'users.edit.asked' : 'students.saved'
    return redirect(`/users/${params.id}`, withToast({ title }))
  }
  const readAgain = async () => {
    const schoolId = session.can.keepMentorships ? session.organization?.id : undefined
    const [profile, user, school] = await Promise.all([
      api.find(studentProfiles, params.id, { include: ['interests'] }),
      api.find(users, params.id),
      schoolId ? readSchoolPart(api, params.id, schoolId) : null,
    ])
    return { ...valuesOf(profile, user, school), changedBy: await whoChanged(api, 'users', params.id) }
  }
  return submit(request, updateStudent, save, readAgain)
}

/** What is known of a student, in one form. Students see the part that is theirs to say. */
export default function EditStudent({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, school, isActive, values, interests, tags: known, looks } = loaderData
  const isOfSchool = school !== null
  const t = useT('students')
  const tUsers = useT('users')
  const listTitle = useListTitle()
  const [isChanged, setIsChanged] = useState(false)
  const names = isOfSchool ? Object.keys(updateStudent.input) : ownStudentFields
  const labels = Object.fromEntries(
    names.map((field) => [field, accountWords.has(field) ? tUsers(`fields.${field}`) : t(`fields.${field}`)]),
  )
  const named = [...(school?.options ?? []), ...known]
  const sayValue = (field: string, text: string) => {
    if (field === 'weekdays') return t(`days.${text}`)
    if (text && field === 'gender') return tUsers(`genders.${text}`)
    if (text && field === 'locale') return tUsers(`languages.${text}`)
    return named.find(({ value }) => value === text)?.label ?? text
  }
  const back = isOfSchool ? `/users/${id}` : '/dashboard'
  return (
    <div className={`${isOfSchool ? 'wrap-wide' : 'wrap'} py-6 md:py-10`}>
      {isOfSchool ? (
        <Breadcrumbs
          steps={[
            { label: listTitle, to: '/users' },
            { label: name, to: back },
          ]}
          here={t('title')}
        />
      ) : (
        <ProfileTabs />
      )}
      <h1 className="mt-3 text-h1 break-words">{isOfSchool ? name : t('titleOwn')}</h1>
      <p className="mt-1 max-w-[60ch] text-ui text-muted">{t(isOfSchool ? 'lead' : 'leadOwn')}</p>
      <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
        <CommandForm
          command={updateStudent}
          errors={actionData?.errors}
          labels={labels}
          opened={values}
          conflict={actionData?.conflict}
          sayValue={sayValue}
          onInput={() => setIsChanged(true)}
          className="grid gap-8"
        >
          {school ? (
            <>
              <div className={formGrid}>
                <UserFields values={values} emailHint={isActive ? tUsers('edit.emailHint') : undefined} />
              </div>
              <fieldset>
                <StudentFields
                  choices={school.choices}
                  values={values}
                  group={school.group}
                  mentor={school.mentor}
                  mentorsNow={school.mentorsNow}
                />
              </fieldset>
              <SecondGuardian values={values} />
            </>
          ) : null}
          <OwnFields values={values} interests={interests} tags={known} looks={looks} isOwn={!isOfSchool} />
          <FormFooter cancelTo={back} isChanged={isChanged} />
        </CommandForm>
      </Card>
      <UnsavedGuard isChanged={isChanged && !actionData?.isSaved} />
    </div>
  )
}
