import { Outlet } from 'react-router'
import { ErrorScreen, errorKind } from '#app/features/shell/errors/error-screen.tsx'
import { Shell } from '#app/features/shell/frame/shell.tsx'
import { findMenu } from '#app/features/shell/menu/menu.server.ts'
import { useLostChunk } from '#lib/lost-chunk.ts'
import { pageTitle } from '#lib/title.ts'
import type { Route } from './+types/default-layout'

/** Only for when something went wrong: a page that works has a title of its own. */
export const meta: Route.MetaFunction = ({ matches, error }) =>
  error ? pageTitle(matches, 'errors', `pages.${errorKind(error)}`) : []

/** The menu that the site's editors made stands above every page. */
export async function loader({ context }: Route.LoaderArgs) {
  return { menu: await findMenu(context) }
}

export default function DefaultLayout() {
  useLostChunk()
  return (
    <Shell>
      <main id="inhoud" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorScreen error={error} />
    </Shell>
  )
}
