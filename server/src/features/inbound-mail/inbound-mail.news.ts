import { news } from '#engine/news.ts'

export const inboundMailNews = news('school', {
  mailBounced: {
    number: 56,
    name: ['Mail die niet aankwam', 'Mail that did not arrive'],
    to: ['mentor', 'school', 'host', 'centre'],
    comes: 'periodic',
  },
})
