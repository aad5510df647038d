import type { Client } from '#protocol/client.ts'
import { formSubmissions, givenSubmissions, showSubmission } from '#protocol/features/form-submissions.ts'
import { type FormRole, formRoles } from '#protocol/features/forms.ts'
import type { Voice } from './compare-rows.ts'

const roleOrder = (role: FormRole) => formRoles.indexOf(role)

/**
 * What the student, the host and the mentor of one internship handed in: this form of each, and where somebody filled in
 * another one instead, that.
 */
export async function readVoices(api: Client, formId: string, internshipId: string) {
  const found = await api.list(formSubmissions, {
    filter: { internshipIdEq: internshipId, statusIn: [...givenSubmissions] },
    sort: ['-submittedAt'],
    include: ['form'],
    page: { size: 30 },
  })
  const isThis = (row: (typeof found)[number]) => row.form?.id === formId
  const sorted = [...found.filter(isThis), ...found.filter((row) => !isThis(row))]
  const chosen = [...new Map(sorted.toReversed().map((row) => [row.role, row])).values()].sort(
    (one, other) => roleOrder(one.role) - roleOrder(other.role),
  )
  const voices = await Promise.all(
    chosen
      .filter(({ can }) => can.showSubmission)
      .map(async ({ id, role, respondentName, submittedAt }): Promise<Voice> => {
        const { content, answers } = await api.run(showSubmission, id)
        return {
          submissionId: id,
          role,
          name: respondentName ?? '',
          submittedAt: submittedAt ?? null,
          content,
          answers,
        }
      }),
  )
  const [any] = found
  return { internshipId, student: any?.studentName ?? '', organization: any?.organizationName ?? '', voices }
}
export type Compared = Awaited<ReturnType<typeof readVoices>>
