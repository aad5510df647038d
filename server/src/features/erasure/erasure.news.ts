import { fixedBy, news } from '#engine/news.ts'
import { erasureMails } from './erasure.mails.ts'

export const erasureNews = news('account', {
  deletionRequested: {
    number: 53,
    name: ['Een verzoek om het eigen account te verwijderen', 'A request to delete one’s own account'],
    to: ['everybody'],
    comes: 'now',
    mails: [erasureMails.deletionConfirm, erasureMails.deletionAsked, erasureMails.deletionDenied],
    isMailOnly: true,
    fixed: fixedBy.law,
  },
  deletionToDecide: {
    number: 53,
    name: ['Iemand vraagt om een account te verwijderen', 'Somebody asks to delete their account'],
    to: ['school'],
    comes: 'now',
    mails: [erasureMails.deletionToDecide, erasureMails.deletionUrgent],
    isMailOnly: true,
    fixed: fixedBy.law,
  },
  deletionDone: {
    number: 54,
    name: ['Het account is verwijderd', 'The account was deleted'],
    to: ['everybody'],
    comes: 'now',
    mails: [erasureMails.accountDeleted],
    isMailOnly: true,
    fixed: fixedBy.law,
  },
})
