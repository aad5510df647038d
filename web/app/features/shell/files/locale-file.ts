import { messagesAge } from '#lib/constants.ts'
import { locales, parts } from '#lib/i18n.tsx'
import { messagesOf } from '#lib/messages.server.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import type { Route } from './+types/locale-file'

/** The words of one language, kept by the browser for a day: `nl.json`, or `nl.visitors.json` for whoever comes in. */
export function loader({ params }: Route.LoaderArgs) {
  const [locale, part = 'all'] = params.file.replace(/\.json$/, '').split('.')
  if (!isOneOf(locales, locale) || !isOneOf(parts, part)) throw new Response(null, { status: 404 })
  return Response.json(messagesOf(locale, part), { headers: { 'cache-control': `public, max-age=${messagesAge}` } })
}
