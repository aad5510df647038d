import { news } from '#engine/news.ts'
import { assignMails } from './assign.mails.ts'

export const assignNews = news('internships', {
  placeAssigned: {
    number: 26,
    name: ['Een stageplek van school', 'A place given by the school'],
    to: ['student'],
    comes: 'now',
    mails: [assignMails.placeAssigned],
  },
  studentAssigned: {
    number: 26,
    name: ['Een leerling kreeg een plek', 'A student was given a place'],
    to: ['mentor', 'school'],
    comes: 'now',
    mails: [assignMails.studentAssigned],
  },
  traineeAssigned: {
    number: 26,
    name: ['Een nieuwe stagiair', 'A new trainee'],
    to: ['host'],
    comes: 'now',
    mails: [assignMails.traineeAssigned],
  },
})
