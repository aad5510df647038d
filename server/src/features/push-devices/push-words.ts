import type { PushTopic } from '#protocol/features/push-devices.ts'

/** What stands on a locked screen, where anybody reads along: no names. */
export const pushWords: Record<PushTopic, { nl: string; en: string }> = {
  confirm: { nl: 'Er staan uren klaar om te bekijken.', en: 'There are hours to look at.' },
  turn: { nl: 'Er staat een stap klaar in de stage.', en: 'A step in the internship is waiting.' },
}
