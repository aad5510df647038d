import { redirect } from 'react-router'
import { preferenceCookieAge } from '#lib/constants.ts'
import { pageContext } from '#lib/context.ts'
import { locales } from '#lib/i18n.tsx'
import { ownPath } from '#protocol/shared/own-path.ts'
import type { Route } from './+types/preferences'

const modes = ['system', 'light', 'dark']

/** Language and colour mode: kept in cookies for a year, and back to the page it was chosen on. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const headers = new Headers()
  const keep = (name: string, value: string) =>
    headers.append('set-cookie', `${name}=${value}; Path=/; Max-Age=${preferenceCookieAge}; SameSite=Lax`)
  const [locale, mode, tenant] = ['locale', 'mode', 'tenant'].map((name) => String(form.get(name) ?? ''))
  if (locales.some((known) => known === locale)) keep('locale', locale as string)
  if (modes.includes(mode as string)) keep('mode', mode as string)
  if (context.get(pageContext).sites.some(({ key }) => key === tenant)) keep('tenant', tenant as string)
  return redirect(ownPath(form.get('back')) ?? '/', { headers })
}

export const loader = () => redirect('/')
