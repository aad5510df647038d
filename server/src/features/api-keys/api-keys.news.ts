import { news } from '#engine/news.ts'
import { apiKeyMails } from './api-keys.mails.ts'

export const apiKeyNews = news('organizations', {
  apiKeyExpiring: {
    name: ['Een sleutel van een programma loopt af', 'A key of a program is about to end'],
    to: ['school', 'centre', 'host'],
    comes: 'now',
    mails: [apiKeyMails.apiKeyExpiring],
  },
})
