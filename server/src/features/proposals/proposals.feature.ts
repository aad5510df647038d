import { feature } from '#engine/feature.ts'
import { seenWith, serve } from '#engine/serve.ts'
import { proposalLife, vacancyProposals } from '#protocol/features/proposals.ts'
import { proposalMails } from './proposals.mails.ts'
import { proposalNews } from './proposals.news.ts'
import { proposalsPersonal } from './proposals.personal.ts'
import { proposalAbilities, proposalPolicy } from './proposals.policy.ts'
import { tellProposed } from './proposals.reactions.ts'
import { dismissProposal, proposeVacancy } from './propose-vacancy.ts'

export const proposalsFeature = feature({
  abilities: proposalAbilities,
  resources: [
    serve(vacancyProposals, {
      table: 'vacancy_proposals',
      policy: proposalPolicy,
      scopes: ({ isMine }, me) => (isMine === true ? { proposedById: me.self } : true),
      relations: { vacancy: seenWith('vacancyId'), student: seenWith('studentId') },
      expressions: {
        proposedByName: (t) =>
          `(select concat_ws(' ', n.first_name, n.infix, n.last_name) from users n where n.id = ${t}.proposed_by_id)`,
      },
    }),
  ],
  lifecycles: [proposalLife],
  commands: [proposeVacancy, dismissProposal],
  reactions: [tellProposed],
  activities: { proposals: ['proposal'] },
  mails: proposalMails,
  personal: proposalsPersonal,
  news: proposalNews,
})
