import { fail, failParameter } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import { type AnyCondition, compile, every, existsIn, Params } from '#engine/judging/condition.ts'
import { readsForm } from '#features/forms/forms.policy.ts'
import { inGroups, inLevels, ofMentors } from '#features/users/chosen-students.ts'
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
  const idOf = (name: string) => {
    const id = given(name)
    if (id && !isId(id)) throw failParameter('parameter.invalid', filter.get(name)?.parameter ?? name)
    return id
  }
  const [formId, version, role] = ['formId', 'version', 'role'].map(given)
  const [periodId, groupId, levelId, mentorId, organizationId] = [
    'periodId',
    'groupId',
    'levelId',
    'mentorId',
    'organizationId',
  ].map(idOf)
  if (!isId(formId)) throw failParameter('parameter.invalid', 'filter[form_id]')
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
  const isHouse = me.isOperator || me.adminOf('School', 'NonProfit', 'Provider').includes(form.organizationId)
  const isPart = [periodId, groupId, levelId, mentorId, organizationId, version, role].some(Boolean)
  const rule: AnyCondition[] = [{ formId }]
  // What is told of parts tells by subtraction of whom they are put together; so parts are of those whose names one sees.
  if (isPart && !isHouse) rule.push(handles(me))
  if (organizationId) rule.push({ organizationId })
  if (periodId) rule.push(existsIn('internships', 'id', 'internshipId', { internshipPeriodId: periodId }))
  if (role) rule.push({ role })
  const parts = [compile(every(...rule), 't', params), `t.status <> 'cancelled'`]
  const students = [
    ...(groupId ? [inGroups(me, params.add, [groupId])] : []),
    ...(levelId ? [inLevels(me, params.add, [levelId])] : []),
    ...(mentorId ? [ofMentors(me, params.add, [mentorId])] : []),
  ]
  for (const ids of students) parts.push(`t.student_id in (${ids})`)
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
  const names = isHouse ? true : compile(handles(me), 't', params, 'few')
  const unseen = (more: string) =>
    names === true
      ? '0'
      : `(select count(*)::int from form_submissions t where ${where} and not coalesce(${names}, false)${more})`
  const [found] = await read<Counted & { unseen: number; unseenGiven: number }>({
    text: `${resultsText(where, places)}, ${unseen('')} as unseen, ${unseen(" and t.status in ('submitted', 'accepted')")} as "unseenGiven"`,
    values: params.values,
  })
  if (!found) throw fail('record.missing')
  const seesNames = found.unseen === 0
  const statuses: protocol.FormResults['statuses'] = found.statuses ?? {}
  const count = (...of: (keyof typeof statuses)[]) => of.reduce((sum, status) => sum + (statuses[status] ?? 0), 0)
  const number = count('submitted', 'accepted')
  // Whoever knows some of them learns the others by subtraction.
  const isHidden =
    !seesNames &&
    (number < protocol.SMALLEST_GROUP || (found.unseenGiven > 0 && found.unseenGiven < protocol.SMALLEST_GROUP))
  const told: protocol.FormResults = {
    given: number,
    asked: count(...asked),
    statuses,
    versions: form.versions.map((each) => each.number).toSorted((a, b) => a - b),
    isHidden,
    seesNames,
    questions: isHidden ? [] : questions.map((each) => resultOf(each, found, seesNames)),
  }
  return { meta: told }
})
