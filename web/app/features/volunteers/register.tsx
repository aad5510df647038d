import { data, Link, useSearchParams } from 'react-router'
import { HousePage, linkClass } from '#app/features/sessions/sign-in/doors/house-page.tsx'
import { leaveWhenSignedIn } from '#app/features/sessions/sign-in/form/auth-call.server.ts'
import { withReturn } from '#app/features/sessions/sign-in/form/return-path.ts'
import { apiContext } from '#lib/context.ts'
import { type FormError, readChecked, save } from '#lib/form.ts'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { registerVolunteer } from '#protocol/features/volunteers.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { MailCheck } from '#ui/icons.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { Route } from './+types/register'
import { readCentres } from './centres.server.ts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'volunteers', 'register.title')

/** Where they go on once the address is confirmed, and from there to what they were looking at. */
const nextPath = (back: string | undefined) => withReturn('/inloggen/vrijwilliger', back)

export async function loader({ context }: Route.LoaderArgs) {
  await leaveWhenSignedIn(context)
  const centres = await readCentres(context)
  // Without a centre there is nobody to belong to.
  if (centres.length === 0) throw data(null, { status: 404 })
  return { centres }
}

type Answer = { sentTo?: string; errors?: FormError[] }

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  form.set('nextPath', nextPath(ownPath(new URL(request.url).searchParams.get('terug'))))
  const { input, wrong } = readChecked(registerVolunteer.input, form, false)
  if (wrong) return data<Answer>({ errors: wrong }, 422)
  const send = () => context.get(apiContext).run(registerVolunteer, '', input)
  const { data: saved, init } = await save(send, registerVolunteer.input)
  if (!saved.isSaved) return data<Answer>({ errors: saved.errors }, init ?? undefined)
  return data<Answer>({ sentTo: String(form.get('email')) })
}

const names = ['firstName', 'infix', 'lastName', 'email', 'organizationId', 'password', 'passwordConfirmation'] as const

/** Two minutes: a name, an address and a password. What one likes to do comes later, among the places themselves. */
export default function Register({ loaderData: { centres }, actionData }: Route.ComponentProps) {
  const t = useT('volunteers')
  const [query] = useSearchParams()
  if (actionData?.sentTo) return <MailSent email={actionData.sentTo} />
  const labels = Object.fromEntries(names.map((name) => [name, t(`fields.${name}`)]))
  return (
    <HousePage door="vrijwilliger" title={t('register.title')} lead={t('register.lead')}>
      <CommandForm command={registerVolunteer} errors={actionData?.errors} labels={labels} className="grid gap-5">
        <Field name="firstName" label={t('fields.firstName')} autoComplete="given-name" />
        <Field name="infix" label={t('fields.infix')} autoComplete="additional-name" />
        <Field name="lastName" label={t('fields.lastName')} autoComplete="family-name" />
        <Field name="email" label={t('fields.email')} autoComplete="email" hint={t('register.emailHint')} />
        {centres.length > 1 ? (
          <SelectField
            name="organizationId"
            label={t('fields.organizationId')}
            isOptional={false}
            placeholder={t('register.choose')}
            options={centres.map(({ id, name, city }) => ({
              value: id,
              label: [name, city].filter(Boolean).join(', '),
            }))}
          />
        ) : null}
        <PasswordField
          name="password"
          label={t('fields.password')}
          hint={t('register.rules')}
          autoComplete="new-password"
        />
        <PasswordField
          name="passwordConfirmation"
          label={t('fields.passwordConfirmation')}
          autoComplete="new-password"
        />
        <p className="text-sm text-muted">{t('register.privacy')}</p>
        <SubmitButton className="w-full">{t('register.submit')}</SubmitButton>
      </CommandForm>
      <Link to={nextPath(ownPath(query.get('terug')))} className={`mt-3 text-ui ${linkClass}`}>
        {t('register.signIn')}
      </Link>
    </HousePage>
  )
}

/** The same for an address that is known here and for one that is not. */
function MailSent({ email }: { email: string }) {
  const t = useT('volunteers')
  return (
    <HousePage door="vrijwilliger" icon={MailCheck} title={t('register.sent.title')} isAnswer>
      <p className="break-words text-ink2">{t('register.sent.text', { email })}</p>
      <p className="mt-3 text-ui text-muted">{t('register.sent.spam')}</p>
      <Link to="/stagebank" className={`mt-3 text-ui ${linkClass}`}>
        {t('register.sent.look')}
      </Link>
    </HousePage>
  )
}
