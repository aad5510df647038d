import { command, event, resource, told, toOne } from '#protocol/declaring/define.ts'
import { boolean, id, list, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

/** A mentor or the school thinks that this is something for a student. Hosts never see it. */
export const vacancyProposals = resource('vacancyProposals', {
  attributes: {
    note: text({ max: 500, optional: true, readOnly: true }),
    status: oneOf(['open', 'applied', 'dismissed'] as const, { readOnly: true }),
    /** Nobody, once that account is gone. */
    proposedByName: text({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    vacancy: toOne('vacancies', { readOnly: true }),
    student: toOne('students', { readOnly: true }),
  },
  filters: {
    id: ['eq', 'in'],
    status: ['eq', 'in'],
    vacancyId: ['eq', 'in'],
    studentId: ['eq', 'in'],
  },
  /** Only what one proposed oneself. */
  scopes: { isMine: boolean() },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  includes: ['vacancy', 'vacancy.organization', 'student'],
})

export const vacancyProposed = event('proposal.made', { vacancyId: id(), studentId: id() })
export const proposalDismissed = event('proposal.dismissed', { vacancyId: id(), studentId: id() })

export const proposalLife = lifecycle(vacancyProposals, 'status', {
  about: { type: 'users', id: 'studentId' },
  start: { open: vacancyProposed },
  moves: {
    dismiss: { from: ['open'], to: 'dismissed', emits: proposalDismissed },
    /** Whoever applies has done what a proposal was for, also after having laid it aside. */
    apply: { from: ['open', 'dismissed'], to: 'applied', by: 'system', quiet: 'application.created says it' },
  },
})

export const proposeVacancy = command('proposeVacancy', 'POST /vacancy_proposals', {
  input: {
    vacancyId: id(),
    studentIds: list(id(), { min: 1, max: 50 }),
    note: text({ max: 500, optional: true, format: 'lines' }),
  },
  emits: [vacancyProposed],
  tells: told<{ proposed: number }>(),
  summary: 'Tell students that this may be something for them',
})

export const dismissProposal = command('dismissProposal', 'PUT /vacancy_proposals/:id/dismiss', {
  on: vacancyProposals,
  moves: [proposalLife.dismiss],
  summary: 'The student does not want it',
})
