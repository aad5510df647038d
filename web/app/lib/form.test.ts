import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '#protocol/client.ts'
import { command } from '#protocol/declaring/define.ts'
import {
  boolean,
  date,
  integer,
  json,
  list,
  number,
  oneOf,
  postalCode,
  secret,
  text,
  url,
} from '#protocol/declaring/fields.ts'
import { checkInput, errorsOf, readInput, submit } from './form.ts'

const fields = {
  name: text({ max: 10 }),
  note: text({ optional: true }),
  password: secret({ optional: true }),
  hours: number({ optional: true }),
  places: integer({ min: 1, optional: true }),
  isPaid: boolean({ optional: true }),
  days: list(oneOf(['mon', 'tue']), { min: 1, optional: true }),
  startDate: date({ optional: true }),
  story: json<object, { optional: true }>({ optional: true }),
}
const form = (...entries: [string, string][]) => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}
const request = (...entries: [string, string][]) =>
  new Request('http://here.test/', { method: 'POST', body: form(...entries) })

test('a form becomes the input of a command', () => {
  const input = readInput(
    fields,
    form(
      ['name', '  Noor '],
      ['note', ' '],
      ['password', ' met spatie '],
      ['hours', '2,5'],
      ['places', '3'],
      ['isPaid', 'false'],
      ['isPaid', 'true'],
      ['days', ''],
      ['days', 'mon'],
      ['startDate', '2026-03-12'],
      ['story', '{"type":"doc"}'],
      ['other', 'x'],
    ),
  )
  assert.deepEqual(input, {
    name: 'Noor',
    note: null,
    password: ' met spatie ',
    hours: 2.5,
    places: 3,
    isPaid: true,
    days: ['mon'],
    startDate: '2026-03-12',
    story: { type: 'doc' },
  })
})

test('what a form does not have is not touched, and what is not ticked is a no', () => {
  assert.deepEqual(readInput(fields, form(['isPaid', 'false'], ['days', ''])), { isPaid: false, days: [] })
})

test('the name of a site becomes its address; a postcode is four digits and two letters', () => {
  const rules = { site: url(), code: postalCode() }
  const read = (site: string, code: string) => readInput(rules, form(['site', site], ['code', code]))
  assert.equal(read('www.school.example', '').site, 'https://www.school.example')
  assert.equal(read('http://school.example/a', '').site, 'http://school.example/a')
  assert.deepEqual(checkInput(rules, read('school.example/over?a=1', '8081 AB')), [])
  assert.deepEqual(
    checkInput(rules, read('geen site', '12')).map(({ code }) => code),
    ['url', 'postalCode'],
  )
})

test('what is no number or no JSON is told, not guessed', () => {
  const input = readInput(fields, form(['name', 'x'], ['hours', '1e3'], ['places', '2,5'], ['story', '{']))
  assert.deepEqual(
    checkInput(fields, input).map(({ field, code }) => `${field}: ${code}`),
    ['hours: number', 'places: integer', 'story: json'],
  )
})

const save = command('save', 'POST /save', { input: fields })

test('a form that is not right does not get to the command', async () => {
  const { data, init } = await submit(request(['name', ''], ['places', '0']), save, () => assert.fail('it ran'))
  assert.deepEqual(data.errors, [
    { field: 'name', code: 'required' },
    { field: 'places', code: 'min', params: { min: 1 } },
  ])
  assert.equal(init?.status, 422)
})

test('a form that is right is saved', async () => {
  const { data } = await submit(request(['name', 'Noor']), save, async (input) => assert.equal(input.name, 'Noor'))
  assert.deepEqual(data, { isSaved: true, errors: [] })
})

test('of a command that changes only what is sent, only that is checked', async () => {
  const change = command('change', 'PATCH /save', { input: fields, partial: true })
  const { data } = await submit(request(['note', 'Hoi']), change, async () => {})
  assert.equal(data.isSaved, true)
})

test('what the API refuses comes back at its field, with the bounds of its rule', async () => {
  const refused = new ApiError(422, [
    { code: 'tooLong', detail: 'Use at most 10 characters.', source: { pointer: '/data/attributes/name' } },
    { code: 'record.duplicate', detail: 'This exists already.' },
  ])
  const { data, init } = await submit(request(['name', 'Noor']), save, () => Promise.reject(refused))
  assert.equal(init?.status, 422)
  assert.deepEqual(data.errors, [
    { field: 'name', code: 'tooLong', params: { max: 10 }, text: 'Use at most 10 characters.' },
    { field: null, code: 'record.duplicate', params: {}, text: 'This exists already.' },
  ])
})

test('what is wrong is told in the order of the form, whoever found it, and a choice that was left open where it is', async () => {
  const rules = { email: text(), role: text(), firstName: text(), lastName: text() }
  const add = command('add', 'POST /add', { input: rules })
  const filledIn = (name: string) => request(['firstName', name], ['lastName', name], ['email', name])
  const found = await submit(filledIn(''), add, async () => {})
  assert.deepEqual(
    found.data.errors.map(({ field }) => field),
    ['firstName', 'lastName', 'email', 'role'],
  )
  const at = (field: string) => ({ code: 'taken', detail: '', source: { pointer: `/data/attributes/${field}` } })
  const refused = new ApiError(422, [{ code: 'record.duplicate', detail: '' }, at('email'), at('firstName')])
  const all = command('add', 'POST /add', { input: { ...rules, role: text({ optional: true }) } })
  const { data } = await submit(filledIn('Noor'), all, () => Promise.reject(refused))
  assert.deepEqual(
    data.errors.map(({ field }) => field),
    ['firstName', 'email', null],
  )
})

test('being signed out and failures of ours are no answers to a form', () => {
  for (const error of [new ApiError(401, []), new ApiError(500, []), new TypeError('x')]) {
    assert.throws(() => errorsOf(error, fields), error)
  }
})

test('a way on is followed', async () => {
  const away = new Response(null, { status: 302, headers: { location: '/' } })
  await assert.rejects(
    submit(request(['name', 'Noor']), save, async () => away),
    (thrown) => thrown === away,
  )
})
