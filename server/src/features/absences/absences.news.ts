import { news } from '#engine/news.ts'
import { absenceMails } from './absences.mails.ts'

export const absenceNews = news('internships', {
  absenceReported: {
    name: ['Iemand is afwezig, of komt weer', 'Somebody is away, or comes again'],
    to: ['mentor', 'school', 'host'],
    comes: 'now',
    mails: [absenceMails.absenceReported, absenceMails.absenceReportedHost],
  },
  absenceEnded: {
    name: ['Iemand komt weer', 'Somebody comes again'],
    to: ['mentor', 'school', 'host'],
    comes: 'now',
    mails: [absenceMails.absenceEnded, absenceMails.absenceEndedHost],
    with: 'absenceReported',
  },
  absenceCancelled: {
    name: ['Iemand komt toch', 'Somebody comes after all'],
    to: ['mentor', 'school', 'host'],
    comes: 'now',
    mails: [absenceMails.absenceCancelled, absenceMails.absenceCancelledHost],
    with: 'absenceReported',
  },
  ownAbsence: {
    name: ['Iemand meldde je afwezig', 'Somebody reported you away'],
    to: ['student', 'volunteer'],
    comes: 'now',
    mails: [absenceMails.ownAbsence],
  },
  ownAbsenceCancelled: {
    name: ['Je bent niet meer afwezig gemeld', 'You are no longer reported away'],
    to: ['student', 'volunteer'],
    comes: 'now',
    mails: [absenceMails.ownAbsenceCancelled],
    with: 'ownAbsence',
  },
})
