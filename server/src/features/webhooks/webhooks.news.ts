import { news } from '#engine/news.ts'
import { webhookMails } from './webhooks.mails.ts'

export const webhookNews = news('organizations', {
  webhookSwitchedOff: {
    name: ['Een webhook is uitgezet', 'A webhook was switched off'],
    to: ['school', 'centre', 'host'],
    comes: 'now',
    mails: [webhookMails.webhookSwitchedOff],
  },
})
