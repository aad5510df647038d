import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boolean, date, list, number, oneOf, secret, text } from '#protocol/declaring/fields.ts'
import { conflictOf, openedWith, readOpened } from './conflict.ts'

const rules = {
  name: text(),
  city: text({ optional: true }),
  note: text({ optional: true }),
  hours: number({ optional: true }),
  isPaid: boolean({ optional: true }),
  days: list(oneOf(['mon', 'tue']), { optional: true }),
  password: secret({ optional: true }),
}
const row = {
  id: '1',
  name: 'Bakkerij',
  city: null,
  note: 'een\ntwee',
  hours: 2.5,
  isPaid: false,
  days: ['mon'],
  updatedAt: '2026-11-15T09:00:00Z',
}
const opened = openedWith(rules, row)
const form = (change: Record<string, string | string[]> = {}) => {
  const data = new FormData()
  const values = { name: 'Bakkerij', city: '', note: 'een\r\ntwee', hours: '2.5', isPaid: 'false', days: ['', 'mon'] }
  for (const [name, given] of Object.entries({ ...values, ...change }))
    for (const value of [given].flat()) data.append(name, value)
  return data
}
const later = (change: object) => ({ ...row, updatedAt: '2026-11-15T09:05:00Z', ...change })

test('a form remembers what it was opened with, only of its own fields and never what is secret', () => {
  assert.deepEqual(Object.keys(opened.values), ['name', 'city', 'note', 'hours', 'isPaid', 'days'])
  const data = new FormData()
  data.set('sinds', JSON.stringify(opened))
  assert.deepEqual(readOpened(data), opened)
  for (const wrong of ['', '{', '7', '{"at":1}', 'null']) {
    data.set('sinds', wrong)
    assert.equal(readOpened(data), null, wrong)
  }
  assert.equal(readOpened(new FormData()), null)
})

test('what only they changed is taken over, what both changed stays as it was typed', () => {
  const theirs = later({ name: 'Bakkerij De Ster', city: 'Ede', isPaid: true, days: ['tue'] })
  const { fields, typed, opened: next } = conflictOf(rules, form({ name: 'Banketbakker' }), opened, theirs)
  assert.deepEqual(
    fields.map(({ name, isMine }) => [name, isMine]),
    [
      ['name', true],
      ['city', false],
      ['isPaid', false],
      ['days', false],
    ],
  )
  assert.deepEqual(typed.name, ['Banketbakker'])
  assert.deepEqual([typed.city, typed.isPaid, typed.days], [['Ede'], ['true'], ['tue']])
  assert.equal(next.at, theirs.updatedAt)
  assert.equal(next.values.name, 'Bakkerij', 'what it was opened with does not change')
})

test('the same change twice, and what is only written differently, is no conflict', () => {
  const theirs = later({ city: 'Ede', note: 'een\ntwee' })
  assert.deepEqual(conflictOf(rules, form({ city: ' Ede ' }), opened, theirs).fields, [])
})

test('who takes theirs gets it, and the other fields stay in conflict', () => {
  const data = form({ name: 'Banketbakker', city: 'Zeist', neem: 'city' })
  const { fields, typed } = conflictOf(rules, data, opened, later({ name: 'De Ster', city: 'Ede' }))
  assert.deepEqual(
    fields.map(({ name, isMine }) => [name, isMine]),
    [
      ['name', true],
      ['city', false],
    ],
  )
  assert.deepEqual([typed.name, typed.city], [['Banketbakker'], ['Ede']])
})

test('a field that is not in the form is not touched', () => {
  const data = form()
  data.delete('city')
  const { fields, typed } = conflictOf(rules, data, opened, later({ city: 'Ede' }))
  assert.deepEqual([fields, typed.city], [[], undefined])
})

test('who changed it is told when that is known', () => {
  const changedBy = { id: 'm', name: 'Maud van Zanten' }
  assert.equal(conflictOf(rules, form(), opened, later({ city: 'Ede', changedBy })).by, changedBy)
  assert.equal(conflictOf(rules, form(), opened, later({ city: 'Ede' })).by, undefined)
})

test('a day is the same day however it is typed', () => {
  const days = { startDate: date({ optional: true }) }
  const was = openedWith(days, { startDate: '2026-03-12', updatedAt: row.updatedAt })
  const sent = (text: string) => {
    const data = new FormData()
    data.set('startDate', text)
    return data
  }
  const now = { startDate: '2026-04-01', updatedAt: '2026-11-15T09:05:00Z' }
  assert.equal(conflictOf(days, sent('12-03-2026'), was, now).fields[0]?.isMine, false, 'only they changed it')
  assert.deepEqual(conflictOf(days, sent('01-04-2026'), was, now).fields, [], 'both chose the same day')
  const both = conflictOf(days, sent('2-5-2026'), was, now).fields[0]
  assert.deepEqual([both?.isMine, both?.mine], [true, ['2026-05-02']])
})
