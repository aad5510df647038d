import { news } from '#engine/news.ts'
import { importMails } from './imports.mails.ts'

export const importNews = news('school', {
  importFinished: {
    number: 49,
    name: ['Een import is klaar', 'An import is finished'],
    to: ['school', 'centre'],
    comes: 'now',
    mails: [importMails.importFinished],
  },
  importFailed: {
    number: 50,
    name: ['Een import is mislukt', 'An import failed'],
    to: ['school', 'centre'],
    comes: 'now',
    mails: [importMails.importFailed],
  },
  importWaits: {
    name: ['Een leerlingbestand van een programma wacht op iemand', 'A student file of a program waits for somebody'],
    to: ['school'],
    comes: 'now',
    mails: [importMails.importWaits],
  },
})
