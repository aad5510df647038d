import { news } from '#engine/news.ts'
import { certificateMails } from './certificates.mails.ts'

export const certificateNews = news('internships', {
  certificateIssued: {
    name: ['Een certificaat', 'A certificate'],
    to: ['student', 'volunteer'],
    comes: 'now',
    mails: [certificateMails.certificateIssued],
  },
})
