import { useState } from 'react'
import { redirect } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { type FormError, save } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import type { Client } from '#protocol/client.ts'
import { approveHours, undoHourApproval } from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { CommandForm } from '#ui/command-form.tsx'
import { Field } from '#ui/field.tsx'
import { Check, Clock, QrCode } from '#ui/icons.tsx'
import { Pager } from '#ui/pager.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { hoursText } from '../hours-text.ts'
import type { Route } from './+types/confirm'
import { groupsOf, readWaiting, type Waiting } from './waiting.data.ts'
import { WaitingGroup } from './waiting-group.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'hours', 'waiting.title')

/** Whoever has hours of their own comes to their sheet; whoever confirms those of others to what waits. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await requireSession(context)
  const api = apiOf(context, session)
  if (!session.can.confirmHours)
    throw redirect(session.can.logHours ? await ownSheet(api, session.user.id) : '/dashboard')
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('pagina'))) || 1)
  return readWaiting(api, session, page)
}

async function ownSheet(api: Client, userId: string): Promise<string> {
  const [newest] = await api.list(internships, {
    filter: { studentIdEq: userId, statusIn: ['running', 'evaluating', 'completed', 'ready'] },
    page: { size: 1 },
  })
  return newest ? `/urenbriefje/${newest.id}` : '/dashboard'
}

/** What is taken back at once travels in a cookie, which holds so many. */
const UNDO_AT_ONCE = 60

export async function action({ context, request }: Route.ActionArgs) {
  const api = apiOf(context, await requireSession(context))
  const form = await request.formData()
  const isUndo = form.get('decision') === 'undo'
  const entryIds = isUndo ? String(form.get('id')).split(':') : form.getAll('entryIds').map(String)
  return save(async () => {
    if (isUndo) {
      await api.run(undoHourApproval, '', { entryIds })
      return redirect('/uren', withToast({ title: 'hours.did.undoApprove' }))
    }
    const text = (name: string) => String(form.get(name) ?? '').trim() || null
    const given = { entryIds, seenAt: text('seenAt'), reason: text('reason') }
    const { done } = await api.run(approveHours, '', given)
    if (done === 0) return redirect('/uren', withToast({ title: 'hours.did.forSchool', color: 'warning' }))
    const undo = entryIds.length <= UNDO_AT_ONCE ? { undo: { to: '/uren', id: entryIds.join(':') } } : {}
    return redirect('/uren', withToast({ title: 'hours.did.approve', ...undo }))
  }, approveHours.input)
}

/** All that waits: leave out who was otherwise, and confirm the rest with one button. */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT('hours')
  const { entries, isSchool } = loaderData
  return (
    <div className="wrap max-w-[46rem] py-6 md:py-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h1">{t(isSchool ? 'atHosts.title' : 'waiting.title')}</h1>
        {isSchool ? null : (
          <ButtonLink to="/inchecken" look="outline" size="md" className="min-h-11">
            <QrCode className="size-5" />
            {t('checkIn')}
          </ButtonLink>
        )}
      </div>
      {entries.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            icon={Clock}
            title={t(isSchool ? 'atHosts.none' : 'waiting.none')}
            text={t(isSchool ? 'atHosts.noneText' : 'waiting.noneText')}
            action={
              <ButtonLink to="/internships" look="outline">
                {t('waiting.toInterns')}
              </ButtonLink>
            }
          />
        </div>
      ) : (
        <WaitingForm key={loaderData.seenAt} of={loaderData} errors={actionData?.errors ?? []} />
      )}
    </div>
  )
}

/** For a host everything is ticked, because it mostly is right. A school ticks what it takes upon itself. */
function WaitingForm({ of, errors }: { of: Waiting; errors: FormError[] }) {
  const t = useT('hours')
  const locale = useLocale()
  const { entries, isSchool, seenAt, page, last, count } = of
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const isOn = (id: string) => changed.has(id) === isSchool
  const set = (ids: readonly string[], on: boolean) => {
    const next = new Set(changed)
    for (const id of ids) on === isSchool ? next.add(id) : next.delete(id)
    setChanged(next)
  }
  const minutes = entries
    .filter(({ id, needsSchool }) => isOn(id) && (isSchool || !needsSchool))
    .reduce((sum, each) => sum + each.minutes, 0)
  return (
    <CommandForm
      command={approveHours}
      errors={errors}
      labels={{ reason: t('fields.whyInstead') }}
      className="mt-2 [&>[role=alert]]:mb-4"
    >
      <p className="text-lead text-ink2">{t(isSchool ? 'atHosts.lead' : 'waiting.lead')}</p>
      <input type="hidden" name="seenAt" value={seenAt} />
      {groupsOf(of).map(({ key, days }) => (
        <WaitingGroup key={key} days={days} isSchool={isSchool} isOn={isOn} set={set} />
      ))}
      {last > 1 ? (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <p className="text-ui text-muted">{t('waiting.page', { count, page, last })}</p>
          <Pager page={page} last={last} to={(number) => ({ search: number > 1 ? `?pagina=${number}` : '' })} />
        </div>
      ) : null}
      <div
        data-sticky-action
        data-bar-stays
        className="sticky bottom-0 z-10 -mx-5 mt-5 grid gap-3 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8 lg:mx-0 lg:justify-items-start lg:rounded-t-card lg:border-x lg:px-5"
      >
        {isSchool && minutes > 0 ? (
          <Field name="reason" label={t('fields.whyInstead')} isOptional={false} className="w-full" />
        ) : null}
        <SubmitButton className="w-full lg:w-auto">
          <Check className="size-5" />
          {minutes === 0 ? t('waiting.choose') : t('waiting.approveHours', { hours: hoursText(minutes, locale) })}
        </SubmitButton>
      </div>
    </CommandForm>
  )
}
