import { news } from '#engine/news.ts'
import { submissionMails } from './form-submissions.mails.ts'

export const submissionNews = news('steps', {
  formRequested: {
    number: 45,
    name: ['Een formulier om in te vullen', 'A form to fill in'],
    to: ['student', 'host', 'mentor', 'school'],
    comes: 'now',
    mails: [submissionMails.formRequested, submissionMails.formHostRequested],
  },
  formReminded: {
    number: 45,
    name: ['Een formulier dat nog wacht', 'A form that still waits'],
    to: ['student', 'host', 'mentor', 'school'],
    comes: 'now',
    mails: [submissionMails.formReminder, submissionMails.formHostReminder],
    with: 'formRequested',
  },
  formSubmitted: {
    number: 46,
    name: ['Een ingevuld formulier', 'A form that was filled in'],
    to: ['mentor', 'school'],
    comes: 'now',
    mails: [submissionMails.formSubmitted],
  },
  formReturned: {
    number: 47,
    name: ['Een teruggestuurd formulier', 'A form that was sent back'],
    to: ['student', 'host', 'mentor', 'school'],
    comes: 'now',
    mails: [submissionMails.formReturned, submissionMails.formHostReturned],
  },
  formAccepted: {
    name: ['Een formulier dat akkoord is', 'A form that was accepted'],
    to: ['student', 'host', 'mentor', 'school'],
    comes: 'periodic',
  },
})
