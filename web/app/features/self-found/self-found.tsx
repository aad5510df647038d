import { data, redirect, type ShouldRevalidateFunction } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { errorsOf, type FormError } from '#lib/form.ts'
import { pageTitle } from '#lib/title.ts'
import { ApiError } from '#protocol/client.ts'
import { check } from '#protocol/declaring/fields.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import {
  approveSelfFound,
  refuseSelfFound,
  selfFoundReason,
  sendBackSelfFound,
  withdrawSelfFound,
} from '#protocol/features/self-found.ts'
import type { Route } from './+types/self-found'
import { OwnReports } from './own-reports.tsx'
import { Queue } from './queue/queue.tsx'
import { requirePart } from './require-self-found.server.ts'
import { findReport, readOpenPeriods, readOwn, readQueue, readTab } from './self-found.server.ts'

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
    hasDecided: asked.has('klaar'),
    ...(await readQueue(api, tab, asked.get('id'))),
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
  const next = new URLSearchParams({ klaar: '1', ...(text('next') ? { id: text('next') } : {}) })
  const said = (title: string, to = `/zelfgevonden?${next}`) =>
    redirect(to, withToast({ title: `self-found.said.${title}` }))
  try {
    if (decision === 'withdraw') {
      await api.run(withdrawSelfFound, id)
      return said('withdrawn', '/zelfgevonden')
    }
    if (decision === 'approve') {
      const organizationId = text('organizationId')
      const organizationType = text('organizationType') === 'Provider' ? 'Provider' : 'NonProfit'
      const evenSo = text('evenSo') === 'true'
      const host = isId(organizationId) ? { organizationId, evenSo } : ({ organizationType, evenSo } as const)
      await api.run(approveSelfFound, id, host, since)
      return said('approved')
    }
    const problem = check(selfFoundReason, reason)
    if (problem) return data<DecisionAnswer>({ id, reason, errors: [{ field: 'reason', ...problem }] }, 422)
    const isRefused = decision === 'refuse'
    await api.run(isRefused ? refuseSelfFound : sendBackSelfFound, id, { reason }, since)
    return said(isRefused ? 'refused' : 'sentBack')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isChanged = error.status === 412 && (await findReport(api, id))?.can.refuseSelfFound === true
    if (isChanged) return data<DecisionAnswer>({ id, reason, errors: [], isChanged }, 412)
    // The student took it back, or a colleague was earlier: that is said, and the next one is up.
    if ([404, 409, 412].includes(error.status)) {
      return redirect(`/zelfgevonden?${next}`, withToast({ title: 'self-found.said.gone', color: 'info' }))
    }
    const { status, errors } = errorsOf(error, {})
    return data<DecisionAnswer>({ id, reason, errors }, status)
  }
}

export default function SelfFound({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.isStaff ? <Queue queue={loaderData} answer={actionData} /> : <OwnReports {...loaderData} />
}
