import { useState } from 'react'
import { redirect } from 'react-router'
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
import { knownRoles } from '#protocol/features/user-kinds.ts'
import { updateUser, users } from '#protocol/features/users.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { FormFooter } from '#ui/form-footer.tsx'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import { useListTitle } from '../use-list-title.ts'
import type { Route } from './+types/edit-user'
import { formGrid, nameFields, UserFields } from './user-fields.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'users', 'pages.editUser')

export async function loader({ params, context }: Route.LoaderArgs) {
  const user = await context.get(apiContext).find(users, params.id, { include: ['roles'] })
  requireRowCan(user, 'updateUser')
  // There is one form for a child, with the account in it.
  const { can } = await requireSession(context)
  const isStudent = user.roles.some(({ name }) => name === knownRoles.student)
  if (isStudent && can.keepMentorships) throw redirect(`/students/${params.id}/edit`)
  const { id, status, updatedAt, firstName, infix, lastName, email, phoneNumber, gender, locale } = user
  return { id, status, updatedAt, values: { firstName, infix, lastName, email, phoneNumber, gender, locale } }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const read = () => api.find(users, params.id)
  const change = async (input: Input<typeof updateUser.input>, since: string | undefined) => {
    const before = await read()
    await api.run(updateUser, params.id, input, { since })
    const isAsked = before.status === 'active' && input.email?.toLowerCase() !== before.email.toLowerCase()
    return redirect(`/users/${params.id}`, withToast({ title: isAsked ? 'users.edit.asked' : 'users.edit.saved' }))
  }
  const readAgain = async () => ({ ...(await read()), changedBy: await whoChanged(api, 'users', params.id) })
  return submit(request, updateUser, change, readAgain)
}

/** Somebody's own details. A new address of somebody active counts once that address says yes. */
export default function EditUser({ loaderData: { id, status, updatedAt, values }, actionData }: Route.ComponentProps) {
  const t = useT('users')
  const listTitle = useListTitle()
  const [isChanged, setIsChanged] = useState(false)
  const name = personName(values)
  const sayValue = (field: string, text: string) =>
    text && field === 'gender' ? t(`genders.${text}`) : text && field === 'locale' ? t(`languages.${text}`) : text
  const labels = Object.fromEntries(nameFields.map((field) => [field, t(`fields.${field}`)]))
  return (
    <div className="wrap-wide py-6 md:py-10">
      <Breadcrumbs
        steps={[
          { label: listTitle, to: '/users' },
          { label: name, to: `/users/${id}` },
        ]}
        here={t('edit.title')}
      />
      <h1 className="mt-3 text-h1 break-words">{t('edit.heading', { name })}</h1>
      <Card className="mt-6 max-w-[46rem] pb-0 md:pb-0">
        <CommandForm
          command={updateUser}
          errors={actionData?.errors}
          opened={{ updatedAt, ...values }}
          conflict={actionData?.conflict}
          labels={labels}
          sayValue={sayValue}
          onInput={() => setIsChanged(true)}
          className={formGrid}
        >
          <UserFields values={values} emailHint={status === 'active' ? t('edit.emailHint') : undefined} />
          <FormFooter cancelTo={`/users/${id}`} isChanged={isChanged} />
        </CommandForm>
      </Card>
      <UnsavedGuard isChanged={isChanged && !actionData?.isSaved} />
    </div>
  )
}
