import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sizeText, sortFiles } from './file-rules.ts'

const file = (name: string, type = 'text/csv', size = 100) => ({ name, type, size })

test('a file is taken by its ending or by its kind', () => {
  const rules = { accept: ['.csv', 'image/*', 'application/pdf'] }
  const files = [file('a.CSV', ''), file('b.png', 'image/png'), file('c.pdf', 'application/pdf'), file('d.exe', 'x/y')]
  const { fitting, problems } = sortFiles(files, rules)
  assert.deepEqual(
    fitting.map(({ name }) => name),
    ['a.CSV', 'b.png', 'c.pdf'],
  )
  assert.deepEqual(problems, [{ code: 'wrongType', name: 'd.exe' }])
})

test('a file that is empty or too large says so', () => {
  const { fitting, problems } = sortFiles([file('a', '', 0), file('b', '', 11), file('c', '', 10)], { maxBytes: 10 })
  assert.deepEqual(
    fitting.map(({ name }) => name),
    ['c'],
  )
  assert.deepEqual(problems, [
    { code: 'empty', name: 'a' },
    { code: 'tooLarge', name: 'b' },
  ])
})

test('the first files have the places', () => {
  const { fitting, problems } = sortFiles([file('b'), file('c')], { maxFiles: 2 }, 1)
  assert.deepEqual(
    fitting.map(({ name }) => name),
    ['b'],
  )
  assert.deepEqual(problems, [{ code: 'tooMany', name: 'c' }])
})

test('sizes are told in the language', () => {
  assert.equal(sizeText(10_000_000, 'nl'), '10 MB')
  assert.equal(sizeText(2_500_000, 'nl'), '2,5 MB')
  assert.equal(sizeText(340_000, 'en'), '340 kB')
  assert.equal(sizeText(12, 'en'), '1 kB')
})
