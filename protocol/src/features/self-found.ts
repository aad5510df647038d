import { command, event, resource, told as tells, toOne } from '#protocol/declaring/define.ts'
import {
  boolean,
  date,
  email,
  id,
  integer,
  list,
  oneOf,
  organizationName,
  personName,
  phone,
  text,
  timestamp,
  url,
} from '#protocol/declaring/fields.ts'
import { internshipLife, selfFoundReconsidered, selfFoundSubmitted } from './internships.ts'
import { phaseLife } from './phases.ts'

const reportStates = ['waiting', 'sent_back', 'approved', 'refused'] as const

/** What a student tells about a place they found themselves. */
const told = {
  organizationName: organizationName({ min: 2 }),
  city: text({ min: 2, max: 80 }),
  website: url({ optional: true }),
  contactName: personName({ min: 2, max: 120 }),
  contactEmail: email(),
  contactPhoneNumber: phone({ optional: true }),
  startDate: date(),
  endDate: date(),
  plannedHours: integer({ min: 1, max: 2000 }),
  /** 1 is Monday, 7 is Sunday. */
  weekdays: list(integer({ min: 1, max: 7 }), { min: 1, max: 7 }),
  description: text({ min: 20, max: 2000, format: 'lines' }),
  /** Asked for where the site has the motivation field. */
  motivation: text({ max: 2000, optional: true, format: 'lines' }),
}
/** One of the organizations that take part already, when it is one of those. */
const known = { knownOrganizationId: id({ optional: true }) }
const selfFoundFields = { ...told, ...known }

