import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { changesBetween } from './changes.ts'
import { contentProblems, missingEnglish } from './checks.ts'
import { isFormContent } from './schema.ts'
import { formStarters, legacyEvaluation } from './starters.ts'

describe('the forms one begins with', () => {
  const { other, ...ready } = formStarters
  for (const [purpose, content] of Object.entries({ ...ready, legacy: legacyEvaluation }))
    test(`${purpose} can be published as it is, in both languages`, () => {
      assert.ok(isFormContent(content))
      assert.deepEqual(contentProblems(content), [])
      assert.equal(missingEnglish(content), 0)
    })
  test('the empty sheet has the shape of a form', () => assert.ok(isFormContent(other)))
})

describe('what changed between two versions', () => {
  const before = formStarters.evaluation_student
  const [first, second, third, ...rest] = before.fields
  assert.ok(first && second && third?.kind === 'choice')
  const about = (fields: typeof before.fields, title = before.title) =>
    changesBetween(before, { ...before, title, fields }).map(({ change, field }) => [change, field])

  test('nothing, also when the names stand in another order', () => {
    const turned = Object.fromEntries(Object.entries(first).toReversed())
    assert.deepEqual(about(JSON.parse(JSON.stringify([turned, second, third, ...rest]))), [])
  })
  test('words, rules, answers, what is new and gone, and who moved', () => {
    assert.deepEqual(about([first, second, { ...third, label: { nl: 'Anders' }, required: false }, ...rest]), [
      ['words', third.key],
      ['rules', third.key],
    ])
    assert.deepEqual(about([first, second, { ...third, options: third.options.slice(1) }, ...rest]), [
      ['answers', third.key],
    ])
    assert.deepEqual(about([second, third, ...rest, first]), [['moved', first.key]])
    assert.deepEqual(about([first, third, ...rest, { ...second, key: 'newfield' }], { nl: 'Nieuw' }), [
      ['title', undefined],
      ['added', 'newfield'],
      ['removed', second.key],
    ])
  })
})
