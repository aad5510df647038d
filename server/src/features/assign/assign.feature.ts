import { feature } from '#engine/feature.ts'
import { decidedBy, personal } from '#engine/personal.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { matchingLife, matchingPairs, matchings } from '#protocol/features/assign.ts'
import { applyMatching, applyMatchingJob, undoMatching, undoMatchingJob } from './apply-matching.ts'
import { assignMails } from './assign.mails.ts'
import { assignNews } from './assign.news.ts'
import { assignAbilities, matchingPairPolicy, matchingPolicy } from './assign.policy.ts'
import { tellAssigned } from './assign.reactions.ts'
import { assignBoard } from './assign-board.ts'
import { proposeMatching, solveMatching } from './propose-matching.ts'

export const assignFeature = feature({
  abilities: assignAbilities,
  resources: [
    serve(matchings, { table: 'matchings', policy: matchingPolicy }),
    serve(matchingPairs, {
      table: 'matching_pairs',
      policy: matchingPairPolicy,
      relations: {
        student: seenWith('studentId'),
        vacancy: seenWith('vacancyId'),
        internship: seenWith('internshipId'),
      },
    }),
  ],
  commands: [proposeMatching, applyMatching, undoMatching],
  queries: [assignBoard],
  reactions: [tellAssigned],
  jobs: [solveMatching, applyMatchingJob, undoMatchingJob],
  lifecycles: [matchingLife],
  mails: assignMails,
  news: assignNews,
  activities: { assign: ['matching'] },
  personal: personal({
    columns: {
      'matchings.created_by_id': decidedBy,
      'matching_pairs.student_id': {
        told: { not: 'what was proposed once; the place that came of it is among the internships' },
        onErase: 'delete',
      },
    },
  }),
})
