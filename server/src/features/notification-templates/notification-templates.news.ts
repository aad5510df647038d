import { news } from '#engine/news.ts'

export const notificationTemplateNews = news('school', {
  mailTextBroken: {
    name: ['Een eigen mailtekst die niet meer past', 'A mail text of one’s own that does not fit any more'],
    to: ['school', 'centre'],
    comes: 'periodic',
  },
})
