import { Form, Link, redirect } from 'react-router'
import { apiOf } from '#lib/context.ts'
import { dateText } from '#lib/dates.ts'
import { withToast } from '#lib/flash.ts'
import { save } from '#lib/form.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import { personName } from '#lib/person-name.ts'
import { requireSession } from '#lib/session.server.ts'
import { pageTitle } from '#lib/title.ts'
import type { Client } from '#protocol/client.ts'
import { approveHours, hourEntries, undoHourApproval } from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'
import { ButtonLink, SubmitButton } from '#ui/button.tsx'
import { FormProblems } from '#ui/form-problems.tsx'
import { Check, Clock } from '#ui/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { TickBox } from '#ui/tick-box.tsx'
import { clockText, hoursText } from '../hours-text.ts'
import type { Route } from './+types/confirm'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'hours', 'waiting.title')

/** Whoever has hours of their own comes to their sheet; whoever confirms those of others to what waits. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireSession(context)
  const api = apiOf(context, session)
  if (!session.can.confirmHours) throw redirect(await ownSheet(api, session.user.id))
  const found = await api.list(hourEntries, {
    filter: { toConfirm: true },
    include: ['internship', 'student'],
    page: { size: 200 },
  })
  const entries = found.map(({ id, day, startsAt, endsAt, minutes, work, internship, student }) => ({
    id,
    day,
    times: startsAt && endsAt ? `${clockText(startsAt)}–${clockText(endsAt)}` : '',
    minutes,
    work: work ?? null,
    sheet: internship?.id ?? '',
    student: personName(student) || (internship?.studentName ?? ''),
  }))
  return { entries, seenAt: new Date().toISOString() }
}

async function ownSheet(api: Client, userId: string): Promise<string> {
  const [newest] = await api.list(internships, {
    filter: { studentIdEq: userId, statusIn: ['running', 'evaluating', 'completed', 'ready'] },
    page: { size: 1 },
  })
  return newest ? `/urenbriefje/${newest.id}` : '/dashboard'
}

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
    await api.run(approveHours, '', { entryIds, seenAt: String(form.get('seenAt') ?? '') || null })
    return redirect('/uren', withToast({ title: 'hours.did.approve', undo: { to: '/uren', id: entryIds.join(':') } }))
  }, approveHours.input)
}

/** All that waits, day by day: tick off who was otherwise, and confirm the rest with one button. */
export default function ConfirmPage({ loaderData: { entries, seenAt }, actionData }: Route.ComponentProps) {
  const t = useT('hours')
  const locale = useLocale()
  const days = Map.groupBy(entries, ({ day }) => day)
  return (
    <div className="wrap max-w-[46rem] py-6 md:py-10">
      <h1 className="text-h1">{t('waiting.title')}</h1>
      {entries.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            icon={Clock}
            title={t('waiting.none')}
            text={t('waiting.noneText')}
            action={
              <ButtonLink to="/internships" look="outline">
                {t('waiting.toInterns')}
              </ButtonLink>
            }
          />
        </div>
      ) : (
        <Form method="post" className="mt-2">
          <p className="text-lead text-ink2">{t('waiting.lead')}</p>
          <FormProblems errors={actionData?.errors ?? []} answer={actionData} />
          <input type="hidden" name="seenAt" value={seenAt} />
          {[...days].map(([day, those]) => (
            <section key={day} className="mt-5 rounded-card border border-line bg-surface">
              <h2 className="px-5 pt-4 pb-2 text-h3">{dateText(day, locale, 'long')}</h2>
              <ul>
                {those.map(({ id, times, minutes, work, sheet, student }) => (
                  <li key={id} className="flex items-center gap-3 border-t border-line px-5 py-2">
                    <label
                      htmlFor={`uren-${id}`}
                      className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3"
                    >
                      <TickBox id={`uren-${id}`} name="entryIds" value={id} defaultChecked />
                      <span className="min-w-0 flex-1">
                        <span className="block truncate font-semibold">{student}</span>
                        <span className="block truncate text-sm text-muted">
                          {[times, work].filter(Boolean).join(' · ')}
                        </span>
                      </span>
                      <span className="shrink-0 font-semibold tabular-nums">
                        {t('count', { hours: hoursText(minutes, locale) })}
                      </span>
                    </label>
                    <Link
                      to={`/urenbriefje/${sheet}?terug=${id}`}
                      className="inline-flex min-h-11 shrink-0 items-center text-sm font-semibold"
                      aria-label={t('waiting.otherwiseOf', { student })}
                    >
                      {t('do.otherwise')}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <div className="sticky bottom-0 -mx-5 mt-5 border-t border-line bg-surface px-5 py-3 md:static md:mx-0 md:border-0 md:bg-transparent md:px-0">
            <SubmitButton className="w-full md:w-auto">
              <Check className="size-5" />
              {t('waiting.approve')}
            </SubmitButton>
          </div>
        </Form>
      )}
    </div>
  )
}
