import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createVacancy } from '#protocol/features/vacancies/vacancy-commands.ts'
import { vacancyProblems } from './vacancy-problems.ts'

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  // What the form sends when nothing is chosen.
  for (const name of ['weekdays', 'levels', 'tagIds', 'schoolIds']) form.set(name, '')
  const chosen = { organizationId: '01890000-0000-7000-8000-000000000001', visibleTo: 'all', isDirect: 'false' }
  for (const [name, value] of Object.entries({ ...chosen, places: '1', ...values })) form.set(name, value)
  return form
}
const textOf = (text: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const fieldsOf = (form: FormData, goesOnline: boolean) =>
  vacancyProblems(createVacancy, form, { goesOnline, organizationCity: 'Ede', locale: 'nl' }).map(({ field, code }) => [
    field,
    code,
  ])

test('a draft may have gaps', () => {
  assert.deepEqual(fieldsOf(formOf({ title: 'Helpen op de boerderij' }), false), [])
})

test('whoever publishes hears everything at once, in the order of the form', () => {
  const form = formOf({
    title: 'Kort',
    body: textOf('Te kort'),
    places: '0',
    minimumAge: '16',
    maximumAge: '14',
    startDate: '2026-12-02',
    endDate: '2026-12-01',
  })
  assert.deepEqual(fieldsOf(form, true), [
    ['title', 'tooShort'],
    ['sector', 'required'],
    ['body', 'tooShort'],
    ['hours', 'vacancy.hours'],
    ['endDate', 'dateOrder'],
    ['places', 'min'],
    ['maximumAge', 'vacancy.ages'],
    ['contactName', 'required'],
    ['contactEmail', 'required'],
  ])
})

test('what only a vacancy can have wrong is told in words, and hours per week alone are enough', () => {
  const around = { goesOnline: true, organizationCity: 'Ede', locale: 'nl' } as const
  const told = (values: Record<string, string>) =>
    vacancyProblems(createVacancy, formOf(values), around).find(({ field }) => field === 'hours')?.text
  assert.equal(told({}), 'Vul de uren in totaal of per week in.')
  assert.equal(told({ hoursPerWeek: '8' }), undefined)
})
