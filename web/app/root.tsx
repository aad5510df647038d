import { useContext, useState } from 'react'
import { data, Links, Meta, Outlet, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { FlashToast } from './features/shell/background/flash-toast.tsx'
import { LoadingBar } from './features/shell/background/loading-bar.tsx'
import { NewBuild } from './features/shell/background/new-build.tsx'
import { PageChange } from './features/shell/background/page-change.tsx'
import { useForgetUser } from './features/shell/background/use-forget-user.ts'
import { WordsFailed } from './features/shell/background/words-failed.tsx'
import { ErrorScreen } from './features/shell/errors/error-screen.tsx'
import { errorTitle } from './features/shell/errors/error-title.ts'
import { LateScripts } from './features/shell/frame/late-scripts.tsx'
import { Shell } from './features/shell/frame/shell.tsx'
import { useFollowDevice, useMode } from './features/shell/preferences/use-mode.ts'
import { DocumentContext } from './lib/document-context.ts'
import { firstPaint } from './lib/first-paint.ts'
import { flashHeaders } from './lib/flash.ts'
import { FormalContext, useLocale, VolunteerContext } from './lib/i18n.tsx'
import { readRoot } from './lib/root-data.server.ts'
import { useKnownRoot } from './lib/use-root.ts'

export const meta: Route.MetaFunction = ({ matches, error }) => errorTitle(matches, error)

export async function loader({ context, request }: Route.LoaderArgs) {
  const root = await readRoot(context, request)
  return data(root, root.flash ? { headers: flashHeaders(request) } : undefined)
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useKnownRoot()
  const locale = useLocale()
  const { nonce, styleFile, styles } = useContext(DocumentContext)
  const [firstLook] = useState(root?.site.look)
  const mode = useMode(root?.mode ?? 'system')
  const isFormal = root?.session?.isFormal ?? false
  useFollowDevice(mode)
  useForgetUser(root?.session?.user.id)
  return (
    <FormalContext value={isFormal}>
      <VolunteerContext value={root?.isForVolunteers ?? false}>
        <html
          lang={locale}
          data-tenant={root?.site.key}
          data-shape={root?.site.shape}
          data-mode={mode}
          data-app={root?.app}
          data-messages={root?.messagesVersion[locale]}
          data-words={root && !root.session ? 'visitors' : 'all'}
          data-build={root?.buildId}
          suppressHydrationWarning
        >
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
            <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
            <link rel="stylesheet" href={styleFile} />
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
            <WordsFailed />
            <PageChange />
            <ScrollRestoration />
            {root?.isDraftLook ? null : <LateScripts />}
          </body>
        </html>
      </VolunteerContext>
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
