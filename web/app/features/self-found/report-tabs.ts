/** What waits, and what became of the others. */
export const tabs = ['waiting', 'sent_back', 'approved', 'refused'] as const
export type Tab = (typeof tabs)[number]
export const readTab = (asked: string | null): Tab => tabs.find((tab) => tab === asked) ?? 'waiting'
