import { news } from '#engine/news.ts'
import { conversationMails } from './conversations.mails.ts'

export const conversationNews = news('messages', {
  messageReceived: {
    number: 48,
    name: ['Nieuwe berichten', 'New messages'],
    to: ['everybody'],
    comes: 'now',
    mails: [conversationMails.messageReceived, conversationMails.messagesReceived],
  },
  messageReported: {
    name: ['Een gemeld bericht', 'A reported message'],
    to: ['school', 'centre'],
    comes: 'now',
    mails: [conversationMails.messageReported],
    fixed: ['Dit gaat over de veiligheid van leerlingen.', 'This is about the safety of students.'],
  },
})
