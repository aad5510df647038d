import { data, redirect } from 'react-router'
import { apiContext } from '#lib/context.ts'
import { withToast } from '#lib/flash.ts'
import { requireSession } from '#lib/session.server.ts'
import { ApiError } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { absences, cancelAbsence, endAbsence } from '#protocol/features/absences.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import type { Route } from './+types/change-absence'

/** Says that somebody comes again or takes a report back, and returns to the page that asked for it. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { user } = await requireSession(context)
  if (!isId(params.id)) throw data(null, { status: 404 })
  const api = context.get(apiContext)
  const form = await request.formData()
  const back = ownPath(form.get('back')) ?? '/dashboard'
  try {
    const { student } = await api.find(absences, params.id, { include: ['student'] })
    const isEnd = form.get('do') === 'end'
    if (isEnd) await api.run(endAbsence, params.id, { lastDay: String(form.get('lastDay')) })
    else await api.run(cancelAbsence, params.id)
    const title = isEnd ? (student?.id === user.id ? 'ended' : 'endedFor') : 'cancelled'
    return redirect(back, withToast({ title: `absences.done.${title}` }))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    return redirect(back, withToast({ title: error.errors[0]?.detail ?? error.message, color: 'danger' }))
  }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  await requireSession(context)
  if (!isId(params.id)) throw data(null, { status: 404 })
  const { internship } = await context.get(apiContext).find(absences, params.id, { include: ['internship'] })
  return redirect(internship ? `/internships/${internship.id}` : '/dashboard')
}
