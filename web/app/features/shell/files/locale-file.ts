import { messagesAge } from '#lib/constants.ts'
import { type Locale, locales } from '#lib/i18n.tsx'
import { messages } from '#lib/messages.server.ts'
import type { Route } from './+types/locale-file'

/** Every word of one language, kept by the browser for a day. */
export function loader({ params }: Route.LoaderArgs) {
  const locale = params.file.replace(/\.json$/, '') as Locale
  if (!locales.includes(locale)) throw new Response(null, { status: 404 })
  return Response.json(messages[locale], { headers: { 'cache-control': `public, max-age=${messagesAge}` } })
}
