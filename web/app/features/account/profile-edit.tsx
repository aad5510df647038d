import { apiContext } from '#lib/context.ts'
import { submit } from '#lib/form.ts'
import { locales, useT } from '#lib/i18n.tsx'
import { whoChanged } from '#lib/last-changed-by.server.ts'
import { pageTitle } from '#lib/title.ts'
import { currentUser, updateCurrentUser } from '#protocol/features/account.ts'
import { SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { RadioGroup } from '#ui/choice-group.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { FormSaved } from '#ui/form-saved.tsx'
import { StickyAction } from '#ui/sticky-action.tsx'
import type { Route } from './+types/profile-edit'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'account', 'profile.title')

const names = ['firstName', 'infix', 'lastName', 'phoneNumber'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const { firstName, infix, lastName, phoneNumber, locale, updatedAt } = await context.get(apiContext).ask(currentUser)
  return { firstName, infix, lastName, phoneNumber, locale, updatedAt }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  return submit(
    request,
    updateCurrentUser,
    (input, since) => api.run(updateCurrentUser, '', input, { since }),
    async () => {
      const user = await api.ask(currentUser)
      return { ...user, changedBy: await whoChanged(api, 'users', user.id) }
    },
  )
}

export default function ProfileEdit({ loaderData: user, actionData }: Route.ComponentProps) {
  const t = useT('account')
  const labels = Object.fromEntries([...names, 'locale'].map((name) => [name, t(`fields.${name}`)]))
  const field = (name: (typeof names)[number], autoComplete: string) => (
    <Field name={name} label={t(`fields.${name}`)} defaultValue={user[name] ?? ''} autoComplete={autoComplete} />
  )
  return (
    <Card>
      <h1 className="text-h2">{t('profile.title')}</h1>
      <p className="mt-1 text-ui text-muted">{t('profile.lead')}</p>
      <CommandForm
        command={updateCurrentUser}
        errors={actionData?.errors}
        opened={user}
        conflict={actionData?.conflict}
        labels={labels}
        className="mt-6 grid gap-5"
      >
        <FormSaved answer={actionData}>{t('saved')}</FormSaved>
        {field('firstName', 'given-name')}
        {field('infix', 'off')}
        {field('lastName', 'family-name')}
        {field('phoneNumber', 'tel')}
        <RadioGroup
          name="locale"
          label={t('fields.locale')}
          hint={t('profile.localeHint')}
          options={locales.map((locale) => ({ value: locale, label: t(`languages.${locale}`) }))}
          defaultValue={user.locale}
          columns={2}
        />
        <StickyAction>
          <SubmitButton>{t('save')}</SubmitButton>
        </StickyAction>
      </CommandForm>
    </Card>
  )
}
