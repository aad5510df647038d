import { news } from '#engine/news.ts'

export const dataExportsNews = news('school', {
  dataExportReady: {
    name: ['Een bestand met gegevens staat klaar', 'A file with data is ready'],
    to: ['school', 'centre'],
    comes: 'periodic',
  },
})
