import { data, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { type FormError, submit } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { pageTitle } from '#lib/title.ts'
import { ApiError } from '#protocol/client.ts'
import { approveDeletion, deletionRequests, denyDeletion } from '#protocol/features/erasure.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink, buttonClass, SubmitButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CommandForm, RuledForm } from '#ui/command-form.tsx'
import { StatusPill } from '#ui/status-mark.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Route } from './+types/decide'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'erasure', 'pages.decide')

export async function loader({ params, context }: Route.LoaderArgs) {
  const request = await context.get(apiContext).find(deletionRequests, params.id, { include: ['user', 'organization'] })
  const { user } = request
  return {
    status: request.status,
    createdAt: request.createdAt,
    answerBy: request.answerBy,
    isUrgent: request.isUrgent,
    school: request.organization?.name ?? '',
    name: [user?.firstName, user?.infix, user?.lastName].filter(Boolean).join(' '),
    email: user?.email ?? '',
    canDecide: request.can.approveDeletion === true,
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.clone().formData()
  if (form.get('decision') === 'deny') {
    const answer = await submit(request, denyDeletion, async (input) => {
      await api.run(denyDeletion, params.id, input)
      return redirect('/dashboard', withToast({ title: 'erasure.decide.denied' }))
    })
    return data({ about: 'deny', errors: answer.data.errors }, answer.init ?? undefined)
  }
  try {
    await api.run(approveDeletion, params.id)
    return redirect('/dashboard', withToast({ title: 'erasure.decide.approved' }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    const errors = error.errors.map(({ code, detail }): FormError => ({ field: null, code, text: detail }))
    return data({ about: 'approve', errors }, error.status)
  }
}

/** The school decides: the account goes for good, or it stays and the person reads why. */
export default function Decide({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('erasure')
  const locale = useLocale()
  const { status, createdAt, answerBy, isUrgent, name, email, school, canDecide } = loaderData
  const errorsOf = (about: string) => (actionData?.about === about ? actionData.errors : undefined)
  return (
    <div className="wrap grid max-w-[46rem] gap-4 py-6 md:gap-6 md:py-10">
      <Card>
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={name} className="size-14 text-lg" />
          <div className="min-w-0 flex-1 basis-52">
            <h1 className="text-h2 break-words">{t('decide.title', { name })}</h1>
            <p className="text-ui break-words text-muted">{status === 'approved' ? school : email}</p>
          </div>
          {status === 'pending' ? (
            <StatusPill status={isUrgent ? 'warn' : 'wait'}>
              {t(isUrgent ? 'decide.urgent' : 'decide.waiting')}
            </StatusPill>
          ) : null}
        </div>
        <p className="mt-4 text-ui text-ink2">
          {t(status === 'pending' ? 'decide.since' : `decide.was.${status}`, {
            date: dateText(createdAt, locale, 'full'),
            until: dateText(answerBy, locale, 'full'),
          })}
        </p>
        {status === 'pending' && !canDecide ? <p className="mt-2 text-ui">{t('decide.notYou')}</p> : null}
        {canDecide ? null : (
          <ButtonLink to="/dashboard" look="outline" className="mt-5">
            {t('toDashboard')}
          </ButtonLink>
        )}
      </Card>
      {canDecide ? (
        <>
          <Card title={t('decide.approve.title')}>
            <p className="text-ui text-ink2">{t('decide.approve.text')}</p>
            <RuledForm errors={errorsOf('approve')} className="mt-5 grid gap-5">
              <input type="hidden" name="decision" value="approve" />
              {/* Two presses, also before scripts arrive: this cannot be taken back. */}
              <details>
                <summary className={buttonClass('outline', 'xl', 'w-fit list-none')}>
                  {t('decide.approve.first')}
                </summary>
                <p className="mt-4 mb-3 text-ui font-semibold">{t('decide.approve.sure', { name })}</p>
                <SubmitButton look="danger">{t('decide.approve.submit')}</SubmitButton>
              </details>
            </RuledForm>
          </Card>
          <Card title={t('decide.deny.title')}>
            <p className="text-ui text-ink2">{t('decide.deny.text')}</p>
            <CommandForm
              command={denyDeletion}
              errors={errorsOf('deny')}
              labels={{ reason: t('decide.deny.reason') }}
              className="mt-5 grid gap-5"
            >
              <input type="hidden" name="decision" value="deny" />
              <TextArea name="reason" label={t('decide.deny.reason')} hint={t('decide.deny.hint')} />
              <div>
                <SubmitButton look="outline">{t('decide.deny.submit')}</SubmitButton>
              </div>
            </CommandForm>
          </Card>
        </>
      ) : null}
    </div>
  )
}
