import { Readable } from 'node:stream'
import { fail } from '#engine/fail.ts'
import { type HandledRoute, type RouteContext, route } from '#engine/feature.ts'
import { compile, every, Params } from '#engine/judging/condition.ts'
import type { Road } from '#engine/road.ts'
import { readsForm } from '#features/forms/forms.policy.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import { exportMade } from '#protocol/features/activities.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import { type FormContent, inLanguage } from '#protocol/features/forms/content.ts'
import type { FileCells, FileColumn } from '#protocol/shared/table-files/file-rows.ts'
import { type TableFile, tableFiles } from '#protocol/shared/table-files/table-file.ts'
import { paramOf } from '#server/http/request-values.ts'
import { requireFlag } from '#server/http/require-flag.ts'
import { echoSession } from '#server/http/session-headers.ts'
import { handles } from '../form-submissions.policy.ts'
import { type Question, questionsOf } from './questions.ts'
import { saidText } from './said.ts'

const SLICE = 500
const heads: Record<Locale, string[]> = {
  nl: ['Leerling', 'Stageplek', 'Ingevuld door', 'Als', 'Stand', 'Versie', 'Ingeleverd'],
  en: ['Student', 'Host', 'Filled in by', 'As', 'State', 'Version', 'Handed in'],
}
const words: Record<Locale, Record<string, string>> = {
  nl: {
    ...{ student: 'Leerling', host: 'Stagebieder', mentor: 'Mentor', other: 'Iemand anders' },
    ...{ requested: 'Gevraagd', in_progress: 'Bezig', submitted: 'Ingeleverd', returned: 'Teruggestuurd' },
    ...{ accepted: 'Akkoord', expired: 'Verlopen', cancelled: 'Ingetrokken' },
  },
  en: {
    ...{ student: 'Student', host: 'Host', mentor: 'Mentor', other: 'Somebody else' },
    ...{ requested: 'Asked', in_progress: 'Begun', submitted: 'Handed in', returned: 'Sent back' },
    ...{ accepted: 'Accepted', expired: 'Ran out', cancelled: 'Withdrawn' },
  },
}

/** A question over all versions is one column; of a matrix or rubric each of its rows is. */
function columnsOf(
  questions: readonly Question[],
  locale: Locale,
): { heading: string; question: Question; row?: string }[] {
  return questions.flatMap((question) => {
    const heading = inLanguage(question.label, locale)
    return question.rows.length === 0
      ? [{ heading, question }]
      : question.rows.map(({ key, label }) => ({
          heading: `${heading}: ${inLanguage(label, locale)}`,
          question,
          row: key,
        }))
  })
}

type Line = { id: string; createdAt: string; cells: (string | null)[]; answers: Answers }
type Form = { id: string; name: string; versions: { number: number; content: FormContent }[] }

/** What was handed in, by who may read each of them. It is written down who took it. */
async function send(road: Road, { call, request, reply }: RouteContext, kind: TableFile) {
  requireFlag(call.site, 'evaluationForms')
  const formId = paramOf(request, 'id')
  await road.write(call, 'session', null, async (tx) => {
    if (tx.me.isImpersonated) throw fail('impersonation.forbidden')
    if (request.method === 'GET') tx.emit(exportMade, { what: 'forms' }, { type: 'users', id: tx.me.requireId() })
    return { status: 200, body: null }
  })
  const { locale } = call.me
  const params = new Params()
  const may = isId(formId) && compile(every({ id: formId }, readsForm(call.me)), 'f', params)
  const [form] = may
    ? await road.rows<Form>(call, {
        text: `select f.id, f.name, coalesce((select jsonb_agg(jsonb_build_object('number', v.number, 'content', v.content))
          from form_versions v where v.form_id = f.id), '[]') as versions from forms f where ${may}`,
        values: params.values,
      })
    : []
  if (!form) throw fail('record.missing')
  const asked = columnsOf(questionsOf(form.versions), locale)
  const columns: FileColumn[] = [
    ...heads[locale].map((heading, at) => ({ heading, ...(at === 6 ? { kind: 'moment' as const } : {}) })),
    ...asked.map(({ heading }) => ({ heading, isWide: true })),
  ]
  async function* slices(): AsyncGenerator<FileCells[]> {
    for (let last: Line | undefined, more = true; more; ) {
      const lines: Line[] = await slice(last)
      yield lines.map(({ cells, answers }) => [
        ...cells.map((cell, at) => (at === 3 || at === 4 ? (words[locale][cell ?? ''] ?? cell) : cell)),
        ...asked.map(({ question, row }) => saidText(question, answers[question.key], locale, row) || null),
      ])
      last = lines.at(-1)
      more = lines.length === SLICE
    }
  }
  function slice(last: Line | undefined): Promise<Line[]> {
    const values = new Params()
    const rule = every({ formId: form?.id ?? '', status: ['submitted', 'accepted'] }, handles(call.me))
    const where = compile(rule, 't', values, 'few')
    if (where === false) return Promise.resolve([])
    const name = (id: string) =>
      `(select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = ${id})`
    const after = last
      ? ` and (t.created_at, t.id) > (${values.own(last.createdAt)}::timestamptz, ${values.own(last.id)})`
      : ''
    return road.rows<Line>(call, {
      text: `select t.id, t.created_at::text as "createdAt", t.answers, array[${name('t.student_id')},
          (select coalesce(o.name, i.organization_name) from internships i left join organizations o on o.id = i.organization_id
            where i.id = t.internship_id),
          coalesce(${name('t.respondent_id')}, t.respondent_name), t.role, t.status,
          (select v.number::text from form_versions v where v.id = t.form_version_id),
          to_char(t.submitted_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI')] as cells
        from form_submissions t where ${where}${after} order by t.created_at, t.id limit ${SLICE}`,
      values: values.values,
    })
  }
  echoSession(reply, call)
  const { type, write } = tableFiles[kind]
  reply
    .header('content-type', type)
    .header(
      'content-disposition',
      `attachment; filename="${call.site.key}-${locale === 'nl' ? 'formulier' : 'form'}.${kind}"`,
    )
    .header('cache-control', 'no-store')
  if (request.method === 'HEAD') return reply.send('')
  return reply.send(Readable.from(write(columns, slices())))
}

export const exportSubmissionsRoutes = (road: Road): HandledRoute[] =>
  (['csv', 'xlsx'] as const).map((kind) =>
    route(`GET /api/v1/forms/:id/export.${kind}`, 'session', (asked) => send(road, asked, kind)),
  )
