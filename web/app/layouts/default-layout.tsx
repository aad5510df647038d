import { Outlet } from 'react-router'
import { ErrorScreen } from '#app/features/shell/errors/error-screen.tsx'
import { errorTitle } from '#app/features/shell/errors/error-title.ts'
import { Shell } from '#app/features/shell/frame/shell.tsx'
import { findMenu } from '#app/features/shell/menu/menu.server.ts'
import { useLostChunk } from '#lib/lost-chunk.ts'
import type { Route } from './+types/default-layout'

export const meta: Route.MetaFunction = ({ matches, error }) => errorTitle(matches, error)

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
