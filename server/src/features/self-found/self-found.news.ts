import { news } from '#engine/news.ts'
import { selfFoundMails } from './self-found.mails.ts'

export const selfFoundNews = news('applications', {
  selfFoundSubmitted: {
    number: 24,
    name: ['Een zelfgevonden stage om te bekijken', 'A self-found internship to review'],
    to: ['mentor', 'school'],
    comes: 'now',
    mails: [selfFoundMails.selfFoundSubmitted],
  },
  selfFoundApproved: {
    number: 25,
    name: ['Wat de school vindt van een zelfgevonden stage', 'What the school thinks of a self-found internship'],
    to: ['student'],
    comes: 'now',
    mails: [selfFoundMails.selfFoundApproved],
  },
  selfFoundSentBack: {
    number: 25,
    name: ['Een zelfgevonden stage is teruggestuurd', 'A self-found internship was sent back'],
    to: ['student'],
    comes: 'now',
    mails: [selfFoundMails.selfFoundSentBack],
    with: 'selfFoundApproved',
  },
  selfFoundRefused: {
    number: 25,
    name: ['Een zelfgevonden stage is niet goedgekeurd', 'A self-found internship is not approved'],
    to: ['student'],
    comes: 'now',
    mails: [selfFoundMails.selfFoundRefused],
    with: 'selfFoundApproved',
  },
  selfFoundNewHost: {
    number: 8,
    name: ['Een nieuwe organisatie van een leerling', 'A new organization of a student'],
    to: ['school'],
    comes: 'periodic',
  },
})
