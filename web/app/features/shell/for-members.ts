import { lazy } from 'react'

const load = () => import('./member-shell.tsx')

/** A guest's pages stay light: what only members see comes when there is a member. */
export const MemberTabs = lazy(async () => ({ default: (await load()).MemberTabs }))
export const MemberTools = lazy(async () => ({ default: (await load()).MemberTools }))
export const BottomBar = lazy(async () => ({ default: (await load()).BottomBar }))
export const ActingBanner = lazy(async () => ({ default: (await import('../acting/acting-banner.tsx')).ActingBanner }))
