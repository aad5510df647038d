import { fixedBy, news } from '#engine/news.ts'
import { retentionMails } from './retention.mails.ts'

export const retentionNews = news('account', {
  inactivityWarned: {
    number: 55,
    name: ['Het account wordt binnenkort gesloten', 'The account is about to be closed'],
    to: ['everybody'],
    comes: 'now',
    mails: [retentionMails.inactivityWarning],
    isMailOnly: true,
    fixed: fixedBy.law,
  },
})
