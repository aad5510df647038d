import { useContext, useState } from 'react'
import { data, Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { appKind } from './features/app-mode/app-kind.ts'
import { ErrorScreen } from './features/pages/error-screen.tsx'
import { FlashToast } from './features/shell/background/flash-toast.tsx'
import { LoadingBar } from './features/shell/background/loading-bar.tsx'
import { NewBuild } from './features/shell/background/new-build.tsx'
import { NoWords } from './features/shell/background/no-words.tsx'
import { PageChange } from './features/shell/background/page-change.tsx'
import { useForgetUser } from './features/shell/background/use-forget-user.ts'
import { LateScripts } from './features/shell/frame/late-scripts.tsx'
import { Shell } from './features/shell/frame/shell.tsx'
import { useFollowDevice, useMode } from './features/shell/preferences/use-mode.ts'
import { pageContext } from './lib/context.ts'
import { DocumentContext } from './lib/document.ts'
import { firstPaint } from './lib/first-paint.ts'
import { clearFlash, readFlash } from './lib/flash.ts'
import { firstFontFiles } from './lib/fonts.server.ts'
import { FormalContext, useLocale } from './lib/i18n.tsx'
import { findLook } from './lib/look.server.ts'
import { messagesVersion } from './lib/messages.server.ts'
import { findSession } from './lib/session.server.ts'

export type Mode = 'system' | 'light' | 'dark'

/** What every page knows: which site this is, who is signed in, and how it should look. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, sites, locale, buildId, isDemo, hasEntree, mapTiles } = context.get(pageContext)
  const { key, name, appName, variant, whitelabel, flags, slogan } = site
  const [session, { theme, version }] = await Promise.all([findSession(context), findLook(context)])
  const cookie = request.headers.get('cookie')
  const mode = /(?:^|;\s*)mode=(light|dark|system)/.exec(cookie ?? '')?.[1] ?? 'system'
  const flash = readFlash(cookie)
  const root = {
    site: { key, name, appName, variant, whitelabel, flags, slogan: slogan[locale], shape: theme.shape, look: version },
    sites: isDemo ? sites : [],
    // A host of its own says which site this is, whatever a cookie says.
    isOwnHost: sites.some(({ url }) => new URL(url).host === new URL(request.url).host),
    isDemo,
    hasEntree,
    fontFiles: firstFontFiles(theme.fonts),
    map: { centre: site.mapCentre, tiles: mapTiles },
    locale,
    mode: mode as Mode,
    messagesVersion,
    buildId,
    app: appKind(flags.appMode, request.headers.get('user-agent'), cookie),
    flash,
    session,
  }
  return data(root, flash ? { headers: { 'set-cookie': clearFlash } } : undefined)
}

export type RootData = Awaited<ReturnType<typeof loader>>['data']
/** The root's data, on any page. */
export const useRoot = (): RootData => useKnownRoot() as RootData

let lastKnown: RootData | undefined

/** In a browser that loses its line the page keeps the face it had. */
function useKnownRoot(): RootData | undefined {
  const root = useRouteLoaderData('root') as RootData | undefined
  if (typeof document === 'undefined') return root
  lastKnown = root ?? lastKnown
  return lastKnown
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useKnownRoot()
  const locale = useLocale()
  const { nonce, styles } = useContext(DocumentContext)
  const [firstLook] = useState(root?.site.look)
  const mode = useMode(root?.mode ?? 'system')
  const isFormal = ['Provider', 'NonProfit'].includes(root?.session?.organization?.type ?? '')
  useFollowDevice(mode)
  useForgetUser(root?.session?.user.id)
  return (
    <FormalContext value={isFormal}>
      <html
        lang={locale}
        data-tenant={root?.site.key}
        data-shape={root?.site.shape}
        data-mode={mode}
        data-app={root?.app}
        data-messages={root?.messagesVersion[locale]}
        data-build={root?.buildId}
        suppressHydrationWarning
      >
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="manifest" href="/manifest.webmanifest" />
          <Meta />
          {/* Our own files need no nonce; one that only the server knows would differ in the browser. */}
          <Links nonce="" />
          {root?.fontFiles.map((file) => (
            <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
          ))}
          <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} suppressHydrationWarning />
          {/* Whoever changes how the site looks sees it at once. */}
          {root && root.site.look !== firstLook ? (
            <link rel="stylesheet" href={`/theme.css?t=${root.site.key}&v=${root.site.look}`} />
          ) : null}
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: firstPaint }} suppressHydrationWarning />
        </head>
        <body className="bg-page text-ink font-sans antialiased">
          <LoadingBar />
          <div id="pagina">{children}</div>
          <div id="paneel" />
          <FlashToast flash={root?.flash} />
          <NewBuild />
          <NoWords />
          <PageChange />
          <ScrollRestoration />
          <LateScripts />
        </body>
      </html>
    </FormalContext>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const screen = <ErrorScreen error={error} />
  return useKnownRoot() ? <Shell>{screen}</Shell> : screen
}
