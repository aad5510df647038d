import { news } from '#engine/news.ts'

export const paperSheetNews = news('hours', {
  paperEntered: {
    name: ['Uren van papier die meetellen', 'Hours from paper that count'],
    to: ['student'],
    comes: 'periodic',
  },
  paperWithdrawn: {
    name: ['Uren van papier die zijn teruggenomen', 'Hours from paper that were taken back'],
    to: ['student'],
    comes: 'periodic',
  },
})
