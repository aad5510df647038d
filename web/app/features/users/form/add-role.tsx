import { useEffect, useRef, useState } from 'react'
import { redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { changedField } from '#lib/event-target.ts'
import { withToast } from '#lib/flash.ts'
import { submit } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { personName } from '#lib/person-name.ts'
import { requireRowCan } from '#lib/require-can.server.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { rolesAt } from '#protocol/features/user-kinds.ts'
import { addRole, isOfferedRole, users } from '#protocol/features/users.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { hintsFor, roleWord } from '../role-word.ts'
import { useListTitle } from '../use-list-title.ts'
import type { Route } from './+types/add-role'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'users', 'addRole.title')

export async function loader({ params, context }: Route.LoaderArgs) {
  const [session, user] = await Promise.all([
    requireSession(context),
    context.get(apiContext).find(users, params.id, { include: ['roles.organization'] }),
  ])
  requireRowCan(user, 'addRole')
  const administered = session.organizations.filter(({ isRunByMe }) => isRunByMe)
  return {
    id: user.id,
    name: personName(user),
    firstName: user.firstName,
    isAsked: user.status !== 'invited' && user.id !== session.user.id,
    held: user.roles.map(({ name, organization }) => `${name} ${organization?.id}`),
    organizations: administered.map(({ id, name, type }) => ({ id, name, type, isSchool: type === 'School' })),
    current: session.organization?.id,
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  return submit(request, addRole, async (input) => {
    const before = await api.find(users, params.id)
    await api.run(addRole, params.id, input)
    const isAsked = before.status !== 'invited' && isOfferedRole(input.name)
    return redirect(
      `/users/${params.id}`,
      withToast({ title: isAsked ? 'users.addRole.asked' : 'users.addRole.given' }),
    )
  })
}

/** One more role. Whoever is in already is asked before they get more to answer for. */
export default function AddRole({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, firstName, isAsked, held, organizations, current } = loaderData
  const t = useT('users')
  const listTitle = useListTitle()
  const only = organizations.length === 1 ? organizations[0] : undefined
  const isSchool = organizations.some((organization) => organization.isSchool)
  const roles = rolesAt(isSchool)
  const [role, setRole] = useState('')
  const choice = useRef<HTMLDivElement>(null)
  // Somebody may have chosen before the page listened.
  useEffect(() => setRole(choice.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? ''), [])
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs
        steps={[
          { label: listTitle, to: '/users' },
          { label: name, to: `/users/${id}` },
        ]}
        here={t('addRole.title')}
      />
      <h1 className="mt-3 text-h1 break-words">{t('addRole.heading', { name: firstName })}</h1>
      <p className="mt-1 max-w-[60ch] text-ui text-muted">{t(isAsked ? 'addRole.leadAsked' : 'addRole.lead')}</p>
      <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
        <CommandForm
          command={addRole}
          errors={actionData?.errors}
          labels={{ name: t('fields.role'), organizationId: t('addRole.where') }}
          className="grid gap-5"
        >
          {only ? (
            <>
              <input type="hidden" name="organizationId" value={only.id} />
              <p className="text-ui">
                {t('addRole.where')}: <span className="font-semibold">{only.name}</span>
              </p>
            </>
          ) : (
            <SelectField
              name="organizationId"
              label={t('addRole.where')}
              options={organizations.map((organization) => ({ value: organization.id, label: organization.name }))}
              defaultValue={current}
              isOptional={false}
            />
          )}
          <div ref={choice} onChange={({ target }) => setRole(changedField(target)?.value ?? role)}>
            <RadioGroup
              name="name"
              label={t('fields.role')}
              options={roles.map((each) => ({
                value: each,
                label: t(roleWord(each, only?.type)),
                hint:
                  only && held.includes(`${each} ${only.id}`)
                    ? t('addRole.held')
                    : t(`roleHints.${isSchool ? 'school' : hintsFor(only?.type)}.${each}`),
                isDisabled: only && held.includes(`${each} ${only.id}`),
              }))}
              isOptional={false}
            />
          </div>
          <FormFooter
            cancelTo={`/users/${id}`}
            save={t(isAsked && isOfferedRole(role) ? 'addRole.ask' : 'addRole.give')}
          />
        </CommandForm>
      </Card>
    </div>
  )
}
