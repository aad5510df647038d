import { waitingSection } from '#engine/periodic-section.ts'

export const conversationSections = [
  waitingSection('messages', 'messages', {
    title: { nl: 'Berichten', en: 'Messages' },
    isFor: (me) => me.roles.length > 0,
    isOwn: true,
    words: {
      nl: ['1 gesprek met nieuwe berichten', '{n} gesprekken met nieuwe berichten'],
      en: ['1 conversation with new messages', '{n} conversations with new messages'],
    },
    path: '/conversations',
  }),
]
