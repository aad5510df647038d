import { news } from '#engine/news.ts'
import { visitMails } from './visits.mails.ts'

export const visitNews = news('internships', {
  visitPlanned: {
    name: ['Een bezoek is gepland, verplaatst of gaat niet door', 'A visit is planned, moved or called off'],
    to: ['student', 'host', 'mentor', 'school'],
    comes: 'now',
    mails: [visitMails.visitPlanned, visitMails.visitPlannedHost],
  },
  visitMoved: {
    name: ['Een bezoek is verplaatst', 'A visit was moved'],
    to: ['student', 'host', 'mentor', 'school'],
    comes: 'now',
    mails: [visitMails.visitMoved, visitMails.visitMovedHost],
    with: 'visitPlanned',
  },
  visitCancelled: {
    name: ['Een bezoek gaat niet door', 'A visit is called off'],
    to: ['student', 'host', 'mentor', 'school'],
    comes: 'now',
    mails: [visitMails.visitCancelled, visitMails.visitCancelledHost],
    with: 'visitPlanned',
  },
})
