import { news } from '#engine/news.ts'
import { standingMails } from './standings.mails.ts'

export const standingNews = news('steps', {
  turnReminded: {
    name: ['Een leerling wacht op antwoord', 'A student waits for an answer'],
    to: ['mentor', 'school', 'host'],
    comes: 'now',
    mails: [standingMails.turnReminded],
  },
  ownTurnReminded: {
    name: ['Jij bent aan zet', 'It is your turn'],
    to: ['student'],
    comes: 'now',
    mails: [standingMails.ownTurnReminded],
  },
})
