import { feature } from '#engine/feature.ts'
import { column, seenWith, serve } from '#engine/serve.ts'
import { selfFoundInternships } from '#protocol/features/self-found.ts'
import { approvalPhase } from './approval-phase.ts'
import { approveSelfFound } from './approve-self-found.ts'
import { reconsiderSelfFound, refuseSelfFound, sendBackSelfFound } from './decide-self-found.ts'
import { nearOrganizations, selfFoundMatches } from './find-matches.ts'
import { keptSelfFound } from './kept-self-found.ts'
import { reportSelfFound } from './report-self-found.ts'
import { selfFoundMails } from './self-found.mails.ts'
import { selfFoundNews } from './self-found.news.ts'
import { selfFoundAbilities, selfFoundPolicy, selfFoundQueue } from './self-found.policy.ts'
import { tellApproved, tellRefused, tellSentBack, tellSubmitted } from './self-found.reactions.ts'
import { selfFoundSections } from './self-found.sections.ts'
import { updateSelfFound, withdrawSelfFound } from './update-self-found.ts'

export const selfFoundFeature = feature({
  periodic: selfFoundSections,
  abilities: selfFoundAbilities,
  queues: [selfFoundQueue],
  resources: [
    serve(selfFoundInternships, {
      table: 'internships',
      where: { selfFound: true },
      flag: 'selfFoundInternships',
      policy: selfFoundPolicy,
      kept: keptSelfFound,
      relations: {
        student: seenWith('studentId'),
        internshipPeriod: seenWith('internshipPeriodId'),
        // Only named by the student: naming one shows nothing of it that could not be seen before.
        knownOrganization: column('knownOrganizationId'),
        organization: seenWith('organizationId'),
      },
    }),
  ],
  commands: [
    reportSelfFound,
    updateSelfFound,
    withdrawSelfFound,
    approveSelfFound,
    sendBackSelfFound,
    refuseSelfFound,
    reconsiderSelfFound,
    selfFoundMatches,
    nearOrganizations,
  ],
  phaseKinds: [approvalPhase],
  reactions: [tellSubmitted, tellApproved, tellSentBack, tellRefused],
  activities: { selfFound: ['selfFound'] },
  mails: selfFoundMails,
  news: selfFoundNews,
})
