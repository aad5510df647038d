import { redirect } from 'react-router'
import { preferenceCookieAge } from '#lib/constants.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import type { Route } from './+types/keep-period'

/** The period one works in is kept on this device, like the language and the colours: it is about looking, not about data. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const period = String(form.get('period') ?? '')
  const headers = new Headers()
  if (isId(period)) {
    headers.append('set-cookie', `period=${period}; Path=/; Max-Age=${preferenceCookieAge}; SameSite=Lax`)
  }
  return redirect(ownPath(form.get('back')) ?? '/', { headers })
}

export const loader = () => redirect('/internship_periods')
