import { data, redirect, type ShouldRevalidateFunction } from 'react-router'
import { decided, takeBack, tooLate } from '#app/features/queue/decided.server.ts'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { errorsOf, type FormError } from '#lib/form.ts'
import { pageTitle } from '#lib/title.ts'
import { ApiError } from '#protocol/client.ts'
import { check } from '#protocol/declaring/fields.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import {
  approveSelfFound,
  reconsiderSelfFound,
  refuseSelfFound,
  selfFoundReason,
  sendBackSelfFound,
  withdrawSelfFound,
} from '#protocol/features/self-found.ts'
import type { Route } from './+types/self-found'
import { OwnReports } from './own-reports.tsx'
import { Queue } from './queue/queue.tsx'
import { readTab } from './report-tabs.ts'
import { requirePart } from './require-self-found.server.ts'
import { findReport, readOpenPeriods, readOwn, readQueue } from './self-found.server.ts'

const path = '/zelfgevonden'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'self-found', 'title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { isStaff } = await requirePart(context)
  const api = context.get(apiContext)
  if (!isStaff) {
    const [reports, periods] = await Promise.all([readOwn(api), readOpenPeriods(api)])
    return { isStaff: false as const, reports, mayReport: periods.length > 0 }
  }
  const asked = new URL(request.url).searchParams
  const tab = readTab(asked.get('status'))
  return {
    isStaff: true as const,
    tab,
    hasDecided: asked.has('volgende'),
    ...(await readQueue(api, tab, asked.get('id') ?? asked.get('volgende'))),
  }
}

export type DecisionAnswer = { id: string; reason: string; errors: FormError[]; isChanged?: boolean }

/** A report that changed under the hands of whoever decides is shown anew, although nothing was saved. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 412 || defaultShouldRevalidate

/** After a decision the next one is up. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [id, reason, decision] = [text('id'), text('reason'), text('decision')]
  const since = { since: text('since') || undefined }
  const about = { path, id, next: text('next') }
  if (decision === 'undo') return takeBack(path, id, () => api.run(reconsiderSelfFound, id))
  try {
    if (decision === 'withdraw') {
      await api.run(withdrawSelfFound, id)
      return redirect(path, withToast({ title: 'self-found.said.withdrawn' }))
    }
    if (decision === 'approve') {
      const organizationId = text('organizationId')
      const organizationType = text('organizationType') === 'Provider' ? 'Provider' : 'NonProfit'
      const evenSo = text('evenSo') === 'true'
      const isNew = organizationId === 'new'
      const host = isId(organizationId) ? { organizationId, evenSo } : ({ organizationType, isNew, evenSo } as const)
      await api.run(approveSelfFound, id, host, since)
      return decided({ ...about, said: 'self-found.said.approved' })
    }
    const problem = check(selfFoundReason, reason)
    if (problem) return data<DecisionAnswer>({ id, reason, errors: [{ field: 'reason', ...problem }] }, 422)
    const isRefused = decision === 'refuse'
    await api.run(isRefused ? refuseSelfFound : sendBackSelfFound, id, { reason }, since)
    return decided({ ...about, said: `self-found.said.${isRefused ? 'refused' : 'sentBack'}` })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isChanged = error.status === 412 && (await findReport(api, id))?.can.refuseSelfFound === true
    if (isChanged) return data<DecisionAnswer>({ id, reason, errors: [], isChanged }, 412)
    // The student took it back, or a colleague was earlier.
    const isToChoose = error.errors[0]?.code === 'selfFound.maybeKnown'
    if ([404, 409, 412].includes(error.status) && !isToChoose)
      return tooLate({ ...about, said: 'self-found.said.gone' })
    const { status, errors } = errorsOf(error, {})
    return data<DecisionAnswer>({ id, reason, errors }, status)
  }
}

export default function SelfFound({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.isStaff ? <Queue queue={loaderData} answer={actionData} /> : <OwnReports {...loaderData} />
}
