import type { ApplicationStatus } from '../application/application-steps.ts'

/** How a host sorts what came in, by its name in the address. */
export const inboxTabs = {
  nieuw: ['with_host', 'read'],
  gesprek: ['in_talk'],
  wachtlijst: ['waiting', 'offered'],
  besloten: ['accepted', 'declined', 'withdrawn', 'expired'],
} satisfies Record<string, ApplicationStatus[]>
export type Tab = keyof typeof inboxTabs

export const isTab = (name: string | null): name is Tab => name !== null && Object.hasOwn(inboxTabs, name)
