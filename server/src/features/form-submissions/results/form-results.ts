import { fail, failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { type AnyCondition, compile, every, Params } from '#engine/judging/condition.ts'
import { readsForm } from '#features/forms/forms.policy.ts'
import { inGroups } from '#features/users/chosen-students.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/form-results.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import { handles } from '../form-submissions.policy.ts'
import { type Question, questionsOf } from './questions.ts'
import { type Counted, resultsText, waysOf } from './results-statement.ts'

const asked = ['requested', 'in_progress', 'submitted', 'returned', 'accepted', 'expired'] as const
const other = { nl: 'Anders', en: 'Other' }
const wordKinds = ['short_text', 'long_text', 'email', 'url', 'phone', 'date']

/** Every option has a line, also one that nobody chose. */
function resultOf(question: Question, found: Counted, seesNames: boolean): protocol.QuestionResult {
  const { key, kind, label, versions, options, rows, hasOther } = question
  const lines = (found.lines ?? []).filter((line) => line.key === key)
  const all = hasOther ? [...options, { key: 'other', label: other }] : options
  const countsOf = (row: string | null) =>
    all.map((option) => ({
      key: option.key,
      label: option.label,
      count: lines.find((line) => line.row === row && line.value === option.key)?.count ?? 0,
    }))
  const numbers = found.numbers?.find((each) => each.key === key)
  const words = found.words?.find((each) => each.key === key)
  const people = lines.reduce((sum, line) => sum + line.people, 0)
  return {
    ...{ key, kind, label, versions, answered: numbers?.people ?? words?.people ?? people },
    ...(rows.length > 0
      ? { rows: rows.map((row) => ({ key: row.key, label: row.label, counts: countsOf(row.key) })) }
      : options.length > 0
        ? { counts: countsOf(null) }
        : {}),
    ...(numbers ? { numbers: { average: numbers.average, min: numbers.min, max: numbers.max } } : {}),
    ...(seesNames && words && wordKinds.includes(kind) ? { texts: words.texts ?? [] } : {}),
  }
}

type Form = { organizationId: string; versions: { number: number; content: FormContent }[] }

export const formResults = answer(protocol.formResults, async ({ me, read, asked: address }) => {
  const { filter } = address()
  const given = (name: string) => filter.get(name)?.text
  const [formId, groupId, organizationId, version] = ['formId', 'groupId', 'organizationId', 'version'].map(given)
  if (!isId(formId)) throw failParameter('parameter.invalid', 'filter[form_id]')
  for (const name of ['groupId', 'organizationId'])
    if (given(name) && !isId(given(name))) throw failParameter('parameter.invalid', filter.get(name)?.parameter ?? name)
  if (version && !/^\d{1,6}$/.test(version)) throw failParameter('parameter.invalid', 'filter[version]')
  const first = new Params()
  const may = compile(every({ id: formId }, readsForm(me)), 'f', first)
  if (may === false) throw fail('record.missing')
  const [form] = await read<Form>({
    text: `select f.organization_id as "organizationId", coalesce((select jsonb_agg(jsonb_build_object('number', v.number,
      'content', v.content)) from form_versions v where v.form_id = f.id), '[]') as versions from forms f where ${may}`,
    values: first.values,
  })
  if (!form) throw fail('record.missing')

  const params = new Params()
  const rule: AnyCondition[] = [{ formId }]
  if (organizationId) rule.push({ organizationId })
  if (given('role')) rule.push({ role: given('role') })
  const parts = [compile(every(...rule), 't', params), `t.status <> 'cancelled'`]
  if (groupId) parts.push(`t.student_id in (${inGroups(me, params.add, [groupId])})`)
  if (version)
    parts.push(`t.form_version_id = (select v.id from form_versions v
      where v.form_id = t.form_id and v.number = ${params.add(Number(version))})`)
  const where = parts.join(' and ')
  const questions = questionsOf(form.versions.filter(({ number }) => !version || number === Number(version)))
  const ways = waysOf(questions)
  const place = (keys: string[]) => `${params.own(keys)}::text[]`
  const { one, many, rows, numbers, words } = ways
  const places = { one: place(one), many: place(many), rows: place(rows), numbers: place(numbers), words: place(words) }
  // The house itself reads each of them; of others it is asked whether they do. Who does sees names, and people's own words.
  const isHouse = me.isOperator || me.adminOf('School', 'NonProfit', 'Provider').includes(form.organizationId)
  const names = isHouse ? true : compile(handles(me), 't', params, 'few')
  const seesAll =
    typeof names === 'boolean'
      ? String(names)
      : `(select coalesce(bool_and(coalesce(${names}, false)), true) from form_submissions t where ${where})`
  const [found] = await read<Counted & { seesAll: boolean }>({
    text: `${resultsText(where, places)}, ${seesAll} as "seesAll"`,
    values: params.values,
  })
  if (!found) throw fail('record.missing')
  const statuses: protocol.FormResults['statuses'] = found.statuses ?? {}
  const count = (...of: (keyof typeof statuses)[]) => of.reduce((sum, status) => sum + (statuses[status] ?? 0), 0)
  const number = count('submitted', 'accepted')
  const isHidden = !found.seesAll && number < protocol.SMALLEST_GROUP
  const told: protocol.FormResults = {
    given: number,
    asked: count(...asked),
    statuses,
    versions: form.versions.map((each) => each.number).toSorted((a, b) => a - b),
    isHidden,
    seesNames: found.seesAll,
    questions: isHidden ? [] : questions.map((each) => resultOf(each, found, found.seesAll)),
  }
  return { meta: told }
})
