import { pageContext } from '#lib/context.ts'
import type { Route } from './+types/manifest-file'

/** What a device needs to know to keep the site among its apps, in the name and colours of the partner. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, locale } = context.get(pageContext)
  const manifest = {
    id: '/app',
    name: site.appName,
    short_name: site.name,
    description: site.slogan[locale],
    lang: locale,
    start_url: site.flags.appMode ? '/app?als=web' : '/',
    scope: '/',
    display: site.flags.appMode ? 'standalone' : 'browser',
    theme_color: site.theme.primary[700],
    background_color: '#ffffff',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/app-icoon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
      vary: 'X-Tenant, Cookie, Accept-Language',
    },
  })
}
