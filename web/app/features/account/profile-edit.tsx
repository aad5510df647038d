import { updateCurrentUser } from '../../../../protocol/src/users.ts'
import { locales, useT } from '../../lib/i18n.tsx'
import { pageTitle } from '../../lib/title.ts'
import { useRoot } from '../../root.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import type { Route } from './+types/profile-edit'
import { AccountForm } from './account-form.tsx'
import { save, textOf } from './save-answer.ts'
import { problemAt, SaveNote } from './save-note.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, { nl: 'Mijn profiel', en: 'My profile' })

const names = ['firstName', 'infix', 'lastName', 'phoneNumber'] as const

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const locale = locales.find((each) => each === textOf(form, 'locale')) ?? 'nl'
  return save(context, (api) =>
    api.run(updateCurrentUser, '', {
      firstName: textOf(form, 'firstName'),
      infix: textOf(form, 'infix') || null,
      lastName: textOf(form, 'lastName'),
      phoneNumber: textOf(form, 'phoneNumber') || null,
      locale,
    }),
  )
}

export default function ProfileEdit({ actionData }: Route.ComponentProps) {
  const t = useT('account')
  const user = useRoot().session?.user
  const { input } = updateCurrentUser
  const labels = Object.fromEntries([...names, 'locale'].map((name) => [name, t(`fields.${name}`)]))
  const field = (name: (typeof names)[number], autoComplete: string, type = 'text') => (
    <Field
      name={name}
      label={t(`fields.${name}`)}
      hint={input[name].optional ? t('optional') : undefined}
      rule={input[name]}
      error={problemAt(actionData, name)}
      defaultValue={user?.[name] ?? ''}
      autoComplete={autoComplete}
      type={type}
    />
  )
  return (
    <Card>
      <h1 className="text-h2">{t('profile.title')}</h1>
      <p className="mt-1 text-ui text-muted">{t('profile.lead')}</p>
      <AccountForm className="mt-6 grid gap-5">
        <SaveNote answer={actionData} saved={t('saved')} title={t('wrong')} labels={labels} />
        {field('firstName', 'given-name')}
        {field('infix', 'off')}
        {field('lastName', 'family-name')}
        {field('phoneNumber', 'tel', 'tel')}
        <fieldset>
          <legend className="mb-1.5 text-[15px] font-semibold">{t('fields.locale')}</legend>
          <p className="mb-2 text-sm text-muted">{t('profile.localeHint')}</p>
          <div className="flex flex-wrap gap-2">
            {locales.map((locale) => (
              <label
                key={locale}
                className="flex min-h-12 flex-1 items-center gap-3 rounded-field border border-fieldline px-4 has-checked:border-primarymark has-checked:bg-primaryfaint"
              >
                <input
                  type="radio"
                  name="locale"
                  value={locale}
                  defaultChecked={user?.locale === locale}
                  className="size-5 accent-[var(--primary-mark)]"
                />
                {t(`languages.${locale}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <SubmitButton>{t('save')}</SubmitButton>
        </div>
      </AccountForm>
    </Card>
  )
}
