import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { ErrorScreen, errorStatus } from '../features/pages/error-screen.tsx'
import { BottomBar } from '../features/shell/bottom-bar.tsx'
import { Footer } from '../features/shell/footer.tsx'
import { Header } from '../features/shell/header.tsx'
import { SkipLink } from '../features/shell/skip-link.tsx'
import { pageTitle } from '../lib/title.ts'
import type { Route } from './+types/default-layout'

const errorTitles: Record<number, Record<'nl' | 'en', string>> = {
  401: { nl: 'Geen toestemming', en: 'Not authorized' },
  403: { nl: 'Geen toegang', en: 'Access forbidden' },
  404: { nl: 'Pagina niet gevonden', en: 'Page not found' },
}
const anyError = { nl: 'Er ging iets mis', en: 'Something went wrong' }

/** Only for when something went wrong: a page that works has a title of its own. */
export const meta: Route.MetaFunction = ({ matches, error }) =>
  error ? pageTitle(matches, errorTitles[errorStatus(error) ?? 0] ?? anyError) : []

export default function DefaultLayout() {
  return (
    <Shell>
      <main id="inhoud" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
    </Shell>
  )
}

/** A page that fails keeps the header and footer, so that one can go on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorScreen status={errorStatus(error)} />
    </Shell>
  )
}

function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      {children}
      <Footer />
      <BottomBar />
    </div>
  )
}
