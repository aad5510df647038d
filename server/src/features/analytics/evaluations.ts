import { allOf, type Condition, sqlCondition } from '#engine/judging/condition.ts'
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

const texts = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

export const cameTo = (x: string, outcome: FormOutcome) => `${x}.status in (${texts(statusesIn([outcome]))})`

type Asked = { formId?: readonly string[] | undefined; outcome?: readonly FormOutcome[] | undefined }

const lookingBack = sqlCondition(
  (x) => `${x}.form_id = any(array(select f.id from forms f where f.purpose in (${texts(evaluationPurposes)})))`,
)

/** The forms with which one looks back, about internships of a kind, as far as the reader may read them. */
export const isEvaluation = (
  me: Me,
  about: Condition<'form_submissions'>,
  { formId, outcome = formOutcomes }: Asked = {},
): Condition<'form_submissions'> =>
  allOf(
    formId === undefined || { formId },
    { status: statusesIn(outcome) },
    lookingBack,
    about,
    submissionPolicy.read(me),
  )
