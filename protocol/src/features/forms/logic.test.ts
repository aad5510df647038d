import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { contentProblems } from './checks.ts'
import { anyAnswers, anyContent, mended } from './content.factory.ts'
import { type FormContent, isAsked } from './content.ts'
import { keptAnswers, pagesOf, problemsOf, visibleFields, visiblePages } from './logic.ts'
import { isFormContent } from './schema.ts'

const options = ['Ja', 'Nee'].map((nl, index) => ({ key: `o${index + 1}`, label: { nl } }))
const content: FormContent = {
  title: { nl: 'Terugblik' },
  fields: [
    { key: 'advise01', kind: 'choice', label: { nl: 'Zou je deze plek aanraden?' }, options, required: true },
    {
      key: 'better01',
      kind: 'long_text',
      label: { nl: 'Wat kan beter?' },
      required: true,
      showIf: { match: 'all', conditions: [{ field: 'advise01', is: 'equals', value: 'o2' }] },
    },
    {
      key: 'page0002',
      kind: 'page_break',
      label: { nl: 'Meer' },
      showIf: { match: 'all', conditions: [{ field: 'better01', is: 'answered' }] },
    },
    { key: 'hours001', kind: 'number', label: { nl: 'Hoeveel uur?' }, min: 1, max: 40 },
    {
      key: 'rubric01',
      kind: 'rubric',
      label: { nl: 'Wat kan de leerling?' },
      criteria: [
        { key: 'time', label: { nl: 'Op tijd' } },
        { key: 'team', label: { nl: 'Samenwerken' } },
      ],
      levels: options,
      descriptions: {},
      required: true,
    },
  ],
}
const keysOf = (answers: Parameters<typeof visibleFields>[1]) => visibleFields(content, answers).map(({ key }) => key)

describe('the logic of a form', () => {
  test('one answer brings a question, and that one a page; without the first both are gone', () => {
    assert.deepEqual(keysOf({}), ['advise01'])
    assert.deepEqual(keysOf({ advise01: 'o2' }), ['advise01', 'better01'])
    const all = { advise01: 'o2', better01: 'De uitleg', hours001: '7,5', rubric01: { time: 'o1' } }
    assert.deepEqual(keysOf(all), ['advise01', 'better01', 'hours001', 'rubric01'])
    assert.deepEqual(keysOf({ ...all, advise01: 'o1' }), ['advise01'])
    assert.deepEqual(keptAnswers(content, { ...all, advise01: 'o1' }), { advise01: 'o1' })
    assert.deepEqual(keptAnswers(content, all), { ...all, hours001: 7.5 })
    assert.deepEqual(problemsOf(content, all), { rubric01: { code: 'rowsMissing', limit: 1, rows: ['team'] } })
  })

  test('what is wrong with a form that cannot be published is said at its field', () => {
    assert.deepEqual(contentProblems(content), [])
    const [first, second] = content.fields
    assert.ok(first && second)
    assert.deepEqual(contentProblems({ ...content, fields: [second, first] }), [
      { code: 'conditionLater', field: 'better01' },
    ])
    assert.deepEqual(contentProblems({ title: { nl: ' ' }, fields: [] }), [
      { code: 'titleEmpty' },
      { code: 'noQuestions' },
    ])
  })

  test('nothing unknown is a part of a form', () => {
    assert.ok(isFormContent(content))
    assert.ok(!isFormContent({ ...content, script: 'x' }))
    assert.ok(!isFormContent({ ...content, fields: [content.fields[0], content.fields[0]] }))
    assert.ok(!isFormContent({ title: { nl: 'x' }, fields: [{ key: 'short', kind: 'short_text', label: { nl: '' } }] }))
  })
})

const given = (check: (form: FormContent, answers: Parameters<typeof visibleFields>[1]) => void) =>
  fc.assert(fc.property(anyContent, anyAnswers, check), { numRuns: 300 })

describe('for random forms and answers', () => {
  test('an answer is kept only of what shows, and keeping twice changes nothing', () =>
    given((form, answers) => {
      const kept = keptAnswers(form, answers)
      const shown = new Set(visibleFields(form, answers).map(({ key }) => key))
      assert.ok(Object.keys(kept).every((key) => shown.has(key)))
      assert.deepEqual(keptAnswers(form, kept), kept)
      assert.deepEqual(visibleFields(form, kept), visibleFields(form, answers))
      assert.deepEqual(JSON.parse(JSON.stringify(kept)), kept)
    }))

  test('what stands later never changes what shows earlier', () =>
    given((form, answers) => {
      for (const count of form.fields.keys()) {
        const begin = { ...form, fields: form.fields.slice(0, count) }
        const keys = new Set(begin.fields.map(({ key }) => key))
        assert.deepEqual(
          visibleFields(begin, answers).map(({ key }) => key),
          visibleFields(form, answers).flatMap(({ key }) => (keys.has(key) ? [key] : [])),
        )
      }
    }))

  test('a problem is about a question that shows, and those of the pages together are those of the whole', () =>
    given((form, answers) => {
      const whole = problemsOf(form, answers)
      const asked = new Set(
        visibleFields(form, answers)
          .filter(isAsked)
          .map(({ key }) => key),
      )
      assert.ok(Object.keys(whole).every((key) => asked.has(key)))
      const byPage = pagesOf(form).map(({ index }) => problemsOf(form, answers, { page: index }))
      assert.deepEqual(Object.assign({}, ...byPage), whole)
      assert.deepEqual(problemsOf(form, keptAnswers(form, answers)), whole)
    }))

  test('every field stands on one page, and pages keep the order of the form', () =>
    given((form, answers) => {
      assert.ok(isFormContent(form))
      const all = pagesOf(form).flatMap(({ start, fields }) => [...(start ? [start] : []), ...fields])
      assert.deepEqual(all, form.fields)
      const indexes = visiblePages(form, answers).map(({ index }) => index)
      assert.deepEqual(
        indexes,
        [...new Set(indexes)].toSorted((one, other) => one - other),
      )
    }))

  test('what can be published always has a page to show', () =>
    given((form, answers) => {
      let ready = form
      // What is taken away may be what another one asked about.
      for (let wrong = contentProblems(ready); wrong.length > 0; wrong = contentProblems(ready))
        ready = mended(ready, new Set(wrong.map(({ field }) => field ?? 'question')))
      assert.ok(ready.fields.some(isAsked))
      assert.ok(pagesOf(ready).every(({ fields, start }) => fields.length > 0 || start === null))
      assert.doesNotThrow(() => problemsOf(ready, answers))
    }))
})
