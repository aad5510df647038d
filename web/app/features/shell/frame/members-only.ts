import { type ComponentType, lazy } from 'react'

const Nothing = () => null
/** A frame that lacks a part is better than no page, for whoever loses the line for a moment. */
const part = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load().catch(() => Nothing) }))
const load = () => import('./member-shell.tsx')

/** A guest's pages stay light: what only members see comes when there is a member. */
export const MemberTabs = part(async () => (await load()).MemberTabs)
export const SubTabs = part(async () => (await load()).SubTabs)
export const MenuPanel = part(async () => (await import('../menu/menu-panel.tsx')).MenuPanel)
export const MemberTools = part(async () => (await load()).MemberTools)
export const BottomBar = part(async () => (await import('../menu/bottom-bar.tsx')).BottomBar)
export const ActingBanner = part(
  async () => (await import('#app/features/sessions/acting/acting-banner.tsx')).ActingBanner,
)
