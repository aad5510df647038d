import { lazy } from 'react'

const load = () => import('./member-shell.tsx')

/** A guest's pages stay light: what only members see comes when there is a member. */
export const MemberTabs = lazy(async () => ({ default: (await load()).MemberTabs }))
export const SubTabs = lazy(async () => ({ default: (await load()).SubTabs }))
export const MenuPanel = lazy(async () => ({ default: (await import('../menu/menu-panel.tsx')).MenuPanel }))
export const MemberTools = lazy(async () => ({ default: (await load()).MemberTools }))
export const BottomBar = lazy(async () => ({ default: (await import('../menu/bottom-bar.tsx')).BottomBar }))
export const ActingBanner = lazy(async () => ({
  default: (await import('#app/features/sessions/acting/acting-banner.tsx')).ActingBanner,
}))
