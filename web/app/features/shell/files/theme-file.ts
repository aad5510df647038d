import { fontFaces } from '#lib/fonts.server.ts'
import { lookStyles } from '#lib/styles.server.ts'
import { fonts } from '#protocol/tenants/themes.ts'
import type { Route } from './+types/theme-file'

/** The colours and fonts of the site as a style sheet, for a page that was written before they changed. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return new Response(await sheetFor(context, request), {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'X-Tenant, Cookie',
    },
  })
}

/** Whoever chooses a font sees all of them; every other page names only its own. */
async function sheetFor(context: Route.LoaderArgs['context'], request: Request): Promise<string> {
  if (new URL(request.url).searchParams.get('fonts') === 'all')
    return fonts.map((font) => fontFaces({ sans: font, heading: font })).join('')
  return lookStyles(context)
}
