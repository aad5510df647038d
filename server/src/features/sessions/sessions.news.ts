import { authMails } from '#auth/auth.mails.ts'
import { fixedBy, news } from '#engine/news.ts'

export const sessionNews = news('account', {
  passwordResetRequested: {
    number: 4,
    name: ['Een nieuw wachtwoord kiezen', 'Choosing a new password'],
    to: ['everybody'],
    comes: 'now',
    mails: [authMails.passwordReset],
    isMailOnly: true,
    fixed: fixedBy.way,
  },
  passwordChanged: {
    number: 5,
    name: ['Het wachtwoord is veranderd', 'The password was changed'],
    to: ['everybody'],
    comes: 'now',
    mails: [authMails.passwordChanged],
    isMailOnly: true,
    fixed: fixedBy.safety,
  },
  signedInAs: {
    name: ['Een beheerder keek mee', 'An administrator looked along'],
    to: ['everybody'],
    comes: 'periodic',
    fixed: fixedBy.safety,
  },
})
