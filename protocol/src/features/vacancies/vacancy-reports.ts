import { command, event, resource, toOne } from '#protocol/declaring/define.ts'
import { boolean, email, id, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'

export const reportReasons = ['unsafe', 'misleading', 'paid_work', 'discrimination', 'gone', 'other'] as const
export const reportStatuses = ['open', 'dismissed', 'taken_down'] as const

/** What somebody says is wrong with a vacancy. Who said it stays with us, unless they left an address. */
export const vacancyReports = resource('vacancyReports', {
  attributes: {
    reason: oneOf(reportReasons, { readOnly: true }),
    explanation: text({ optional: true, readOnly: true }),
    status: oneOf(reportStatuses, { readOnly: true }),
    email: text({ optional: true, readOnly: true }),
    /** It was somebody with an account. */
    isMember: boolean({ readOnly: true }),
    answer: text({ optional: true, readOnly: true }),
    handledAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: { vacancy: toOne('vacancies', { readOnly: true }) },
  filters: { id: ['eq', 'in'], status: ['eq', 'in'], reason: ['eq', 'in'], vacancyId: ['eq'] },
  sorts: ['createdAt'],
  defaultSort: '-createdAt',
  includes: ['vacancy', 'vacancy.organization'],
})

export const vacancyReported = event('vacancy.reported', { organizationId: id(), reportId: id() })
export const reportDismissed = event('vacancy.reportDismissed', { organizationId: id(), reportId: id() })

export const reportLife = lifecycle(vacancyReports, 'status', {
  about: { type: 'vacancies', id: 'vacancyId' },
  start: { open: vacancyReported },
  moves: {
    dismiss: { from: ['open'], to: 'dismissed', emits: reportDismissed },
    uphold: { from: ['open'], to: 'taken_down', quiet: 'vacancy.takenDown says it for all reports at once' },
  },
})

export const reportVacancy = command('reportVacancy', 'POST /vacancies/:id/reports', {
  access: 'public',
  input: {
    reason: oneOf(reportReasons),
    explanation: text({ max: 1000, optional: true, format: 'lines' }),
    email: email({ optional: true }),
  },
  emits: [vacancyReported],
  summary: 'Say that something is wrong with a vacancy, with or without an account',
})
export const dismissReport = command('dismissReport', 'PUT /vacancy_reports/:id/dismiss', {
  on: vacancyReports,
  moves: [reportLife.dismiss],
  input: { answer: text({ max: 500, optional: true, format: 'lines' }) },
  summary: 'Nothing is wrong',
})
