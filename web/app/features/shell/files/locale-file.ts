import { messagesAge } from '#lib/constants.ts'
import { locales } from '#lib/i18n.tsx'
import { messages } from '#lib/messages.server.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import type { Route } from './+types/locale-file'

/** Every word of one language, kept by the browser for a day. */
export function loader({ params }: Route.LoaderArgs) {
  const locale = params.file.replace(/\.json$/, '')
  if (!isOneOf(locales, locale)) throw new Response(null, { status: 404 })
  return Response.json(messages[locale], { headers: { 'cache-control': `public, max-age=${messagesAge}` } })
}
