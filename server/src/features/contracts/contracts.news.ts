import { fixedBy, news } from '#engine/news.ts'
import { contractMails } from './contracts.mails.ts'

export const contractNews = news('contracts', {
  contractToFill: {
    number: 30,
    name: ['Een overeenkomst om aan te vullen', 'An agreement to complete'],
    to: ['host'],
    comes: 'now',
    mails: [contractMails.contractToFill],
    isMailOnly: true,
    fixed: fixedBy.signing,
  },
  contractToSign: {
    number: 31,
    name: ['Een overeenkomst om te tekenen', 'An agreement to sign'],
    to: ['student', 'host', 'mentor', 'school'],
    comes: 'now',
    mails: [
      ...[contractMails.contractToSign, contractMails.contractExtended],
      ...[contractMails.ownContractToSign, contractMails.ownContractExtended],
    ],
    isMailOnly: true,
    fixed: fixedBy.signing,
  },
  contractSignedByOne: {
    number: 32,
    name: ['Iemand tekende een overeenkomst', 'Somebody signed an agreement'],
    to: ['student', 'host', 'mentor', 'school'],
    comes: 'now',
    mails: [contractMails.contractSignedByOne],
  },
  contractDeclined: {
    number: 33,
    name: ['Iemand tekent een overeenkomst niet', 'Somebody does not sign an agreement'],
    to: ['student', 'host', 'mentor', 'school'],
    comes: 'now',
    mails: [contractMails.contractDeclined],
  },
  contractChanged: {
    number: 34,
    name: ['Een overeenkomst is veranderd', 'An agreement was changed'],
    to: ['student', 'host', 'mentor', 'school'],
    comes: 'now',
    mails: [contractMails.contractChanged, contractMails.ownContractChanged],
  },
  contractCompleted: {
    number: 35,
    name: ['Een overeenkomst is compleet', 'An agreement is complete'],
    to: ['student', 'host', 'mentor', 'school'],
    comes: 'now',
    mails: [contractMails.contractCompleted, contractMails.ownContractCompleted],
    isMailOnly: true,
    fixed: fixedBy.law,
  },
  contractReminded: {
    number: 36,
    name: ['Een overeenkomst die nog wacht', 'An agreement that still waits'],
    to: ['student', 'host', 'mentor', 'school'],
    comes: 'now',
    mails: [contractMails.contractReminder, contractMails.ownContractReminder],
    isMailOnly: true,
    fixed: fixedBy.signing,
  },
  contractUnsigned: {
    number: 36,
    name: ['Een overeenkomst die de dag ervoor nog niet getekend is', 'An agreement not signed the day before'],
    to: ['mentor', 'school'],
    comes: 'now',
    mails: [contractMails.contractUnsigned],
    fixed: fixedBy.signing,
  },
})
