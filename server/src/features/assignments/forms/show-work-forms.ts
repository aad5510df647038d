import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/assignment-forms.ts'
import { assignmentWorks } from '#protocol/features/assignments.ts'
import { reviews } from '../assignments.policy.ts'
import type { Work } from '../work/hand-in.ts'

type Told = protocol.WorkForms

const formOf = (tx: Tx, { id, assignmentId }: Work) =>
  tx.row<NonNullable<Told['form']>>(
    `select v.content -> 'title' as title, s.id as "submissionId", s.status
     from assignments a join forms f on f.id = a.form_id join form_versions v on v.form_id = f.id and v.number = f.published_version
       left join form_submissions s on s.work_id = $1 and s.form_id = f.id and s.work_version_id is null
     where a.id = $2`,
    [id, assignmentId],
  )

const rubricOf = (tx: Tx, { id, assignmentId }: Work) =>
  tx.row<NonNullable<Told['rubric']>>(
    `select v.number as version, v.content, coalesce((select s.answers from form_submissions s
         join work_versions n on n.id = s.work_version_id and n.work_id = $1
         where s.form_id = f.id and s.status = 'in_progress' order by n.number desc limit 1), '{}') as answers
     from assignments a join forms f on f.id = a.rubric_id join form_versions v on v.form_id = f.id and v.number = f.published_version
     where a.id = $2`,
    [id, assignmentId],
  )

/** Everybody who reads the work reads what was filled in with it; what is still to be scored is for who reviews it. */
export const showWorkForms = handle(protocol.showWorkForms, async ({ subject, me, tx }) => {
  const reviewing = await tx.holdsFor(assignmentWorks, subject.id, reviews(me))
  const given = await tx.rows<protocol.AnsweredForm>(
    `select n.id as "versionId", v.content, n.answers from work_versions n join form_versions v on v.id = n.form_version_id
     where n.work_id = $1 order by n.number`,
    [subject.id],
  )
  const scored = await tx.rows<protocol.AnsweredForm>(
    `select n.id as "versionId", v.content, s.answers from form_submissions s join work_versions n on n.id = s.work_version_id
       join form_versions v on v.id = s.form_version_id
     where n.work_id = $1 and s.status in ('submitted', 'accepted') order by n.number`,
    [subject.id],
  )
  const told: Told = {
    form: (await formOf(tx, subject)) ?? null,
    rubric: reviewing ? ((await rubricOf(tx, subject)) ?? null) : null,
    given,
    scored,
  }
  return { status: 200, body: metaDocument(told) }
})
