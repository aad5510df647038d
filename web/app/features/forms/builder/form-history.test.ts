import assert from 'node:assert/strict'
import { test } from 'node:test'
import { begin, redo, step, undo } from '#lib/undo-steps.ts'
import type { FormContent, FormField } from '#protocol/features/forms/content.ts'
import { changeField, insertField, moveField, removeField } from './form-history.ts'
import { copyOf, freeOption, newField } from './new-field.ts'

const field = (key: string): FormField => ({ key, kind: 'short_text', label: { nl: key } })
const content: FormContent = { title: { nl: 'Titel' }, fields: ['one', 'two', 'three'].map(field) }
const keysOf = ({ fields }: FormContent) => fields.map(({ key }) => key)

test('a field goes to its place among the others, and no further than the ends', () => {
  assert.deepEqual(keysOf(moveField(content, 'one', 1)), ['two', 'one', 'three'])
  assert.deepEqual(keysOf(moveField(content, 'one', 9)), ['two', 'three', 'one'])
  assert.equal(moveField(content, 'one', -1), content)
  assert.deepEqual(keysOf(removeField(content, 'two')), ['one', 'three'])
  assert.deepEqual(keysOf(insertField(content, field('new'), 1)), ['one', 'new', 'two', 'three'])
})

test('letters typed after each other are one step back; the way forth is there until something else is done', () => {
  const typed = (nl: string) => changeField(content, { ...field('one'), label: { nl } })
  let history = step(begin(content), typed('a'), 'one label', 1000)
  history = step(history, typed('ab'), 'one label', 1200)
  const back = undo(history)
  assert.equal(back?.content, content)
  assert.deepEqual(back && redo(back)?.content, typed('ab'))
  history = step(history, typed('abc'), 'one label', 9000)
  assert.deepEqual(undo(history)?.content, typed('ab'))
  const other = back && step(back, typed('z'), null, 10_000)
  assert.equal(other && redo(other), null)
})

test('a key is never used twice', () => {
  const made = newField('choice')
  assert.ok(made.kind === 'choice')
  assert.equal(freeOption(made.options), 'o3')
  assert.equal(freeOption(made.options.slice(1)), 'o3')
  assert.notEqual(copyOf(made).key, made.key)
})
