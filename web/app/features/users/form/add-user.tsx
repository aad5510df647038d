import { useState } from 'react'
import { redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { changedField } from '#lib/event-target.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan, requireRowCan } from '#lib/require-can.server.ts'
import { pageTitle } from '#lib/title.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { createUser, knownRoles, rolesAt } from '#protocol/features/users.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import { useListTitle } from '../use-list-title.ts'
import { type Group, readGroups } from '../users.data.ts'
import type { Route } from './+types/add-user'
import { formGrid, nameFields, UserFields } from './user-fields.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'users', 'add.title')

async function accessOf(context: Route.LoaderArgs['context'], request: Request) {
  const organization = hereOf(await requireCan(context, 'addPeople'))
  // A centre also brings people into the hosts it looks after.
  const elsewhere = new URL(request.url).searchParams.get('organization')
  if (!elsewhere || elsewhere === organization.id) return organization
  const host = await context.get(apiContext).find(organizations, elsewhere)
  requireRowCan(host, 'updateOrganization')
  return { id: host.id, name: host.name, type: host.type }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const organization = await accessOf(context, request)
  const isSchool = organization.type === 'School'
  const asked = new URL(request.url).searchParams
  // A school gives volunteers no account of their own.
  const roles = rolesAt(isSchool).filter((name) => !isSchool || name !== knownRoles.volunteer)
  return {
    organization: organization.name,
    isSchool,
    roles,
    firstRole:
      roles.find((name) => name === asked.get('rol')) ?? (isSchool ? knownRoles.student : knownRoles.volunteer),
    back: ownPath(asked.get('terug')) ?? '/users',
    groups: isSchool ? await readGroups(context.get(apiContext)) : [],
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: organizationId } = await accessOf(context, request)
  return submit(request, createUser, async (input) => {
    const isStudent = input.role === knownRoles.student
    const { studentNumber, birthDate, groupId, ...details } = input
    const attributes = { ...details, organizationId, ...(isStudent ? { studentNumber, birthDate, groupId } : {}) }
    const { id } = await context.get(apiContext).run(createUser, '', attributes)
    const title = input.invite === false ? 'users.add.made' : 'users.add.invited'
    const back = ownPath(new URL(request.url).searchParams.get('terug'))
    const to = back && input.role === knownRoles.mentor ? withMentor(back, String(id)) : (back ?? `/users/${id}`)
    return redirect(to, withToast({ title, params: { name: input.firstName } }))
  })
}

/** Where a mentor was looked for, the new one is chosen. */
function withMentor(path: string, id: string): string {
  const [at, query] = path.split('?')
  const asked = new URLSearchParams(query)
  asked.set('mentor', id)
  return `${at}?${asked}`
}

const studentFields = ['studentNumber', 'birthDate', 'groupId'] as const

/** Somebody new: who they are, what they are here, and whether the invitation goes out now. */
export default function AddUser({ loaderData, actionData }: Route.ComponentProps) {
  const { organization, isSchool, roles, firstRole, back, groups } = loaderData
  const t = useT('users')
  const listTitle = useListTitle()
  const [role, setRole] = useState<string>(firstRole)
  const [isChanged, setIsChanged] = useState(false)
  const labels = Object.fromEntries(
    [...nameFields, ...studentFields, 'role', 'invite'].map((name) => [name, t(`fields.${name}`)]),
  )
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs steps={[{ label: listTitle, to: '/users' }]} here={t('add.title')} />
      <h1 className="mt-3 text-h1">{t('add.title')}</h1>
      <p className="mt-1 text-ui text-muted">{t('add.lead', { organization })}</p>
      <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
        <CommandForm
          command={createUser}
          errors={actionData?.errors}
          labels={labels}
          onInput={() => setIsChanged(true)}
          className={formGrid}
        >
          <div className="sm:col-span-6" onChange={({ target }) => setRole(changedField(target)?.value ?? role)}>
            <RadioGroup
              name="role"
              label={t('fields.role')}
              options={roles.map((value) => ({
                value,
                label: t(`roles.${value}`),
                hint: t(`roleHints.${isSchool ? 'school' : 'host'}.${value}`),
              }))}
              defaultValue={role}
              isOptional={false}
            />
          </div>
          <UserFields />
          {isSchool ? <StudentFields groups={groups} isStudent={role === knownRoles.student} /> : null}
          <RadioGroup
            name="invite"
            label={t('fields.invite')}
            options={[
              { value: 'true', label: t('add.now'), hint: t('add.nowHint') },
              { value: 'false', label: t('add.later'), hint: t('add.laterHint') },
            ]}
            defaultValue="true"
            isOptional={false}
            className="sm:col-span-6"
          />
          <FormFooter cancelTo={back} save={t('add.submit')} isChanged={isChanged} />
        </CommandForm>
      </Card>
      <UnsavedGuard isChanged={isChanged && !actionData?.isSaved} />
    </div>
  )
}

/** Hidden and not gone for another role: before scripts arrive everything can be filled in, and what does not fit is left. */
function StudentFields({ groups, isStudent }: { groups: Group[]; isStudent: boolean }) {
  const t = useT('users')
  return (
    <fieldset hidden={!isStudent} className="sm:col-span-6">
      <legend className="mb-4 text-h4 font-semibold">{t('add.student')}</legend>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field name="studentNumber" label={t('fields.studentNumber')} />
        <DateField name="birthDate" label={t('fields.birthDate')} />
        <SelectField
          name="groupId"
          label={t('fields.groupId')}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={t('add.noClass')}
        />
      </div>
    </fieldset>
  )
}
