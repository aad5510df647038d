import { news } from '#engine/news.ts'
import { savedSearchMails } from './saved-searches.mails.ts'

export const savedSearchNews = news('vacancies', {
  newMatches: {
    number: 17,
    name: ['Nieuwe vacatures bij een bewaarde zoekopdracht', 'New vacancies for a kept search'],
    to: ['student', 'volunteer'],
    comes: 'periodic',
    mails: [savedSearchMails.newMatch, savedSearchMails.newMatches],
    isMailOnly: true,
    chosenAt: '/favorieten/zoekopdrachten',
  },
})
