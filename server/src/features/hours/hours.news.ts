import { news } from '#engine/news.ts'
import { hourMails } from './hours.mails.ts'

export const hourNews = news('hours', {
  hoursSubmitted: {
    number: 37,
    name: ['Uren om te bekijken', 'Hours to look at'],
    to: ['host'],
    comes: 'now',
    mails: [hourMails.hoursToConfirm, hourMails.hoursReminder],
  },
  hoursApproved: {
    number: 38,
    name: ['Uren die akkoord zijn', 'Hours that were agreed with'],
    to: ['student', 'volunteer'],
    comes: 'periodic',
  },
  hoursRejected: {
    number: 39,
    name: ['Teruggestuurde uren', 'Hours sent back'],
    to: ['student', 'volunteer'],
    comes: 'now',
    mails: [hourMails.hoursRejected],
  },
  hoursMissing: {
    number: 40,
    name: ['Een week zonder uren', 'A week without hours'],
    to: ['student', 'volunteer'],
    comes: 'now',
    mails: [hourMails.hoursMissing],
  },
  hoursDenied: {
    name: ['Een akkoord dat niet klopte', 'An answer that was not right'],
    to: ['mentor', 'school'],
    comes: 'now',
    mails: [hourMails.hoursDenied],
  },
})
