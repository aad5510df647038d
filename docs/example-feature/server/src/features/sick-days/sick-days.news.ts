import { news } from '#engine/news.ts'
import { sickDayMails } from './sick-days.mails.ts'

export const sickDayNews = news('school', {
  sickDayAdded: {
    name: ['Een leerling kan niet komen', 'A student cannot come'],
    to: ['mentor', 'school'],
    comes: 'now',
    mails: [sickDayMails.sickDayAdded],
  },
})
