import { fixedBy, news } from '#engine/news.ts'
import { userMails } from './users.mails.ts'

export const userNews = news('account', {
  accountInvited: {
    number: 1,
    name: ['Een uitnodiging voor een account', 'An invitation to an account'],
    to: ['everybody'],
    comes: 'now',
    mails: [userMails.invitation, userMails.invitationHost, userMails.invitationApproved, userMails.invitationKnown],
    isMailOnly: true,
    fixed: fixedBy.way,
  },
  accountConfirmed: {
    number: 2,
    name: ['Het account is bevestigd', 'The account is confirmed'],
    to: ['everybody'],
    comes: 'now',
    mails: [userMails.accountConfirmed],
    isMailOnly: true,
    fixed: fixedBy.safety,
  },
  invitationResent: {
    number: 3,
    name: ['Een nieuwe link voor een account', 'A new link for an account'],
    to: ['everybody'],
    comes: 'now',
    mails: [userMails.invitationAgain],
    isMailOnly: true,
    fixed: fixedBy.way,
  },
  roleAdded: {
    number: 7,
    name: ['Een nieuwe rol, of een rol die weg is', 'A new role, or a role that is gone'],
    to: ['everybody'],
    comes: 'now',
    mails: [userMails.roleAdded],
  },
  roleOffered: {
    number: 7,
    name: ['Een rol aangeboden', 'A role offered'],
    to: ['everybody'],
    comes: 'now',
    mails: [userMails.roleOffered],
    with: 'roleAdded',
  },
  roleRemoved: {
    number: 7,
    name: ['Een rol is weg', 'A role is gone'],
    to: ['everybody'],
    comes: 'now',
    mails: [userMails.roleRemoved],
    with: 'roleAdded',
  },
})
