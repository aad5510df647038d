import { news } from '#engine/news.ts'

export const workflowNews = news('steps', {
  phaseDueSoon: {
    number: 42,
    name: ['Een stap die bijna klaar moet zijn', 'A step that is due soon'],
    to: ['student', 'host', 'mentor', 'school'],
    comes: 'periodic',
  },
  phaseOverdue: {
    number: 43,
    name: ['Een stap die te laat is', 'A step that is late'],
    to: ['student', 'host', 'mentor', 'school'],
    comes: 'periodic',
  },
})
