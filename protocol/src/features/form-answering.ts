import { command, told } from '#protocol/declaring/define.ts'
import { email, id, integer, json, personName, text } from '#protocol/declaring/fields.ts'
import { type SubmissionStatus, submissionLife, submissionLinkAsked, submissionStarted } from './form-submissions.ts'
import type { Answers } from './forms/answers.ts'
import type { FormContent } from './forms/content.ts'
import type { FormRole } from './forms.ts'
import { phaseLife } from './phases.ts'
import { workPhotoSizes } from './uploads.ts'

/** What whoever fills in a form may see, by a link or with an account. */
export type FormToAnswer = {
  submissionId: string
  status: SubmissionStatus
  /** `answer`: it can be filled in; `given`: a copy to read; `over`: the form was closed meanwhile. */
  state: 'answer' | 'given' | 'over'
  role: FormRole
  /** A host is addressed formally. */
  isFormal: boolean
  content: FormContent
  /** The number of the version that `content` is; it goes along with what is saved. */
  version: number
  answers: Answers
  page: number
  savedAt: string | null
  submittedAt: string | null
  dueOn: string | null
  /** Until then one can go on with what was handed in. */
  reopenUntil: string | null
  /** It is handed in with this work: until then one can go on with it. */
  work: { id: string; canReopen: boolean } | null
  /** Why it was sent back. */
  reason: string | null
  /** Whose form it is, and whom it is about. */
  owner: string
  student: string | null
  organization: string | null
  respondent: string | null
}

/** By the key of a link, or which one of one's own. */
const whose = { token: text({ max: 200, optional: true }), submissionId: id({ optional: true }) }
const said = { version: integer({ min: 1 }), answers: json<Answers>() }

export const openAnswers = command('openAnswers', 'POST /form_answers/open', {
  access: 'public',
  input: whose,
  tells: told<FormToAnswer>(),
  summary: 'A form to fill in, with what was answered so far. Looking changes nothing',
})
/** What is still to be mended before it can be handed in, by field. */
export type SavedAnswers = { savedAt: string; status: SubmissionStatus }
export const saveAnswers = command('saveAnswers', 'POST /form_answers/save', {
  access: 'public',
  /** Only what is sent changes; `null` takes an answer away. */
  input: { ...whose, ...said, page: integer({ min: 0, max: 200, optional: true }) },
  moves: [submissionLife.begin],
  tells: told<SavedAnswers>(),
  summary: 'Save answers as they are; what is hidden by other answers is not stored',
})
export const submitAnswers = command('submitAnswers', 'POST /form_answers/submit', {
  access: 'public',
  input: { ...whose, ...said },
  moves: [submissionLife.submit, phaseLife.handIn],
  tells: told<FormToAnswer>(),
  summary: 'Hand it in. What is missing or wrong is told field by field',
})
export const reopenAnswers = command('reopenAnswers', 'POST /form_answers/reopen', {
  access: 'public',
  input: whose,
  moves: [submissionLife.reopen, phaseLife.recall],
  tells: told<FormToAnswer>(),
  summary: 'Go on with what was handed in, within 24 hours and as long as nobody accepted it',
})
export const renewFormLink = command('renewFormLink', 'POST /form_answers/renew', {
  access: 'public',
  input: { token: text({ max: 200 }) },
  emits: [submissionLinkAsked],
  summary: 'Mail a new link to where the old one went',
})

/** A form that anybody may fill in. */
export type PublicForm = {
  state: 'open' | 'notYet' | 'closed' | 'full'
  title: FormContent['title']
  owner: string
  opensOn: string | null
  closesOn: string | null
  /** None unless it is open. */
  content: FormContent | null
  version: number | null
  /** Goes along when somebody begins: it proves when they saw it first. */
  start: string
}
export const openPublicForm = command('openPublicForm', 'POST /public_forms/open', {
  access: 'public',
  /** The last part of a public link, or the code beside it. */
  input: { token: text({ max: 200 }) },
  tells: told<PublicForm>(),
  summary: 'A form that anybody may fill in, by its link or code',
})
export const startPublicForm = command('startPublicForm', 'POST /public_forms/start', {
  access: 'public',
  input: {
    token: text({ max: 200 }),
    start: text({ max: 200 }),
    /** No person sees this field; who fills it in is a program. */
    website: text({ max: 255, optional: true }),
    name: personName({ optional: true }),
    email: email({ optional: true }),
  },
  emits: [submissionStarted],
  tells: told<{ submissionId: string; token: string }>(),
  summary: 'Begin a submission of one’s own; the key that it gives saves and hands in',
})

/** A file of somebody's answers, by the key of a link or by an account. */
export const formFilePath = (fileId: string, token?: string): string =>
  `/api/v1/form_files/${fileId}/${workPhotoSizes[0]}${token ? `?${new URLSearchParams({ token })}` : ''}`
