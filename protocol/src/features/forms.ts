import { command, event, resource, toOne } from '#protocol/declaring/define.ts'
import { boolean, date, id, integer, json, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import type { FormChange } from './forms/changes.ts'
import type { FormContent } from './forms/content.ts'

export const formPurposes = [
  'evaluation_student',
  'evaluation_host',
  'evaluation_mentor',
  'reflection',
  'intake',
  'satisfaction',
  'other',
] as const
export type FormPurpose = (typeof formPurposes)[number]
/** With these one looks back on an internship. */
export const evaluationPurposes = [
  'evaluation_student',
  'evaluation_host',
  'evaluation_mentor',
] as const satisfies FormPurpose[]
/** Who fills one in. */
export const formRoles = ['student', 'host', 'mentor', 'other'] as const
export type FormRole = (typeof formRoles)[number]

export const forms = resource('forms', {
  attributes: {
    name: text({ max: 120, readOnly: true }),
    purpose: oneOf(formPurposes, { readOnly: true }),
    status: oneOf(['draft', 'published', 'closed'] as const, { readOnly: true }),
    /** As it is being built; who answers sees a version that was published. */
    content: json<FormContent>({ readOnly: true }),
    /** Counts how often it was saved: whoever changes it says which one they saw. */
    revision: integer({ readOnly: true }),
    /** None: nobody can answer it yet. */
    publishedVersion: integer({ optional: true, readOnly: true }),
    publishedAt: timestamp({ optional: true, readOnly: true }),
    /** Whether it was written on since. */
    hasChanges: boolean({ readOnly: true }),
    /** Its published version has a rubric, and nothing that has to be sent or drawn: work can be scored by it. */
    canScore: boolean({ readOnly: true }),
    /** How many were handed in, and how many are still being waited for. */
    submitted: integer({ readOnly: true }),
    waiting: integer({ readOnly: true }),
    /** Anybody who has the link or the code can answer, between these days and up to so many. */
    isPublic: boolean({ readOnly: true }),
    publicToken: text({ optional: true, readOnly: true }),
    publicCode: text({ optional: true, readOnly: true }),
    opensOn: date({ optional: true, readOnly: true }),
    closesOn: date({ optional: true, readOnly: true }),
    maxSubmissions: integer({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  unlisted: ['content'],
  relationships: {
    organization: toOne('organizations', { readOnly: true }),
    createdBy: toOne('users', { optional: true, readOnly: true }),
  },
  filters: {
    id: ['eq', 'in'],
    status: ['eq', 'in'],
    purpose: ['eq', 'in'],
    organizationId: ['eq', 'in'],
    createdById: ['eq'],
    name: ['cont'],
  },
  sorts: ['name', 'updatedAt'],
  defaultSort: 'name',
  includes: ['organization', 'createdBy'],
})

/** A form as it was published: answers that were given to it keep it for ever. */
export const formVersions = resource('formVersions', {
  attributes: {
    formId: id({ readOnly: true }),
    number: integer({ readOnly: true }),
    content: json<FormContent>({ readOnly: true }),
    /** What is other than in the one before; none: there was no such one. */
    changes: json<FormChange[], { optional: true; readOnly: true }>({ optional: true, readOnly: true }),
    publishedBy: text({ optional: true, readOnly: true }),
    publishedAt: timestamp({ readOnly: true }),
    /** How many answer or answered it. */
    submissions: integer({ readOnly: true }),
  },
  unlisted: ['content', 'changes'],
  filters: { id: ['eq', 'in'], formId: ['eq', 'in'], number: ['eq'] },
  sorts: ['number'],
  defaultSort: '-number',
})

export const formCreated = event('form.created', {})
export const formPublished = event('form.published', { version: integer({ min: 1 }) })
export const formClosed = event('form.closed', {})
export const formReopened = event('form.reopened', {})
export const formRemoved = event('form.removed', {})
export const formShared = event('form.shared', { isPublic: boolean() })

export const formLife = lifecycle(forms, 'status', {
  start: { draft: formCreated },
  moves: {
    publish: { from: ['draft', 'published'], to: 'published', emits: formPublished },
    close: { from: ['published'], to: 'closed', emits: formClosed, undo: ['reopen'] },
    reopen: { from: ['closed'], to: 'published', emits: formReopened, undo: ['close'] },
  },
})

const name = text({ min: 2, max: 120 })
const content = json<FormContent>()
const seen = { revision: integer({ min: 1 }) }

export const createForm = command('createForm', 'POST /forms', {
  on: forms,
  input: {
    /** Of which organization; without it, of the one that the reader works at. */
    organizationId: id({ optional: true }),
    name,
    purpose: oneOf(formPurposes),
    content,
  },
  emits: [formCreated],
  summary: 'Begin a form, empty or from a template',
})
export const copyForm = command('copyForm', 'POST /forms/:id/copy', {
  on: forms,
  input: { name },
  emits: [formCreated],
  summary: 'Make a new form out of another one as it is being built',
})
export const saveForm = command('saveForm', 'PATCH /forms/:id', {
  on: forms,
  when: { status: ['draft', 'published'] },
  input: { name, purpose: oneOf(formPurposes), content, ...seen },
  summary: 'Save a form as it is being built; who answers goes on with the version that was published',
})
export const publishForm = command('publishForm', 'POST /forms/:id/publish', {
  on: forms,
  input: seen,
  moves: [formLife.publish],
  summary: 'Freeze the form as it is: from now on this version is answered, and those who began keep theirs',
})
export const closeForm = command('closeForm', 'POST /forms/:id/close', {
  on: forms,
  moves: [formLife.close],
  summary: 'Nobody answers it any more; what was answered stays',
})
export const reopenForm = command('reopenForm', 'POST /forms/:id/reopen', {
  on: forms,
  moves: [formLife.reopen],
  summary: 'Let it be answered again',
})
export const removeForm = command('removeForm', 'DELETE /forms/:id', {
  on: forms,
  when: { status: ['draft'] },
  emits: [formRemoved],
  summary: 'Remove a form that was never published',
})
export const shareForm = command('shareForm', 'PUT /forms/:id/share', {
  on: forms,
  when: { status: ['draft', 'published'] },
  input: {
    /** A link and a code for anybody. Switched off and on again they are new ones. */
    isPublic: boolean(),
    opensOn: date({ optional: true }),
    closesOn: date({ optional: true }),
    maxSubmissions: integer({ min: 1, max: 100_000, optional: true }),
  },
  emits: [formShared],
  summary: 'Say who can answer without being asked, from when to when, and how many',
})
