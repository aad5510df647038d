import { feature } from '#engine/feature.ts'
import { inboundMails } from './inbound-mail.mails.ts'
import { inboundMailNews } from './inbound-mail.news.ts'
import { inboundMailPersonal } from './inbound-mail.personal.ts'
import { tellMailBounced } from './inbound-mail.reactions.ts'
import { forgetUndelivered, noteRefusedMail } from './undelivered.ts'

export const inboundMailFeature = feature({
  jobs: [noteRefusedMail, forgetUndelivered],
  reactions: [tellMailBounced],
  mails: inboundMails,
  news: inboundMailNews,
  activities: { people: ['mail'] },
  personal: inboundMailPersonal,
})
