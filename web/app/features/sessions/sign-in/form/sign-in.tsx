import { data, Link, useSearchParams } from 'react-router'
import { pageContext } from '#lib/context.ts'
import { useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import { MailCheck } from '#ui/icons.tsx'
import { HousePage, linkClass } from '../doors/house-page.tsx'
import { type FormDoor, isFormDoor, toneOf } from '../doors/houses.ts'
import type { Route } from './+types/sign-in'
import { backOf, callAuth, enter, leaveWhenSignedIn, mailProblemOf, problemOf } from './auth-call.server.ts'
import { demoAccounts, demoAddress, demoPassword } from './demo-accounts.ts'
import { DemoPanel } from './demo-panel.tsx'
import { checkFields, type FormState, rules, textOf } from './form-problem.ts'
import { SignInForm } from './sign-in-form.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  isFormDoor(params.door)
    ? pageTitle(matches, 'sign-in', `pages.${params.door}`)
    : pageTitle(matches, 'errors', 'pages.404')

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isFormDoor(params.door)) throw new Response(null, { status: 404 })
  await leaveWhenSignedIn(context)
  return { door: params.door }
}

type Answer = FormState & { sentTo?: string }

export async function action({ request, context }: Route.ActionArgs) {
  const { site, isDemo } = context.get(pageContext)
  const form = await request.formData()
  const demo = isDemo ? demoAccounts.find(({ name }) => name === form.get('demo')) : undefined
  const email = demo ? demoAddress(demo.name, site.key) : textOf(form.get('email')).trim()
  const byMail = !demo && (form.has('byMail') || (!form.has('password') && site.flags.passwordlessLogin))
  const password = demo ? demoPassword : textOf(form.get('password'))
  const errors = checkFields(
    { email, password },
    byMail ? { email: rules.email } : { email: rules.email, password: rules.password },
  )
  if (errors) return data<Answer>({ email, errors }, { status: 422 })
  const answer = byMail
    ? await callAuth(context, 'POST', '/auth/magic_link', { email })
    : await callAuth(context, 'POST', '/auth/sign_in', { email, password })
  if (answer.status >= 400) {
    const problem = byMail ? mailProblemOf(answer) : problemOf(answer)
    return data<Answer>({ email, problem }, { status: answer.status })
  }
  return byMail ? data<Answer>({ sentTo: email }) : enter(answer, backOf(request))
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('sign-in')
  const { site, isDemo } = useRoot()
  const [query] = useSearchParams()
  const door: FormDoor = loaderData.door
  if (actionData?.sentTo) return <MailSent door={door} email={actionData.sentTo} />
  const isByMail = site.flags.passwordlessLogin && query.get('met') !== 'wachtwoord'
  return (
    <HousePage
      door={door}
      title={t(`doors.${door}.title`)}
      lead={isByMail ? t(`byMail.lead.${toneOf(door)}`) : t(`doors.${door}.text`)}
      below={isDemo ? <DemoPanel door={door} back={ownPath(query.get('terug'))} /> : null}
    >
      <SignInForm door={door} isByMail={isByMail} state={actionData} />
    </HousePage>
  )
}

/** The same for an address that is known here and for one that is not. */
function MailSent({ door, email }: { door: FormDoor; email: string }) {
  const t = useT('sign-in')
  const tone = toneOf(door)
  return (
    <HousePage door={door} icon={MailCheck} title={t(`byMail.sent.title.${tone}`)} isAnswer>
      <p className="break-words text-ink2">{t(`byMail.sent.text.${tone}`, { email })}</p>
      <p className="mt-3 text-ui text-muted">{t('byMail.sent.spam')}</p>
      <Link to={`/inloggen/${door}`} reloadDocument className={`mt-3 text-ui ${linkClass}`}>
        {t('byMail.sent.again')}
      </Link>
    </HousePage>
  )
}
