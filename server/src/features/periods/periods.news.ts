import { news } from '#engine/news.ts'
import { periodMails } from './periods.mails.ts'

export const periodNews = news('internships', {
  periodOpening: {
    number: 51,
    name: ['Een stageperiode gaat beginnen', 'A period is about to begin'],
    to: ['student'],
    comes: 'now',
    mails: [periodMails.periodOpening],
  },
  periodClosing: {
    number: 52,
    name: ['Een periode eindigt, en er zijn leerlingen zonder plek', 'A period ends, and students are without a place'],
    to: ['mentor', 'school'],
    comes: 'now',
    mails: [periodMails.periodClosing],
  },
})
