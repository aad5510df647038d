import { Link, Outlet, useMatches } from 'react-router'
import { ActingBanner } from '#app/features/sessions/acting/acting-banner.tsx'
import { BottomBar } from '#app/features/shell/frame/members-only.ts'
import { SkipLink } from '#app/features/shell/frame/skip-link.tsx'
import { LanguageToggle } from '#app/features/shell/preferences/language-toggle.tsx'
import { useT } from '#lib/i18n.tsx'
import { useLostChunk } from '#lib/lost-chunk.ts'
import { useRoot } from '#lib/use-root.ts'
import { buttonClass } from '#ui/button.tsx'
import { Logo } from '#ui/logo.tsx'

/** Nothing to do here but to come in: the way home, the language, and the quay under the sky. */
export default function DoorLayout() {
  const t = useT('shell')
  const door = useT('sign-in')
  const { site, session } = useRoot()
  // A sheet is for printing, but whoever fills it in on a phone stands among their own pages.
  const isOwnPage = useMatches().some(({ id }) => id === 'private-sheet')
  useLostChunk()
  return (
    <div className="flex min-h-dvh flex-col print:min-h-0 bg-linear-to-b from-page to-sky to-70% print:bg-none">
      <SkipLink />
      <div className="sticky top-0 z-40">
        <ActingBanner />
      </div>
      <header className="border-b border-line bg-surface">
        <div className="wrap flex h-16 items-center gap-3">
          <Link
            to="/"
            className="flex min-h-11 items-center rounded-tile no-underline"
            aria-label={t('toHome', { app: site.appName })}
          >
            <Logo site={site} />
          </Link>
          <div className="ml-auto flex items-center gap-3 print:hidden">
            <Link to="/" className={buttonClass('ghost', 'md', 'max-md:hidden')}>
              {door('home')}
            </Link>
            <LanguageToggle />
          </div>
        </div>
      </header>
      <main id="inhoud" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      {session && isOwnPage ? <BottomBar /> : null}
    </div>
  )
}
