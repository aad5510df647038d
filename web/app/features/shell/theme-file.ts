import { pageContext } from '../../lib/context.ts'
import { themeCss } from '../../lib/theme.ts'
import type { Route } from './+types/theme-file'

/** The colours and fonts of the site as a style sheet, so that no page needs styles in its own text. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(pageContext)
  return new Response(themeCss(site.theme), {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'X-Tenant, Cookie',
    },
  })
}
