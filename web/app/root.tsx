import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { ErrorScreen, errorStatus } from './features/pages/error-screen.tsx'
import { pageContext } from './lib/context.ts'
import { useLocale } from './lib/i18n.tsx'
import { messagesVersion } from './lib/messages.server.ts'
import { findSession } from './lib/session.server.ts'
import './styles/app.css'

export type Mode = 'system' | 'light' | 'dark'

/** What every page knows: which site this is, who is signed in, and how it should look. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, sites, locale, isDemo, hasEntree } = context.get(pageContext)
  const { key, name, appName, variant, whitelabel, flags, slogan, theme } = site
  const mode = /(?:^|;\s*)mode=(light|dark|system)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? 'system'
  return {
    site: { key, name, appName, variant, whitelabel, flags, slogan: slogan[locale], shape: theme.shape },
    sites: isDemo ? sites : [],
    // A host of its own says which site this is, whatever a cookie says.
    isOwnHost: sites.some(({ url }) => new URL(url).host === new URL(request.url).host),
    isDemo,
    hasEntree,
    locale,
    mode: mode as Mode,
    messagesVersion,
    session: await findSession(context),
  }
}

export type RootData = Awaited<ReturnType<typeof loader>>
/** The root's data, on any page. */
export const useRoot = (): RootData => useRouteLoaderData('root') as RootData

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData('root') as RootData | undefined
  const locale = useLocale()
  return (
    <html
      lang={locale}
      data-tenant={root?.site.key}
      data-shape={root?.site.shape}
      data-mode={root?.mode ?? 'system'}
      data-messages={root?.messagesVersion[locale]}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        <link rel="stylesheet" href={`/theme.css?t=${root?.site.key ?? ''}`} />
        <script src="/mode.js" />
      </head>
      <body className="bg-page text-ink font-sans antialiased">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen status={errorStatus(error)} />
}
