import { event } from '#protocol/declaring/define.ts'
import { date, id, list, oneOf, text } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import { vacancies } from './vacancies.ts'

const aboutVacancy = { organizationId: id() }
export const vacancyCreated = event('vacancy.created', aboutVacancy)
export const vacancyUpdated = event('vacancy.updated', aboutVacancy)
/** Something changed that makes applicants think again: what it is called, where it is, or how old one must be. */
export const vacancyChanged = event('vacancy.changed', {
  ...aboutVacancy,
  changed: list(oneOf(['title', 'place', 'ages'] as const)),
})
export const vacancySubmitted = event('vacancy.submittedForReview', aboutVacancy)
export const vacancyPublished = event('vacancy.published', aboutVacancy)
export const vacancyRejected = event('vacancy.rejected', { ...aboutVacancy, reason: text() })
/** Whoever judged it takes that back before its organization was told. */
export const vacancyReconsidered = event('vacancy.reconsidered', aboutVacancy)
export const vacancyPaused = event('vacancy.paused', aboutVacancy)
export const vacancyResumed = event('vacancy.resumed', aboutVacancy)
/** Open applications are withdrawn after this one and after `vacancyTakenDown`. */
export const vacancyClosed = event('vacancy.closed', aboutVacancy)
export const vacancyReopened = event('vacancy.reopened', aboutVacancy)
/** The last place went to somebody. */
export const vacancyFilled = event('vacancy.filled', aboutVacancy)
export const vacancyExpiring = event('vacancy.expiring', { ...aboutVacancy, endDate: date() })
export const vacancyExpired = event('vacancy.expired', aboutVacancy)
export const vacancyTakenDown = event('vacancy.takenDown', { ...aboutVacancy, reason: text() })

export const vacancyLife = lifecycle(vacancies, 'status', {
  start: { draft: vacancyCreated },
  moves: {
    publish: { from: ['draft'], to: 'published', emits: vacancyPublished },
    submit: { from: ['draft'], to: 'in_review', emits: vacancySubmitted },
    approve: { from: ['in_review'], to: 'published', emits: vacancyPublished, undo: ['reconsider'] },
    reject: {
      from: ['in_review'],
      to: 'draft',
      needs: 'reviewReason',
      emits: vacancyRejected,
      undo: ['reconsider'],
    },
    reconsider: { from: ['published', 'draft'], to: 'in_review', emits: vacancyReconsidered },
    /** In other words it is another vacancy. */
    reviewAgain: { from: ['published', 'full', 'paused'], to: 'in_review', emits: vacancySubmitted },
    /** Every place is taken, or one came free. Whoever took or gave it tells. */
    fill: { from: ['published'], to: 'full', by: 'system', quiet: 'the application tells, also of one who is paused' },
    free: { from: ['full'], to: 'published', by: 'system', quiet: 'the application that gave the place back tells' },
    pause: { from: ['published', 'full'], to: 'paused', emits: vacancyPaused, undo: ['resume'] },
    resume: { from: ['paused'], to: 'published', emits: vacancyResumed, undo: ['pause'] },
    close: {
      from: ['draft', 'in_review', 'published', 'full', 'paused', 'expired'],
      to: 'closed',
      emits: vacancyClosed,
    },
    /** Its organization stops. */
    closeWithHost: {
      from: ['in_review', 'published', 'full', 'paused'],
      to: 'closed',
      by: 'system',
      emits: vacancyClosed,
    },
    reopen: { from: ['closed'], to: 'published', emits: vacancyReopened },
    /** What was never open, or is not right any more, is looked at first. */
    reopenAsDraft: { from: ['closed'], to: 'draft', emits: vacancyReopened },
    expire: { from: ['published', 'full', 'paused'], to: 'expired', by: 'clock', emits: vacancyExpired },
    takeDown: {
      from: ['draft', 'in_review', 'published', 'full', 'paused', 'expired', 'closed'],
      to: 'removed',
      needs: 'reviewReason',
      emits: vacancyTakenDown,
    },
  },
})
