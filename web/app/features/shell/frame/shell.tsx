import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { VolunteerContext } from '#lib/i18n.tsx'
import { useRoot } from '#lib/use-root.ts'
import { isObject } from '#protocol/shared/guards.ts'
import { worksInLists } from '../layout-for-home.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ActingBanner, BottomBar, SubTabs } from './members-only.ts'
import { SkipLink } from './skip-link.tsx'

/** A page that is as high as the window has nothing under it: `export const handle = { fillsWindow: true }`. */
const useFillsWindow = () => useMatches().some(({ handle }) => isObject(handle) && handle.fillsWindow === true)

/** The frame around a page. One that fails keeps it, so that one can go on. */
export function Shell({ children }: { children: ReactNode }) {
  const { session, site, isForVolunteers } = useRoot()
  // One width for all pages of a role, so that the tabs stay where they are.
  const width = session ? (worksInLists(session) ? '[--wrap-width:96rem]' : '[--wrap-width:80rem]') : ''
  const fillsWindow = useFillsWindow()
  return (
    // Where a site is for volunteers, everybody's menu calls their list as they do.
    <VolunteerContext value={isForVolunteers || site.front === 'volunteering'}>
      <div className={`flex min-h-dvh flex-col print:min-h-0 app:pt-[env(safe-area-inset-top)] ${width}`}>
        <SkipLink />
        <div className="sticky top-0 z-40 print:hidden">
          {session?.acting ? <ActingBanner /> : null}
          <Header />
        </div>
        {session ? <SubTabs /> : null}
        <VolunteerContext value={isForVolunteers}>{children}</VolunteerContext>
        {fillsWindow ? null : <Footer />}
        {session ? <BottomBar /> : null}
      </div>
    </VolunteerContext>
  )
}
