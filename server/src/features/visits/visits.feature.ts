import { feature } from '#engine/feature.ts'
import { not } from '#engine/judging/condition.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { visitLife, visitNotes, visits } from '#protocol/features/visits.ts'
import { finishVisit, forgetVisitNotes, reopenVisit, visitPhase, writeVisitNote } from './finish-visit.ts'
import { cancelVisit, moveVisit, restoreVisit } from './move-visit.ts'
import { planVisits } from './plan-visits.ts'
import { recordVisit } from './record-visit.ts'
import { visitBoard } from './visit-board.ts'
import { visitTimes } from './visit-times.ts'
import { visitMails } from './visits.mails.ts'
import { visitNews } from './visits.news.ts'
import { visitsPersonal } from './visits.personal.ts'
import { visitAbilities, visitNotePolicy, visitPolicy } from './visits.policy.ts'
import { visitReactions } from './visits.reactions.ts'

const ofVisitor = (t: string, what: string) =>
  `(select ${what} from users u where u.id = ${t}.visitor_id and u.status <> 'archived')`

export const visitsFeature = feature({
  abilities: visitAbilities,
  resources: [
    serve(visits, {
      table: 'visits',
      policy: visitPolicy,
      relations: { internship: seenWith('internshipId') },
      expressions: {
        visitorName: (t) => ofVisitor(t, `concat_ws(' ', u.first_name, u.infix, u.last_name)`),
        visitorEmail: (t) => ofVisitor(t, 'u.email'),
        startsAt: (t) => `((${t}.day + ${t}.time::time) at time zone 'Europe/Amsterdam')`,
      },
    }),
    serve(visitNotes, { table: 'visits', where: not({ note: null }), policy: visitNotePolicy }),
  ],
  commands: [planVisits, recordVisit, moveVisit, finishVisit, reopenVisit, cancelVisit, restoreVisit, writeVisitNote],
  queries: [visitBoard],
  lifecycles: [visitLife],
  phaseKinds: [visitPhase],
  calendar: [visitTimes],
  reactions: visitReactions,
  jobs: [forgetVisitNotes],
  mails: visitMails,
  news: visitNews,
  activities: { visits: ['visit'] },
  personal: visitsPersonal,
})
