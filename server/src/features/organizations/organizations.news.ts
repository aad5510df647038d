import { news } from '#engine/news.ts'
import { organizationMails } from './organizations.mails.ts'

export const organizationNews = news('organizations', {
  organizationRegistered: {
    number: 8,
    name: ['Een organisatie meldde zich aan', 'An organization registered'],
    to: ['centre', 'school'],
    comes: 'now',
    mails: [organizationMails.organizationRegistered],
  },
  organizationApproved: {
    number: 9,
    name: ['Een organisatie is goedgekeurd', 'An organization is approved'],
    to: ['host'],
    comes: 'now',
    mails: [organizationMails.organizationApproved],
  },
  organizationDenied: {
    number: 10,
    name: ['Een organisatie is niet goedgekeurd', 'An organization is not approved'],
    to: ['host'],
    comes: 'now',
    mails: [organizationMails.organizationDenied],
  },
  organizationArchived: {
    number: 11,
    name: ['Een organisatie is gearchiveerd', 'An organization is archived'],
    to: ['host', 'school', 'centre'],
    comes: 'now',
    mails: [organizationMails.organizationArchived],
  },
  joinRequested: {
    name: ['Iemand vraagt om een account', 'Somebody asks for an account'],
    to: ['host', 'school', 'centre'],
    comes: 'now',
    mails: [organizationMails.joinRequested],
  },
})
