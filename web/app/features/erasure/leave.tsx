import { Form, Link } from 'react-router'
import { NotWhileActing } from '#app/features/sessions/acting/not-while-acting.tsx'
import { HousePage, linkClass } from '#app/features/sessions/sign-in/doors/house-page.tsx'
import type { Door } from '#app/features/sessions/sign-in/doors/houses.ts'
import { useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import { CircleCheck, Download, MailCheck, UserRoundX } from '#ui/icons.tsx'
import type { Route } from './+types/leave'
import { AskForm, SureForm } from './ask-form.tsx'
import { ask, confirmLeaving, leaving, type Outcome, withdraw } from './leave.data.ts'
import { Problem, RequestState } from './request-state.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'erasure', 'title')

export async function loader({ context, request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '', who: await leaving(context) }
}

/** Opening the link of the mail changes nothing: mail scanners open links too. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const token = String(form.get('token') ?? '')
  if (token) return confirmLeaving(context, token)
  await requireSession(context)
  const withdrawn = String(form.get('withdraw') ?? '')
  return withdrawn ? withdraw(context, withdrawn) : ask(context, form.get('sure') === '1')
}

const ends: Partial<Record<Outcome, IconDrawing>> = { mailed: MailCheck, deleted: CircleCheck, over: UserRoundX }

export default function Leave({ loaderData: { token, who }, actionData }: Route.ComponentProps) {
  const t = useT('erasure')
  const outcome = actionData?.outcome
  const door: Door = who?.isHost ? 'stagebieder' : 'leerling'
  const endIcon = outcome && ends[outcome]
  if (outcome && endIcon) {
    const key: string = outcome
    return (
      <HousePage key={outcome} door={door} icon={endIcon} title={t(`${key}.title`)} isAnswer>
        <p className="break-words text-ink2">{t(`${key}.text`, { email: who?.email ?? '' })}</p>
        <ButtonLink to={outcome === 'over' ? '/account/verwijderen' : '/'} className="mt-5 w-full">
          {t(`${key}.go`)}
        </ButtonLink>
      </HousePage>
    )
  }
  const house = { door, icon: UserRoundX }
  const isRefused = outcome === 'refused' || outcome === 'throttled'
  const problem = actionData && isRefused ? <Problem answer={actionData} /> : null
  if (token) {
    return (
      <HousePage {...house} title={t('confirm.title')} lead={t('confirm.lead')}>
        {problem}
        <Consequences />
        <Form method="post" className="mt-5">
          <input type="hidden" name="token" value={token} />
          <SubmitButton look="danger" className="w-full">
            {t('confirm.submit')}
          </SubmitButton>
        </Form>
        <Link to="/" className={`mt-3 text-ui ${linkClass}`}>
          {t('keep')}
        </Link>
      </HousePage>
    )
  }
  if (!who) {
    return (
      <HousePage {...house} title={t('title')} lead={t('guest.lead')}>
        <Consequences />
        <ButtonLink to="/inloggen?terug=/account/verwijderen" className="mt-5 w-full">
          {t('guest.signIn')}
        </ButtonLink>
        <p className="mt-4 text-ui text-muted">{t('guest.noAccess')}</p>
      </HousePage>
    )
  }
  if (outcome === 'sure') {
    return (
      <HousePage {...house} key="sure" title={t('sure.title')} lead={t('sure.text', { school: who.school })} isAnswer>
        <SureForm />
        <Link to="/dashboard" className={`mt-3 text-ui ${linkClass}`}>
          {t('keep')}
        </Link>
      </HousePage>
    )
  }
  const isWaiting = who.request?.status === 'pending'
  const { email, school } = who
  return (
    <HousePage
      {...house}
      title={t('title')}
      lead={t(who.isProvisioned ? 'school.lead' : 'alone.lead', { email, school })}
    >
      {problem}
      <RequestState who={who} outcome={outcome} />
      {isWaiting ? null : <Consequences />}
      {who.isActing ? (
        <NotWhileActing className="mt-5" />
      ) : (
        <>
          <a
            href="/api/v1/current_user/export"
            className="mt-5 flex min-h-12 items-center gap-3 rounded-tile border border-line2 px-4 py-2 text-ui font-semibold text-ink no-underline hover:bg-sunken"
          >
            <Download className="size-5 shrink-0 text-muted" />
            <span>
              {t('download.title')}
              <span className="block text-sm font-normal text-muted">{t('download.text')}</span>
            </span>
          </a>
          {isWaiting ? null : <AskForm who={who} />}
        </>
      )}
      <Link to="/dashboard" className={`mt-3 text-ui ${linkClass}`}>
        {t(isWaiting ? 'toDashboard' : 'keep')}
      </Link>
    </HousePage>
  )
}

/** What goes and what stays, before anything is asked. */
function Consequences() {
  const t = useT('erasure')
  return (
    <dl className="grid gap-2 text-ui">
      {['gone', 'kept'].map((key) => (
        <div key={key}>
          <dt className="font-semibold">{t(`${key}.title`)}</dt>
          <dd className="text-pretty text-ink2">{t(`${key}.text`)}</dd>
        </div>
      ))}
    </dl>
  )
}
