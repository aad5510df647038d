import assert from 'node:assert/strict'
import { test } from 'node:test'
import { otherWords } from '#protocol/shared/changed-lines.ts'
import { changesBetween } from './contract-changes.ts'
import type { ContractPaper } from './contracts.ts'

const heading = (title: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: title }] })
const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const item = (text: string) => ({ type: 'listItem', content: [line(text)] })
const paper = (content: object[], more: Partial<ContractPaper> = {}) =>
  ({
    number: '2026-0001',
    version: 1,
    title: 'Stageovereenkomst',
    locale: 'nl',
    school: 'Noordrand',
    parties: [{ role: 'student', name: 'Daan de Wit', below: '3B' }],
    text: { type: 'doc', content },
    extra: null,
    signers: [{ role: 'host', name: 'Bea Bakker' }],
    ...more,
  }) as ContractPaper

const first = paper([
  heading('De stage'),
  line('Daan komt helpen.'),
  line('Werktijden: vrijdag.'),
  heading('Regels'),
  line('Geen'),
])

test('the same text has no changes', () => {
  assert.deepEqual(changesBetween(first, first), [])
})

test('a line that is other stands beside the one before it; an article may come, go or move', () => {
  const next = paper(
    [
      heading('Vooraf'),
      line('Nieuw.'),
      heading('De stage'),
      line('Daan komt helpen.'),
      line('Werktijden: maandag.'),
      { type: 'bulletList', content: [item('Schort aan')] },
    ],
    { extra: 'Hij mag eerder weg.', signers: [{ role: 'host', name: 'Carla Bakker' }] },
  )
  const said = changesBetween(first, next).map(({ article, title, was, now }) => [article, title, was, now])
  assert.deepEqual(said, [
    ['', '', 'Bea Bakker', 'Carla Bakker'],
    ['1', 'Vooraf', null, 'Nieuw.'],
    ['2', 'De stage', 'Werktijden: vrijdag.', 'Werktijden: maandag.'],
    ['2', 'De stage', null, 'Schort aan'],
    ['3', 'Bijzondere afspraken', null, 'Hij mag eerder weg.'],
    ['2', 'Regels', 'Geen', null],
  ])
})

test('within a line only the words that differ are set apart', () => {
  const { was, now } = otherWords('van 9.00 tot 12.00 uur', 'van 9.00 tot 13.30 uur')
  assert.deepEqual(
    [was, now].map((parts) => parts.filter(({ isOther }) => isOther).map(({ text }) => text)),
    [['12.00 '], ['13.30 ']],
  )
  assert.equal(now.map(({ text }) => text).join(''), 'van 9.00 tot 13.30 uur')
})
