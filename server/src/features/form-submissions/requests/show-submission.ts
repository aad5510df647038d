import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import * as protocol from '#protocol/features/form-submissions.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'

type Found = {
  content: FormContent
  version: number | null
  answers: Answers
  earlier: protocol.ShownSubmission['earlier']
}

/** To who reads it without having filled it in: nothing of what is still being typed. */
export const showSubmission = handle(protocol.showSubmission, async ({ subject, me, tx }) => {
  const found = await tx.one<Found>(
    `select v.content, case when s.form_version_id is not null then v.number end as version, s.answers,
       coalesce((select jsonb_agg(jsonb_build_object('submittedAt', t.submitted_at, 'reason', t.reason, 'answers', t.answers)
         order by t.returned_at desc) from form_submission_turns t where t.submission_id = s.id), '[]') as earlier
     from form_submissions s join forms f on f.id = s.form_id join form_versions v on v.form_id = f.id
       and case when s.form_version_id is null then v.number = f.published_version else v.id = s.form_version_id end
     where s.id = $1`,
    [subject.id],
  )
  const isGiven = protocol.givenSubmissions.some((status) => status === subject.status)
  const answers = isGiven || subject.respondentId === me.id ? found.answers : {}
  return { status: 200, body: metaDocument({ ...found, answers } satisfies protocol.ShownSubmission) }
})
