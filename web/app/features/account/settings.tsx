import { PushCard } from '#app/features/push-devices/push-card.tsx'
import { findPushDevices } from '#app/features/push-devices/push-devices.data.ts'
import { authErrors } from '#lib/auth-errors.server.ts'
import { apiContext, pageContext } from '#lib/context.ts'
import { type FormAnswer, save } from '#lib/form.ts'
import { locales, useLocale, useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import { useRoot } from '#lib/use-root.ts'
import { removePushDevice } from '#protocol/features/push-devices.ts'
import { sessions } from '#protocol/features/sessions.ts'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Download } from '#ui/icons.tsx'
import type { Route } from './+types/settings'
import { PasswordForm } from './password-form.tsx'
import { PreferenceCard } from './preference-card.tsx'
import { SessionList } from './session-list.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'account', 'settings.title')

const modes = ['system', 'light', 'dark'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const { user, sessionId: here, acting } = await requireSession(context)
  const api = context.get(apiContext)
  const [found, pushDevices] = await Promise.all([
    api.list(sessions, { filter: { userIdEq: user.id }, page: { size: 50 } }),
    context.get(pageContext).site.flags.hours && !acting ? findPushDevices(api, user.id, here) : null,
  ])
  return {
    pushDevices,
    isActing: acting !== null,
    sessions: found
      .map(({ id, kind, userAgent, lastUsedAt }) => ({ id, kind, userAgent, lastUsedAt, isHere: id === here }))
      .sort((one, other) => Number(other.isHere) - Number(one.isHere)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const ended = String(form.get('sessionId') ?? '')
  if (ended) {
    const answer = await save(() => context.get(apiContext).remove(sessions, ended))
    return { about: 'session' as const, ...answer.data }
  }
  const pushDeviceId = String(form.get('pushDeviceId') ?? '')
  if (pushDeviceId) {
    const answer = await save(() => context.get(apiContext).run(removePushDevice, pushDeviceId))
    return { about: 'push' as const, ...answer.data }
  }
  return { about: 'password' as const, ...(await changePassword(context, form)) }
}

async function changePassword(context: Route.ActionArgs['context'], form: FormData): Promise<FormAnswer> {
  const fields = ['currentPassword', 'password', 'passwordConfirmation']
  const { transport } = context.get(pageContext)
  const answer = await transport({
    method: 'PUT',
    path: '/auth/password',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? '')]))),
  })
  if (answer.status < 300) return { isSaved: true, errors: [] }
  if (answer.status >= 500) throw new Response(null, { status: answer.status })
  return { isSaved: false, errors: authErrors(JSON.parse(answer.body).errors ?? []) }
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('account')
  const { mode } = useRoot()
  const locale = useLocale()
  return (
    <div className="grid gap-4 md:gap-6">
      <h1 className="text-h2">{t('settings.title')}</h1>
      <PreferenceCard
        name="mode"
        title={t('mode.title')}
        lead={t('mode.lead')}
        options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        current={mode}
      />
      <PreferenceCard
        name="locale"
        title={t('language.title')}
        lead={t('language.lead')}
        options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
        current={locale}
      />
      <PasswordForm answer={actionData?.about === 'password' ? actionData : undefined} />
      {loaderData.pushDevices ? <PushCard devices={loaderData.pushDevices} /> : null}
      <SessionList sessions={loaderData.sessions} answer={actionData?.about === 'session' ? actionData : undefined} />
      {loaderData.isActing ? null : (
        <Card title={t('ownData.title')}>
          <p className="text-ui text-muted">{t('ownData.text')}</p>
          <a href="/api/v1/current_user/export" className={buttonClass('outline', 'xl', 'mt-4')}>
            <Download className="size-5" />
            {t('ownData.go')}
          </a>
        </Card>
      )}
      <Card title={t('leave.title')}>
        <p className="text-ui text-muted">{t('leave.text')}</p>
        <ButtonLink to="/account/verwijderen" look="outline" className="mt-4">
          {t('leave.go')}
        </ButtonLink>
      </Card>
    </div>
  )
}