/** An internship as its student reported it, for the student and the school; a host never sees a report. */
export const selfFoundInternships = resource('selfFoundInternships', {
  attributes: {
    reportState: oneOf(reportStates, { readOnly: true }),
    organizationName: text({ optional: true, readOnly: true }),
    city: text({ optional: true, readOnly: true }),
    website: text({ optional: true, readOnly: true }),
    contactName: text({ optional: true, readOnly: true }),
    contactEmail: text({ optional: true, readOnly: true }),
    contactPhoneNumber: text({ optional: true, readOnly: true }),
    startDate: date({ optional: true, readOnly: true }),
    endDate: date({ optional: true, readOnly: true }),
    plannedHours: integer({ optional: true, readOnly: true }),
    weekdays: list(integer(), { readOnly: true }),
    description: text({ optional: true, readOnly: true }),
    motivation: text({ optional: true, readOnly: true }),
    /** What the school said: why it was sent back or refused. */
    decision: text({ optional: true, readOnly: true }),
    decidedAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  relationships: {
    student: toOne('students', { readOnly: true }),
    internshipPeriod: toOne('internshipPeriods', { readOnly: true }),
    knownOrganization: toOne('organizations', { readOnly: true, optional: true }),
    organization: toOne('organizations', { readOnly: true, optional: true }),
  },
  filters: {
    id: ['eq', 'in'],
    reportState: ['eq', 'in'],
    studentId: ['eq', 'in'],
    internshipPeriodId: ['eq', 'in'],
  },
  sorts: ['createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  includes: ['student', 'internshipPeriod', 'knownOrganization', 'organization'],
})

const who = { internshipId: id(), studentId: id() }
export const selfFoundUpdated = event('selfFound.updated', who)
export const selfFoundWithdrawn = event('selfFound.withdrawn', who)
export const selfFoundSentBack = event('selfFound.sent_back', who)

export const reportSelfFound = command('reportSelfFound', 'POST /self_found_internships', {
  on: selfFoundInternships,
  input: {
    ...selfFoundFields,
    internshipPeriodId: id(),
    /** For whom, when staff of the school does it; without it, for oneself. */
    studentId: id({ optional: true }),
  },
  emits: [selfFoundSubmitted],
  summary: 'Report a place that a student found without the stagebank',
})

const undecided = { reportState: ['waiting', 'sent_back'] } as const
export const updateSelfFound = command('updateSelfFound', 'PATCH /self_found_internships/:id', {
  on: selfFoundInternships,
  when: undecided,
  partial: true,
  input: selfFoundFields,
  moves: [phaseLife.takeIn],
  emits: [selfFoundUpdated, selfFoundSubmitted],
  summary: 'Correct a report; one that was sent back is handed in again by it',
})

export const withdrawSelfFound = command('withdrawSelfFound', 'DELETE /self_found_internships/:id', {
  on: selfFoundInternships,
  when: undecided,
  emits: [selfFoundWithdrawn],
  summary: 'Take back a report that nobody has agreed to: nothing of it stays',
})

export const approveSelfFound = command('approveSelfFound', 'PUT /self_found_internships/:id/approve', {
  on: selfFoundInternships,
  when: { reportState: ['waiting'] },
  moves: [internshipLife.approve, internshipLife.approveDigital],
  input: {
    /** The organization it is. Without one a new one is made, which waits for approval. */
    organizationId: id({ optional: true }),
    organizationType: oneOf(['NonProfit', 'Provider'] as const, { optional: true }),
    /** Somebody looked at the organizations that it may be, and it is none of them. */
    isNew: boolean({ optional: true }),
    /** The student has a place in this period, and this is one more. */
    evenSo: boolean({ optional: true }),
  },
  summary: 'Agree: it becomes an internship at a known or a new organization',
})

export const selfFoundReason = text({ min: 10, max: 1000, format: 'lines' })
export const sendBackSelfFound = command('sendBackSelfFound', 'PUT /self_found_internships/:id/send_back', {
  on: selfFoundInternships,
  when: { reportState: ['waiting'] },
  moves: [phaseLife.sendBack],
  input: { reason: selfFoundReason },
  emits: [selfFoundSentBack],
  summary: 'Ask the student to correct it, and say what',
})
export const refuseSelfFound = command('refuseSelfFound', 'PUT /self_found_internships/:id/refuse', {
  on: selfFoundInternships,
  when: undecided,
  moves: [internshipLife.refuse],
  input: { reason: selfFoundReason },
  summary: 'Say no for good, and why',
})

export const reconsiderSelfFound = command('reconsiderSelfFound', 'PUT /self_found_internships/:id/reconsider', {
  on: selfFoundInternships,
  when: { reportState: ['sent_back', 'approved', 'refused'] },
  moves: [internshipLife.reconsider, phaseLife.takeIn],
  emits: [selfFoundReconsidered],
  summary: 'Take back what one decided a minute ago; nobody was told of it yet',
})

/** An organization that it may be, with what speaks for it. */
export type SelfFoundCandidate = {
  id: string
  name: string
  city: string | null
  status: string
  /** `near`: the name differs by a letter or two, which may be a typing error. */
  why: 'chosen' | 'email' | 'name' | 'near'
}
/** What the decision asks for: which organization it may be, who else goes there, and what the student has already. */
export type SelfFoundMatches = {
  candidates: SelfFoundCandidate[]
  /** Other students of the same period at the same place. */
  others: number
  /** Titles of internships that the student has in the same period. */
  alreadyAt: string[]
  student: SelfFoundStudent
}
/** Whose report it is, as the school knows them; what is not known is left empty. */
export type SelfFoundStudent = { birthDate: string | null; level: string | null; groups: string[]; mentors: string[] }
export const selfFoundMatches = command('selfFoundMatches', 'POST /self_found_internships/:id/matches', {
  on: selfFoundInternships,
  tells: tells<SelfFoundMatches>(),
  summary: 'Which organization a report is likely about, and what else there is in the same period',
})

/** One that takes part, by name and town. */
export type NearOrganization = Pick<SelfFoundCandidate, 'id' | 'name' | 'city'>
export const nearOrganizations = command('nearOrganizations', 'POST /self_found_internships/near', {
  on: selfFoundInternships,
  input: { organizationName: selfFoundFields.organizationName },
  tells: tells<{ near: NearOrganization[] }>(),
  summary: 'Organizations that take part and whose name differs by a typing error only',
})
