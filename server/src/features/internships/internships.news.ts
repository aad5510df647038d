import { news } from '#engine/news.ts'
import { internshipMails } from './internships.mails.ts'

const aboutInternships = news('internships', {
  internshipChanged: {
    number: 27,
    name: ['Een stage is gewijzigd', 'An internship was changed'],
    to: ['student', 'volunteer', 'host', 'mentor', 'school'],
    comes: 'now',
    mails: [
      internshipMails.internshipChanged,
      internshipMails.internshipChangedHost,
      internshipMails.internshipChangedMentor,
    ],
  },
  internshipStopped: {
    number: 28,
    name: ['Een stage is gestopt', 'An internship was stopped'],
    to: ['student', 'host', 'mentor', 'school', 'volunteer'],
    comes: 'now',
    mails: [
      internshipMails.internshipStopped,
      internshipMails.internshipStoppedHost,
      internshipMails.internshipStoppedMentor,
    ],
  },
  noShowReported: {
    number: 29,
    name: ['Iemand kwam niet opdagen', 'Somebody did not turn up'],
    to: ['student', 'host', 'mentor', 'school', 'volunteer'],
    comes: 'now',
    mails: [internshipMails.noShowReported, internshipMails.noShowReportedHost, internshipMails.noShowReportedMentor],
  },
  internshipCompleted: {
    name: ['Een stage is afgerond', 'An internship is completed'],
    to: ['student', 'volunteer', 'host'],
    comes: 'now',
    mails: [internshipMails.internshipCompleted, internshipMails.internshipCompletedHost],
  },
  internshipExtended: {
    name: ['Een stage duurt langer', 'An internship lasts longer'],
    to: ['student', 'volunteer', 'host'],
    comes: 'now',
    mails: [internshipMails.internshipExtended, internshipMails.internshipExtendedHost],
  },
  internshipReady: {
    name: ['Een stage kan beginnen', 'An internship can begin'],
    to: ['student', 'volunteer', 'host'],
    comes: 'now',
    mails: [internshipMails.internshipReady, internshipMails.internshipReadyHost],
  },
  internshipReopened: {
    name: ['Een stage gaat weer door', 'An internship goes on again'],
    to: ['student', 'volunteer', 'host'],
    comes: 'now',
    mails: [internshipMails.internshipReopened, internshipMails.internshipReopenedHost],
  },
  stopAsked: {
    name: ['Een vraag om te stoppen', 'A question to stop'],
    to: ['mentor', 'school', 'host'],
    comes: 'now',
    mails: [internshipMails.stopAsked],
  },
})

const aboutSteps = news('steps', {
  phaseReturned: {
    name: ['Een stap om aan te vullen', 'A step to complete'],
    to: ['student', 'volunteer', 'host'],
    comes: 'now',
    mails: [internshipMails.phaseReturned, internshipMails.phaseReturnedHost],
  },
  phaseHandedIn: {
    name: ['Een stap om na te kijken', 'A step to look at'],
    to: ['mentor', 'school'],
    comes: 'periodic',
  },
  phaseStarted: {
    number: 41,
    name: ['Een nieuwe stap', 'A new step'],
    to: ['student', 'mentor', 'school', 'host'],
    comes: 'periodic',
  },
  phaseCompleted: {
    number: 44,
    name: ['Een stap die klaar is', 'A step that is done'],
    to: ['student', 'mentor', 'school', 'host'],
    comes: 'periodic',
  },
})

export const internshipNews = { ...aboutInternships, ...aboutSteps }
