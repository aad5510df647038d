import { feature } from '#engine/feature.ts'
import { bulkAction } from '#engine/writing/bulk.ts'
import { users } from '#protocol/features/users.ts'
import { remindTurn } from './remind-turn.ts'
import { searchDayReactions, settleAllSearchDays } from './search-days.ts'
import { standingMails } from './standings.mails.ts'
import { standingNews } from './standings.news.ts'
import { standingsPersonal } from './standings.personal.ts'
import { tellTurn } from './standings.reactions.ts'
import { standingSections } from './standings.sections.ts'
import { studentStandings } from './student-standings.ts'

export const standingsFeature = feature({
  periodic: standingSections,
  commands: [remindTurn],
  queries: [studentStandings],
  reactions: [tellTurn, ...searchDayReactions],
  jobs: [settleAllSearchDays],
  bulk: [bulkAction('remindTurns', { on: users, run: remindTurn })],
  activities: { internships: ['turn'] },
  mails: standingMails,
  personal: standingsPersonal,
  news: standingNews,
})
