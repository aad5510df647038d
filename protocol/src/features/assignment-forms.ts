import { command, told } from '#protocol/declaring/define.ts'
import { assignmentWorks } from './assignments.ts'
import { type SubmissionStatus, submissionStarted } from './form-submissions.ts'
import type { Answers } from './forms/answers.ts'
import type { FormContent } from './forms/content.ts'

/** A form as it was filled in, with a version of somebody's work or with what was said about it. */
export type AnsweredForm = { versionId: string; content: FormContent; answers: Answers }
export type WorkForms = {
  /** What the student fills in before handing in. None: the assignment asks for none. */
  form: { title: FormContent['title']; submissionId: string | null; status: SubmissionStatus | null } | null
  /** What whoever reviews has to fill in, with what they chose before they took it back. None for everybody else. */
  rubric: { version: number; content: FormContent; answers: Answers } | null
  /** What was handed in with each version, and the rubrics of those that were reviewed. */
  given: AnsweredForm[]
  scored: AnsweredForm[]
}
export const showWorkForms = command('showWorkForms', 'POST /assignment_works/:id/forms', {
  on: assignmentWorks,
  tells: told<WorkForms>(),
  summary: 'The form that goes with work and the rubric by which it is reviewed, with what was filled in',
})
export const beginWorkForm = command('beginWorkForm', 'POST /assignment_works/:id/form', {
  on: assignmentWorks,
  when: { status: ['todo', 'returned'] },
  emits: [submissionStarted],
  tells: told<{ submissionId: string }>(),
  summary: 'Begin with the form that is handed in with the work, or go on with it',
})
