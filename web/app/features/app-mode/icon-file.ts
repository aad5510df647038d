import { pageContext } from '#lib/context.ts'
import type { Route } from './+types/icon-file'

/** The ring on the partner's colour, with room around it: a device cuts its own shape out of it. */
export function loader({ context }: Route.LoaderArgs) {
  const { primary, secondary } = context.get(pageContext).site.theme
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" fill="none">
  <path d="M0 0h80v80H0z" fill="${primary[700]}"/>
  <path d="M46.2 26.1A15.2 15.2 0 1 0 55 42.6" stroke="#fff" stroke-width="6" stroke-linecap="round"/>
  <circle cx="53.2" cy="31.4" r="4.6" fill="${secondary[300]}"/>
</svg>
`
  return new Response(icon, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      vary: 'X-Tenant, Cookie',
    },
  })
}
