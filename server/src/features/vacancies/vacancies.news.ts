import { news } from '#engine/news.ts'
import { vacancyMails } from './vacancies.mails.ts'

export const vacancyNews = news('vacancies', {
  vacancySubmitted: {
    number: 12,
    name: ['Een vacature om te bekijken', 'A vacancy to review'],
    to: ['centre', 'school'],
    comes: 'periodic',
  },
  vacancyPublished: {
    number: 13,
    name: ['Een vacature staat in de stagebank', 'A vacancy is published'],
    to: ['host'],
    comes: 'now',
    mails: [vacancyMails.vacancyPublished],
  },
  vacancyRejected: {
    number: 14,
    name: ['Een vacature is teruggestuurd', 'A vacancy was sent back'],
    to: ['host'],
    comes: 'now',
    mails: [vacancyMails.vacancyRejected],
  },
  vacancyExpiring: {
    number: 15,
    name: ['Een vacature loopt af', 'A vacancy is about to expire'],
    to: ['host'],
    comes: 'now',
    mails: [vacancyMails.vacancyExpiring],
  },
  vacancyFilled: {
    number: 16,
    name: ['Een vacature is vol', 'A vacancy is full'],
    to: ['host'],
    comes: 'now',
    mails: [vacancyMails.vacancyFilled],
  },
  vacancyTakenDown: {
    name: ['Een vacature is weggehaald', 'A vacancy was taken down'],
    to: ['host'],
    comes: 'now',
    mails: [vacancyMails.vacancyTakenDown],
  },
  vacancyReported: {
    name: ['Een melding over een vacature', 'A report about a vacancy'],
    to: ['centre', 'school'],
    comes: 'periodic',
  },
  vacancyChanged: {
    name: ['Een vacature is veranderd', 'A vacancy was changed'],
    to: ['student', 'volunteer'],
    comes: 'now',
    mails: [vacancyMails.vacancyChanged],
  },
})
