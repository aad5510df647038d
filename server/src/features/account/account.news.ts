import { fixedBy, news } from '#engine/news.ts'
import { accountMails } from './account.mails.ts'

export const accountNews = news('account', {
  emailChanged: {
    number: 6,
    name: ['Het e-mailadres is veranderd', 'The e-mail address was changed'],
    to: ['everybody'],
    comes: 'now',
    mails: [accountMails.emailChanging, accountMails.emailChanged],
    isMailOnly: true,
    fixed: fixedBy.safety,
  },
})
