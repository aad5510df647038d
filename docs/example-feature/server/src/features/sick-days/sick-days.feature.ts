import { feature } from '#engine/feature.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { sickDays } from '#protocol/features/sick-days.ts'
import { addSickDay } from './add-sick-day.ts'
import { sickDayMails } from './sick-days.mails.ts'
import { sickDayNews } from './sick-days.news.ts'
import { sickDaysPersonal } from './sick-days.personal.ts'
import { sickDayAbilities, sickDayPolicy } from './sick-days.policy.ts'
import { tellMentors } from './sick-days.reactions.ts'

export const sickDaysFeature = feature({
  resources: [
    serve(sickDays, { table: 'sick_days', policy: sickDayPolicy, relations: { student: seenWith('studentId') } }),
  ],
  abilities: sickDayAbilities,
  commands: [addSickDay],
  reactions: [tellMentors],
  mails: sickDayMails,
  news: sickDayNews,
  activities: { sickDays: ['sickDay'] },
  personal: sickDaysPersonal,
})
