import { fail } from '#engine/fail.ts'
import { type HandledRoute, route } from '#engine/feature.ts'
import { compile, every, Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Road } from '#engine/road.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { Locale } from '#protocol/errors/errors.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import { type FormContent, inLanguage, isAsked } from '#protocol/features/forms/content.ts'
import { visibleFields } from '#protocol/features/forms/logic.ts'
import { sendDocument } from '#server/documents/send-document.ts'
import { paramOf } from '#server/http/request-values.ts'
import { requireFlag } from '#server/http/require-flag.ts'
import { readsSubmission } from '../form-submissions.policy.ts'
import { questionsOf } from './questions.ts'
import { saidText } from './said.ts'

const template = new URL('./submission.typ', import.meta.url)
const words = {
  nl: { by: 'Ingevuld door', on: 'ingeleverd op', nothing: 'Niet ingevuld', page: 'Pagina {page} van {pages}' },
  en: { by: 'Filled in by', on: 'handed in on', nothing: 'Not filled in', page: 'Page {page} of {pages}' },
}

type Facts = {
  content: FormContent
  version: number
  answers: Answers
  owner: string
  student: string | null
  host: string | null
  respondent: string | null
  submittedAt: Date
}
const fullName = (u: string) => `nullif(concat_ws(' ', ${u}.first_name, ${u}.infix, ${u}.last_name), '')`

function factsOf(me: Me, id: string) {
  const params = new Params()
  const where = compile(every({ id, status: ['submitted', 'accepted'] }, readsSubmission(me)), 't', params, 'few')
  if (where === false) return undefined
  return {
    text: `select v.content, v.number as version, t.answers, o.name as owner, ${fullName('s')} as student,
        coalesce(h.name, i.organization_name) as host, coalesce(${fullName('r')}, t.respondent_name) as respondent,
        t.submitted_at as "submittedAt"
      from form_submissions t join form_versions v on v.id = t.form_version_id join forms f on f.id = t.form_id
        join organizations o on o.id = f.organization_id left join internships i on i.id = t.internship_id
        left join organizations h on h.id = i.organization_id left join users s on s.id = t.student_id
        left join users r on r.id = t.respondent_id where ${where}`,
    values: params.values,
  }
}

/** What the template of a submission shows: every question that was asked, as it was asked then. */
export function submissionDocument(facts: Facts, locale: Locale) {
  const { content, version, answers, owner, student, host, respondent, submittedAt } = facts
  const of = new Map(questionsOf([{ number: version, content }]).map((each) => [each.key, each]))
  const parts = visibleFields(content, answers).flatMap((field) => {
    const label = inLanguage(field.label, locale)
    const question = isAsked(field) ? of.get(field.key) : undefined
    if (!question) return [{ kind: field.kind, label, text: '', rows: [] }]
    const rows = question.rows.map((row) => ({
      label: inLanguage(row.label, locale),
      text: saidText(question, answers[question.key], locale, row.key) || words[locale].nothing,
    }))
    const text = rows.length > 0 ? '' : saidText(question, answers[question.key], locale) || words[locale].nothing
    return [{ kind: 'question', label, text, rows }]
  })
  const day = submittedAt.toLocaleDateString(locale === 'nl' ? 'nl-NL' : 'en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Amsterdam' },
  })
  const title = inLanguage(content.title, locale)
  return {
    title: student ? `${title}: ${student}` : title,
    words: words[locale],
    locale,
    isLong: parts.length > 10,
    heading: title,
    owner,
    whose: [student, host].filter(Boolean).join(' · '),
    by: `${words[locale].by} ${respondent ?? '…'}, ${words[locale].on} ${day}`,
    parts,
  }
}

/** One submission on the paper of the site, for whoever may read it. */
export function submissionRoute(road: Road): HandledRoute {
  return route('GET /api/v1/form_submissions/:id/form.pdf', 'session', async (asked) => {
    const { call, request } = asked
    await road.authenticate(call, 'session')
    requireFlag(call.site, 'evaluationForms')
    const id = paramOf(request, 'id')
    const statement = isId(id) ? factsOf(call.me, id) : undefined
    const [facts] = statement ? await road.rows<Facts>(call, statement) : []
    if (!facts) throw fail('record.missing')
    const data = submissionDocument(facts, call.me.locale)
    return sendDocument(road, asked, { name: data.title, template, data })
  })
}
