import { redirect } from 'react-router'
import { modes } from '#lib/color-modes.ts'
import { preferenceCookieAge } from '#lib/constants.ts'
import { pageContext } from '#lib/context.ts'
import { locales } from '#lib/i18n.tsx'
import { allowedVideos, videoHosts } from '#protocol/features/content/videos.ts'
import { isOneOf, keysOf } from '#protocol/shared/guards.ts'
import { ownPath } from '#protocol/shared/own-path.ts'
import type { Route } from './+types/preferences'

/** Language, colour mode and whose videos to play: kept in cookies for a year, and back to the page it was chosen on. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const headers = new Headers()
  const keep = (name: string, value: string) =>
    headers.append('set-cookie', `${name}=${value}; Path=/; Max-Age=${preferenceCookieAge}; SameSite=Lax`)
  const known = {
    locale: locales,
    mode: modes,
    tenant: context.get(pageContext).sites.map(({ key }) => key),
  }
  for (const name of keysOf(known)) {
    const value = form.get(name)
    if (isOneOf<string>(known[name], value)) keep(name, value)
  }
  const [play, stop] = [form.get('play'), form.get('stop')]
  if (isOneOf(videoHosts, play) || isOneOf(videoHosts, stop)) {
    const said = allowedVideos(request.headers.get('cookie'))
    keep('video', videoHosts.filter((host) => host !== stop && (host === play || said.includes(host))).join('.'))
  }
  return redirect(ownPath(form.get('back')) ?? '/', { headers })
}

export const loader = () => redirect('/')
