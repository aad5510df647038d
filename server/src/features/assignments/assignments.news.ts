import { news } from '#engine/news.ts'
import { assignmentMails } from './assignments.mails.ts'

export const assignmentNews = news('steps', {
  workGiven: {
    name: ['Een nieuwe opdracht', 'A new assignment'],
    to: ['student'],
    comes: 'now',
    mails: [assignmentMails.workGiven],
  },
  workDueSoon: {
    name: ['Een opdracht die bijna ingeleverd moet zijn', 'An assignment that is due soon'],
    to: ['student'],
    comes: 'now',
    mails: [assignmentMails.workDueSoon],
  },
  workHandedIn: {
    name: ['Werk om na te kijken', 'Work to review'],
    to: ['mentor', 'school'],
    comes: 'now',
    mails: [assignmentMails.workToReview],
  },
  workReturned: {
    name: ['Een opdracht die terugkwam', 'An assignment that came back'],
    to: ['student'],
    comes: 'now',
    mails: [assignmentMails.workReturned],
  },
  workAccepted: {
    name: ['Een opdracht die is goedgekeurd', 'An assignment that was accepted'],
    to: ['student'],
    comes: 'now',
    mails: [assignmentMails.workAccepted],
  },
  workReviewed: {
    name: ['Wat de praktijkbegeleider vindt', 'What the practical supervisor thinks'],
    to: ['mentor', 'school'],
    comes: 'periodic',
  },
})
