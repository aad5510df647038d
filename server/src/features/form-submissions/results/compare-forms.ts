import { failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { compile, every, Params } from '#engine/judging/condition.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/form-results.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import type { FormContent, RubricField } from '#protocol/features/forms/content.ts'
import { isObject } from '#protocol/shared/guards.ts'
import { readsSubmission } from '../form-submissions.policy.ts'

type Found = protocol.ComparedForms['submissions'][number] & { content: FormContent; answers: Answers }

/** A rubric is the same where its key is, also in another form that was copied from it: what only one has is shown too. */
function compared(found: readonly Found[]): protocol.ComparedRubric[] {
  const rubrics = new Map<string, RubricField[]>()
  for (const { content } of found)
    for (const field of content.fields)
      if (field.kind === 'rubric') rubrics.set(field.key, [...(rubrics.get(field.key) ?? []), field])
  return [...rubrics].map(([key, fields]) => {
    const [newest = fields[0]] = fields.slice(-1)
    const levels = newest?.levels ?? []
    const criteria = new Map(fields.flatMap((field) => field.criteria.map((each) => [each.key, each.label] as const)))
    return {
      key,
      label: newest?.label ?? { nl: '' },
      levels,
      criteria: [...criteria].map(([criterion, label]) => {
        const answers = Object.fromEntries(found.map(({ id, answers: of }) => [id, levelIn(of[key], criterion)]))
        const places = Object.values(answers)
          .map((level) => levels.findIndex((each) => each.key === level))
          .filter((place) => place >= 0)
        return {
          key: criterion,
          label,
          answers,
          apart: places.length > 1 ? Math.max(...places) - Math.min(...places) : 0,
        }
      }),
    }
  })
}

const levelIn = (answer: unknown, criterion: string): string | null => {
  const level = isObject(answer) ? answer[criterion] : undefined
  return typeof level === 'string' ? level : null
}

/** Of each role the newest that was handed in. */
export const compareForms = answer(protocol.compareForms, async ({ me, read, asked }) => {
  const internshipId = asked().filter.get('internshipId')?.text
  if (!isId(internshipId)) throw failParameter('parameter.invalid', 'filter[internship_id]')
  const params = new Params()
  const where = compile(
    every({ internshipId, status: ['submitted', 'accepted'] }, readsSubmission(me)),
    't',
    params,
    'few',
  )
  const found =
    where === false
      ? []
      : await read<Found>({
          text: `select distinct on (t.role, t.form_id) t.id, t.form_id as "formId", t.role, v.content -> 'title' as title, t.status,
              coalesce((select nullif(concat_ws(' ', u.first_name, u.infix, u.last_name), '') from users u where u.id = t.respondent_id),
                t.respondent_name) as name, t.submitted_at as "submittedAt", v.number as version, v.content, t.answers
            from form_submissions t join form_versions v on v.id = t.form_version_id
            where ${where} order by t.role, t.form_id, t.submitted_at desc`,
          values: params.values,
        })
  const order = ['student', 'host', 'mentor', 'other']
  const sorted = found.toSorted((one, another) => order.indexOf(one.role) - order.indexOf(another.role))
  const submissions = sorted.map(({ content: _content, answers: _answers, ...each }) => each)
  return { meta: { submissions, rubrics: compared(sorted) } satisfies protocol.ComparedForms }
})
