import { feature } from '#engine/feature.ts'
import { serve } from '#engine/serve.ts'
import { deletionLife, deletionRequests } from '#protocol/features/erasure.ts'
import { approveDeletion, confirmDeletion, denyDeletion, withdrawDeletion } from './decide-deletion.ts'
import { erasureMails } from './erasure.mails.ts'
import { erasureNews } from './erasure.news.ts'
import { erasurePersonal } from './erasure.personal.ts'
import { deletionRequestPolicy, erasureAbilities } from './erasure.policy.ts'
import { tellDeletionDenied, tellDeletionRequested } from './erasure.reactions.ts'
import { remindDeletions } from './remind-deletions.ts'
import { requestDeletion } from './request-deletion.ts'

/** The right to leave, and to take everything along first. */
export const erasureFeature = feature({
  abilities: erasureAbilities,
  resources: [
    serve(deletionRequests, {
      table: 'deletion_requests',
      policy: deletionRequestPolicy,
      expressions: {
        answerBy: (t) => `((${t}.created_at at time zone 'Europe/Amsterdam')::date + interval '1 month')::date`,
        isUrgent: (t) => `(${t}.status = 'pending' and ${t}.created_at < kept_since(today_nl(), interval '21 days'))`,
      },
    }),
  ],
  lifecycles: [deletionLife],
  commands: [requestDeletion, confirmDeletion, approveDeletion, denyDeletion, withdrawDeletion],
  reactions: [tellDeletionRequested, tellDeletionDenied],
  jobs: [remindDeletions],
  activities: { people: ['account'] },
  news: erasureNews,
  mails: erasureMails,
  personal: erasurePersonal,
})
