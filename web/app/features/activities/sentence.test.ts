import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Translate } from '../../lib/i18n.tsx'
import type { Action } from './activities.data.ts'
import { sentenceOf, textOf } from './sentence.ts'

const wordsOf = (locale: string): Translate => {
  const words = JSON.parse(readFileSync(join(import.meta.dirname, `locales/${locale}.json`), 'utf8'))
  return (path, params = {}) => {
    const found = path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], words)
    if (typeof found !== 'string') return `activities.${path}`
    return found.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
  }
}

const me = 'me'
const action = (given: Partial<Action>): Action => ({
  id: '1',
  name: 'bulk_finished',
  subjectId: 'school',
  subject: 'Het College',
  title: null,
  to: null,
  other: null,
  bulk: null,
  others: 0,
  requestId: null,
  at: '2026-11-15T12:00:00Z',
  actor: { id: me, name: 'Sam', to: null },
  by: null,
  ...given,
})
const said = (locale: string, given: Partial<Action>) => textOf(sentenceOf(action(given), me, wordsOf(locale)))
const other = { title: 'V4A', to: '/groups/1' }

test('an action on many rows says how many and in which class', () => {
  const bulk = { action: 'putInGroups', rows: 3 }
  assert.equal(said('nl', { bulk, other }), 'Je zette 3 leerlingen in klas V4A')
  assert.equal(said('en', { bulk, other }), 'You put 3 students in class V4A')
  assert.equal(said('nl', { bulk: { ...bulk, rows: 1 }, other }), 'Je zette 1 leerling in klas V4A')
  assert.equal(said('nl', { bulk }), 'Je zette 3 leerlingen in een klas')
  assert.equal(
    said('nl', { name: 'bulk_undone', bulk, other }),
    'Je maakte ongedaan: leerlingen in klas V4A zetten (3)',
  )
})

test('the class leads to its page', () => {
  const parts = sentenceOf(action({ bulk: { action: 'putInGroups', rows: 3 }, other }), me, wordsOf('nl'))
  assert.deepEqual(parts.at(-1), { text: 'V4A', to: '/groups/1' })
})

test('an import is told by the name of its file, which leads to it', () => {
  const given = { name: 'import_undone', subject: null, title: 'leerlingen.csv', to: '/importeren/1' }
  assert.equal(said('nl', given), 'Je draaide de import van leerlingen.csv terug')
  assert.equal(said('en', given), 'You took back the import of leerlingen.csv')
  const parts = sentenceOf(action(given), me, wordsOf('nl'))
  assert.ok(parts.some(({ text, to }) => text === 'leerlingen.csv' && to === '/importeren/1'))
})
