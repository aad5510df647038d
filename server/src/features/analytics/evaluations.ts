import { allOf, type Condition, existsIn, sqlCondition } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { submissionPolicy } from '#features/form-submissions/form-submissions.policy.ts'
import { givenSubmissions, openSubmissions, type SubmissionStatus } from '#protocol/features/form-submissions.ts'
import { evaluationPurposes } from '#protocol/features/forms.ts'
import { type FormOutcome, formOutcomes } from '#protocol/features/student-numbers.ts'

const statusesOf: Record<FormOutcome, readonly SubmissionStatus[]> = {
  given: givenSubmissions,
  waiting: openSubmissions,
  expired: ['expired'],
}
const statusesIn = (outcomes: readonly FormOutcome[]) => outcomes.flatMap((outcome) => statusesOf[outcome])

export const cameTo = (x: string, outcome: FormOutcome) =>
  `${x}.status in (${statusesIn([outcome])
    .map((status) => `'${status}'`)
    .join(', ')})`

type Asked = { formId?: readonly string[] | undefined; outcome?: readonly FormOutcome[] | undefined }

/** The forms with which one looks back, about these internships, as far as the reader may read them. */
export const isEvaluation = (
  me: Me,
  among: (i: string, add: (value: unknown) => string) => string,
  { formId, outcome = formOutcomes }: Asked = {},
): Condition<'form_submissions'> =>
  allOf(
    formId === undefined || { formId },
    { status: statusesIn(outcome) },
    existsIn('forms', 'id', 'formId', { purpose: [...evaluationPurposes] }),
    existsIn('internships', 'id', 'internshipId', sqlCondition(among)),
    submissionPolicy.read(me),
  )
