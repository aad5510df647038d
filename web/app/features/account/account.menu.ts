import type { MenuEntries } from '#app/features/shell/menu/menu-entry.ts'
import { AtSign, Building2, IdCard, ShieldCheck, UserRound } from '#ui/icons.tsx'

const profile = '/profile-edit'
const roles = '/account/roles'

export default {
  account: [
    { label: 'menu.profile', path: profile, icon: UserRound, order: 10 },
    { label: 'menu.roles', path: roles, icon: Building2, order: 40 },
  ],
  settings: [
    { label: 'menu.cards.profile', path: profile, icon: UserRound, order: 10, about: 'oneself' },
    { label: 'menu.cards.email', path: '/profile-edit/email', icon: AtSign, order: 20, about: 'oneself' },
    { label: 'menu.cards.account', path: '/profile-edit/settings', icon: ShieldCheck, order: 30, about: 'oneself' },
    { label: 'menu.cards.roles', path: roles, icon: IdCard, order: 40, about: 'oneself' },
  ],
} satisfies MenuEntries
