import { news } from '#engine/news.ts'
import { proposalMails } from './proposals.mails.ts'

export const proposalNews = news('applications', {
  vacancyProposed: {
    name: ['Een stage voorgesteld', 'An internship proposed'],
    to: ['student'],
    comes: 'now',
    mails: [proposalMails.vacancyProposed],
  },
})
