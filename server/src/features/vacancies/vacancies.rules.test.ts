import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contradictions, missing, renewedDates } from './vacancies.rules.ts'

const fieldsOf = (problems: { source?: { pointer?: string } }[]) =>
  problems.map(({ source }) => source?.pointer?.split('/').at(-1))

test('dates, ages and places must not contradict one another', () => {
  const next = {
    startDate: '2026-09-02',
    endDate: '2026-09-01',
    minimumAge: 16,
    maximumAge: 15,
    places: 1,
    placesTaken: 2,
  }
  assert.deepEqual(fieldsOf(contradictions(next)), ['endDate', 'maximumAge', 'places'])
  assert.deepEqual(contradictions({ startDate: '2026-09-01', endDate: '2026-09-01', places: 2, placesTaken: 2 }), [])
})

test('half an address asks for the town', () => {
  assert.deepEqual(fieldsOf(contradictions({ street: 'Dorpsstraat', places: 1 })), ['city'])
})

test('a text holds only what the editor makes', () => {
  const doc = (...content: object[]) => ({ places: 1, body: { type: 'doc', content } })
  const text = (extra: object = {}) => ({ type: 'text', text: 'Helpen', ...extra })
  const link = (href: string) =>
    doc({ type: 'paragraph', content: [text({ marks: [{ type: 'link', attrs: { href } }] })] })
  assert.deepEqual(contradictions(doc({ type: 'heading', attrs: { level: 2 }, content: [text()] })), [])
  assert.deepEqual(contradictions(link('https://example.nl/a')), [])
  for (const bad of [
    link('javascript:alert(1)'),
    link('//elsewhere.example'),
    link('http://example.nl/a'),
    link('https://example.nl@elsewhere.example'),
    doc({ type: 'script', content: [text()] }),
    doc({ type: 'heading', content: [{ type: 'bulletList' }] }),
    doc(text()),
    { places: 1, body: { type: 'paragraph' } },
  ]) {
    assert.deepEqual(fieldsOf(contradictions(bad)), ['body'], JSON.stringify(bad))
  }
  const long = doc({ type: 'paragraph', content: [text({ text: 'a'.repeat(5001) })] })
  assert.equal(contradictions(long)[0]?.code, 'tooLong')
})

test('whatever a student would miss is named at once', () => {
  const around = { organizationCity: null, schools: 0, today: '2026-11-15' }
  const draft = { id: '1', description: null, visibleTo: 'schools', endDate: '2026-11-14' }
  assert.deepEqual(fieldsOf(missing(draft, around)), [
    'body',
    'sector',
    'hours',
    'city',
    'contactEmail',
    'schoolIds',
    'endDate',
  ])
  const complete = {
    id: '1',
    description: 'Je helpt de geiten en maakt met een collega de hokken schoon.',
    sector: 'dieren',
    hoursPerWeek: 4,
    contactEmail: 'boer@example.test',
    visibleTo: 'all',
    endDate: '2026-11-15',
  }
  assert.deepEqual(missing(complete, { ...around, organizationCity: 'Ede' }), [])
})

test('a week does not hold more hours than there are in total', () => {
  const codes = (hours: number | null, hoursPerWeek: number | null) =>
    contradictions({ places: 1, hours, hoursPerWeek }).map(({ code }) => code)
  assert.deepEqual(codes(20, 30), ['vacancy.hoursPerWeek'])
  for (const [hours, perWeek] of [
    [20, 20],
    [20, null],
    [null, 30],
  ] as const)
    assert.deepEqual(codes(hours, perWeek), [])
})

test('last year’s dates come back in this school year', () => {
  const renewed = (startDate: string | null, endDate: string | null, today: string) =>
    Object.values(renewedDates({ startDate, endDate }, today))
  assert.deepEqual(renewed('2025-09-01', '2026-06-30', '2026-11-15'), ['2026-09-01', '2027-06-30'])
  assert.deepEqual(renewed('2026-09-01', '2026-10-01', '2026-11-15'), ['2027-09-01', '2027-10-01'])
  assert.deepEqual(renewed('2024-02-29', '2024-03-29', '2026-11-15'), ['2027-02-28', '2027-03-29'])
  assert.deepEqual(renewed(null, null, '2026-11-15'), [null, null])
  assert.deepEqual(renewed(null, '2026-06-30', '2026-11-15'), [null, '2027-06-30'])
  // What ends tomorrow, or in a week, is as good as over; what was closed long before its end is not.
  assert.deepEqual(renewed('2026-09-01', '2026-11-16', '2026-11-15'), ['2027-09-01', '2027-11-16'])
  assert.deepEqual(renewed(null, '2025-11-22', '2026-11-15'), [null, '2027-11-22'])
  assert.deepEqual(renewed('2026-09-01', '2027-06-30', '2026-11-15'), ['2026-09-01', '2027-06-30'])
})
