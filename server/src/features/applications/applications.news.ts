import { news } from '#engine/news.ts'
import { applicationMails } from './applications.mails.ts'

export const applicationNews = news('applications', {
  applicationReceived: {
    number: 18,
    name: ['Een nieuwe aanmelding', 'A new application'],
    to: ['host'],
    comes: 'now',
    mails: [
      applicationMails.applicationReceived,
      applicationMails.applicationReminder,
      applicationMails.applicationTransferred,
    ],
  },
  applicationSent: {
    number: 18,
    name: ['Een aanmelding is verstuurd', 'An application was sent'],
    to: ['student', 'volunteer'],
    comes: 'now',
    mails: [applicationMails.applicationSent, applicationMails.applicationSentToSchool],
  },
  applicationToApprove: {
    number: 18,
    name: ['Een aanmelding om te bekijken', 'An application to review'],
    to: ['mentor', 'school'],
    comes: 'now',
    mails: [applicationMails.applicationToApprove],
  },
  applicationForwarded: {
    number: 19,
    name: ['Een aanmelding is doorgestuurd', 'An application was forwarded'],
    to: ['student', 'volunteer'],
    comes: 'now',
    mails: [applicationMails.applicationForwarded],
  },
  applicationRefused: {
    number: 19,
    name: ['De school keurde een aanmelding af', 'The school refused an application'],
    to: ['student', 'volunteer'],
    comes: 'now',
    mails: [applicationMails.applicationRefused],
  },
  applicationTalk: {
    name: ['Een kennismaking', 'A talk'],
    to: ['student', 'volunteer'],
    comes: 'now',
    mails: [applicationMails.applicationTalk],
  },
  applicationTalkAnswered: {
    name: ['Een antwoord op een kennismaking', 'An answer about a talk'],
    to: ['host'],
    comes: 'now',
    mails: [applicationMails.applicationTalkComes, applicationMails.applicationTalkOther],
  },
  applicationOffered: {
    name: ['Een plek aangeboden', 'A place offered'],
    to: ['student', 'volunteer', 'host'],
    comes: 'now',
    mails: [applicationMails.applicationOffered, applicationMails.applicationOfferedHost],
  },
  applicationAccepted: {
    number: 20,
    name: ['Aangenomen', 'Accepted'],
    to: ['student', 'volunteer', 'mentor', 'school', 'host'],
    comes: 'now',
    mails: [
      applicationMails.applicationAccepted,
      applicationMails.applicationAcceptedMentor,
      applicationMails.applicationAcceptedHost,
    ],
  },
  applicationDeclined: {
    number: 21,
    name: ['Afgewezen', 'Declined'],
    to: ['student', 'volunteer', 'mentor', 'school'],
    comes: 'now',
    mails: [applicationMails.applicationDeclined, applicationMails.applicationDeclinedMentor],
  },
  applicationWithdrawn: {
    number: 22,
    name: ['Een aanmelding is gestopt', 'An application was withdrawn'],
    to: ['student', 'volunteer', 'mentor', 'school', 'host'],
    comes: 'now',
    mails: [
      applicationMails.applicationVacancyGone,
      applicationMails.applicationWithdrawnMentor,
      applicationMails.applicationWithdrawnHost,
    ],
  },
  applicationQueued: {
    name: ['Op de wachtlijst', 'On the waiting list'],
    to: ['student', 'volunteer'],
    comes: 'now',
    mails: [applicationMails.applicationQueued],
  },
  applicationExpired: {
    number: 23,
    name: ['Een aanmelding is vervallen', 'An application expired'],
    to: ['student', 'volunteer', 'mentor', 'school', 'host'],
    comes: 'now',
    mails: [
      applicationMails.applicationExpired,
      applicationMails.applicationOfferExpired,
      applicationMails.applicationExpiredMentor,
      applicationMails.applicationExpiredHost,
    ],
  },
  applicationExtended: {
    name: ['Meer tijd voor een aanmelding', 'More time for an application'],
    to: ['student', 'volunteer'],
    comes: 'periodic',
  },
})
