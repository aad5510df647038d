import { useState } from 'react'
import { redirect } from 'react-router'
import { ProfileTabs } from '#app/features/account/profile-tabs.tsx'
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
import { levels } from '#protocol/features/levels.ts'
import { ownStudentFields, studentProfileFields, studentProfiles, updateStudent } from '#protocol/features/students.ts'
import { tags } from '#protocol/features/tags.ts'
import { users } from '#protocol/features/users.ts'
import { keysOf } from '#protocol/shared/guards.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import type { Route } from './+types/edit-student'
import { OwnFields, SchoolFields, type StudentValues } from './student-fields.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'students', 'title')

export async function loader({ params, context }: Route.LoaderArgs) {
  await requireSession(context)
  const api = context.get(apiContext)
  const [profile, user, found, known] = await Promise.all([
    api.find(studentProfiles, params.id, { include: ['interests'] }),
    api.find(users, params.id),
    api.list(levels, { page: { size: 100 } }),
    api.list(tags, { page: { size: 100 } }),
  ])
  requireRowCan(profile, 'updateStudent')
  const option = ({ id, name }: { id: string; name?: string }) => ({ value: id, label: String(name ?? '') })
  const looks = known.map(({ id, color, icon }) => ({ id, color, icon }))
  return {
    id: params.id,
    name: personName(user),
    isOfSchool: user.can.updateUser === true,
    values: valuesOf(profile, user),
    levels: found.filter(({ schoolId }) => schoolId === profile.schoolId).map(option),
    interests: profile.interests.map(option),
    tags: known.map(option),
    looks,
  }
}

/** Everything that the form can hold, and when it was last changed. */
function valuesOf(profile: Row<typeof studentProfiles, 'interests'>, user: Row<typeof users>) {
  const { firstName, infix, lastName, phoneNumber } = user
  const { updatedAt } = profile
  const kept = keysOf(studentProfileFields)
  const values: StudentValues = Object.fromEntries(kept.map((name) => [name, profile[name]]))
  const interestIds = profile.interests.map(({ id }) => id)
  return { ...values, firstName, infix, lastName, phoneNumber, interestIds, updatedAt }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const session = await requireSession(context)
  const api = context.get(apiContext)
  const save = async (input: Input<typeof updateStudent.input>, since: string | undefined) => {
    await api.run(updateStudent, params.id, input, { since })
    const isOwn = session.user.id === params.id
    return redirect(isOwn ? '/dashboard' : `/users/${params.id}`, withToast({ title: 'students.saved' }))
  }
  const readAgain = async () => {
    const [profile, user] = await Promise.all([
      api.find(studentProfiles, params.id, { include: ['interests'] }),
      api.find(users, params.id),
    ])
    return { ...valuesOf(profile, user), changedBy: await whoChanged(api, 'users', params.id) }
  }
  return submit(request, updateStudent, save, readAgain)
}

/** What is known of a student, in one form. Students see the part that is theirs to say. */
export default function EditStudent({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, isOfSchool, values, levels: choices, interests, tags: known, looks } = loaderData
  const t = useT('students')
  const listTitle = useListTitle()
  const [isChanged, setIsChanged] = useState(false)
  const names = isOfSchool ? Object.keys(updateStudent.input) : ownStudentFields
  const labels = Object.fromEntries(names.map((field) => [field, t(`fields.${field}`)]))
  const sayValue = (field: string, text: string) =>
    field === 'weekdays'
      ? t(`days.${text}`)
      : field === 'levelId' || field === 'interestIds'
        ? ([...choices, ...known].find(({ value }) => value === text)?.label ?? text)
        : text
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
          {isOfSchool ? (
            <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-tile bg-sunken px-4 py-3 text-ui">
              <span className="min-w-0 flex-1 basis-64 text-ink2">{t('nameElsewhere')}</span>
              <ButtonLink to={`/users/${id}/edit`} look="outline">
                {t('changeName')}
              </ButtonLink>
            </p>
          ) : null}
          {isOfSchool ? <SchoolFields values={values} levels={choices} /> : null}
          <OwnFields values={values} interests={interests} tags={known} looks={looks} isOwn={!isOfSchool} />
          <FormFooter cancelTo={back} isChanged={isChanged} />
        </CommandForm>
      </Card>
      <UnsavedGuard isChanged={isChanged && !actionData?.isSaved} />
    </div>
  )
}
