import { useEffect, useState } from 'react'
import { redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { changedField } from '#lib/event-target.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { hereOf, requireCan, requireRowCan } from '#lib/require-can.server.ts'
import { pathOf } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { organizations } from '#protocol/features/organizations.ts'
import { knownRoles, rolesAt } from '#protocol/features/user-kinds.ts'
import { createUser } from '#protocol/features/users.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { focusField } from '#ui/field-frame.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import { hintsFor, roleWord } from '../role-word.ts'
import { useListTitle } from '../use-list-title.ts'
import type { Route } from './+types/add-user'
import { nothingBefore, nothingToChoose, readSameAsBefore, readStudentChoices } from './student-choices.ts'
import { StudentFields, studentFields } from './student-fields.tsx'
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
  const api = context.get(apiContext)
  const [choices, before] = isSchool
    ? await Promise.all([readStudentChoices(api, organization.id), readSameAsBefore(api, organization.id, asked)])
    : [nothingToChoose, nothingBefore]
  return {
    organization: organization.name,
    isSchool,
    roles: roles.map((value) => ({ value, label: roleWord(value, organization.type) })),
    hints: hintsFor(organization.type),
    firstRole:
      roles.find((name) => name === asked.get('rol')) ?? (isSchool ? knownRoles.student : knownRoles.volunteer),
    lastId: asked.get('na'),
    back: ownPath(asked.get('terug')) ?? '/users',
    invite: asked.get('uitnodigen') === 'later' ? 'false' : 'true',
    choices,
    before,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: organizationId } = await accessOf(context, request)
  const isAnother = (await request.clone().formData()).has('another')
  return submit(request, createUser, async (input) => {
    const isStudent = input.role === knownRoles.student
    const left = isStudent ? {} : Object.fromEntries(studentFields.map((name) => [name, undefined]))
    const attributes = { ...input, ...left, organizationId }
    const { id } = await context.get(apiContext).run(createUser, '', attributes)
    const title = input.invite === false ? 'users.add.made' : 'users.add.invited'
    // The next one of a pile: the same page without a name, since who was added last tells it from the one before. A pile
    // is of one kind: a role, a class with its level and mentor, invited now or later.
    if (isAnother) {
      const next = asking(pathOf(request), {
        rol: input.role ?? '',
        na: String(id),
        uitnodigen: input.invite === false ? 'later' : '',
        klas: attributes.groupId ?? '',
        niveau: attributes.levelId ?? '',
        mentor: attributes.mentorId ?? '',
      })
      return redirect(next, withToast({ title, params: { name: input.firstName } }))
    }
    const back = ownPath(new URL(request.url).searchParams.get('terug'))
    // Where a mentor was looked for, the new one is chosen.
    const to =
      back && input.role === knownRoles.mentor ? asking(back, { mentor: String(id) }) : (back ?? `/users/${id}`)
    return redirect(to, withToast({ title, params: { name: input.firstName } }))
  })
}

/** The path, asked for something more; for what is empty no longer. */
function asking(path: string, more: Record<string, string>): string {
  const [at, query] = path.split('?')
  const asked = new URLSearchParams(query)
  for (const [name, value] of Object.entries(more)) {
    if (value) asked.set(name, value)
    else asked.delete(name)
  }
  return `${at}?${asked}`
}

/** Somebody new: who they are, what they are here, and whether the invitation goes out now. */
export default function AddUser(props: Route.ComponentProps) {
  return <AddForm key={props.loaderData.lastId} {...props} />
}

function AddForm({ loaderData, actionData }: Route.ComponentProps) {
  const { organization, isSchool, roles, hints, firstRole, lastId, back, invite, choices, before } = loaderData
  const t = useT('users')
  const listTitle = useListTitle()
  const [role, setRole] = useState<string>(firstRole)
  const [isChanged, setIsChanged] = useState(false)
  // The button that was pressed went with the form before.
  useEffect(() => {
    if (lastId) focusField('firstName')
  }, [lastId])
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
              options={roles.map(({ value, label }) => ({
                value,
                label: t(label),
                hint: t(`roleHints.${hints}.${value}`),
              }))}
              defaultValue={role}
              isOptional={false}
            />
          </div>
          <UserFields />
          {isSchool ? (
            // Hidden and not gone for another role: before scripts arrive everything can be filled in, and what does not
            // fit is left.
            <fieldset hidden={role !== knownRoles.student} className="sm:col-span-6">
              <StudentFields choices={choices} values={before} group={before.group} mentor={before.mentor} />
            </fieldset>
          ) : null}
          <RadioGroup
            name="invite"
            label={t('fields.invite')}
            options={[
              { value: 'true', label: t('add.now'), hint: t('add.nowHint') },
              { value: 'false', label: t('add.later'), hint: t('add.laterHint') },
            ]}
            defaultValue={invite}
            isOptional={false}
            className="sm:col-span-6"
          />
          <FormFooter cancelTo={back} save={t('add.submit')} isChanged={isChanged}>
            <SubmitButton look="outline" name="another" value="true" className="max-sm:flex-1 max-sm:px-3">
              {t('add.another')}
            </SubmitButton>
          </FormFooter>
        </CommandForm>
      </Card>
      <UnsavedGuard isChanged={isChanged && !actionData?.isSaved} />
    </div>
  )
}
