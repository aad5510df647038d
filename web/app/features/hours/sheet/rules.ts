import { apiContext } from '#lib/context.ts'
import { readChecked } from '#lib/form.ts'
import { requireSession } from '#lib/session.server.ts'
import { ApiError } from '#protocol/client.ts'
import { type CheckedHours, checkHours } from '#protocol/features/hours.ts'
import type { Route } from './+types/rules'
import { inMinutes } from './sheet-actions.server.ts'

const nothing: CheckedHours = { breaches: [] }

/** What the law says to hours that are being typed. What is not complete yet breaks nothing. */
export async function action({ params, request, context }: Route.ActionArgs): Promise<CheckedHours> {
  await requireSession(context)
  const form = await request.formData()
  inMinutes(form, 'hours', 'minutes')
  form.set('internshipId', params.id)
  const { input, wrong } = readChecked(checkHours.input, form, false)
  if (wrong) return nothing
  try {
    return await context.get(apiContext).run(checkHours, '', input)
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return nothing
    throw error
  }
}
