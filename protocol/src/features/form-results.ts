import { query, told } from '#protocol/declaring/define.ts'
import { id, integer, oneOf } from '#protocol/declaring/fields.ts'
import type { SubmissionStatus } from './form-submissions.ts'
import type { AskedField, Both } from './forms/content.ts'
import { formRoles } from './forms.ts'

/** Fewer than this say too much about one of them to who sees no names. */
export const SMALLEST_GROUP = 5

export type Count = { key: string; label: Both; count: number }
export type QuestionResult = {
  key: string
  kind: AskedField['kind']
  label: Both
  /** In which versions it was asked. */
  versions: number[]
  answered: number
  /** Of a choice, a dropdown, a scale: how often each. Own words stand under the key `other`. */
  counts?: Count[]
  /** Of a matrix or a rubric. */
  rows?: { key: string; label: Both; counts: Count[] }[]
  numbers?: { average: number; min: number; max: number }
  /** The newest ones, only for who sees names. */
  texts?: string[]
}
export type FormResults = {
  /** Whose answers are counted, and how many were asked. */
  given: number
  asked: number
  statuses: Partial<Record<SubmissionStatus, number>>
  versions: number[]
  /** There are too few to show them without names. */
  isHidden: boolean
  seesNames: boolean
  questions: QuestionResult[]
}
export const formResults = query('formResults', 'GET /form_results', {
  filters: {
    formId: id(),
    periodId: id({ optional: true }),
    groupId: id({ optional: true }),
    levelId: id({ optional: true }),
    mentorId: id({ optional: true }),
    organizationId: id({ optional: true }),
    version: integer({ min: 1, optional: true }),
    role: oneOf(formRoles, { optional: true }),
  },
  tells: told<FormResults>(),
  summary:
    'Per question of a form how often what was answered; who sees no names sees the form as a whole, and no small group',
})

/** The same rubric as student, host and mentor of one internship filled it in. */
export type ComparedRubric = {
  key: string
  label: Both
  levels: { key: string; label: Both }[]
  criteria: {
    key: string
    label: Both
    /** By the id of the submission: the key of the level. */
    answers: Record<string, string | null>
    /** How many levels lie between the lowest and the highest. */
    apart: number
  }[]
}
export type ComparedForms = {
  submissions: {
    id: string
    formId: string
    role: (typeof formRoles)[number]
    title: Both
    name: string | null
    status: SubmissionStatus
    submittedAt: string | null
    version: number
  }[]
  rubrics: ComparedRubric[]
}
export const compareForms = query('compareForms', 'GET /form_comparison', {
  filters: { internshipId: id() },
  tells: told<ComparedForms>(),
  summary: 'The rubrics that student, host and mentor filled in about one internship, side by side',
})
