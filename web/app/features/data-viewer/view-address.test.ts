import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextOrder, readView, viewAddress } from './view-address.ts'

test('a view stands in its address and comes out of it again', () => {
  const view = readView(
    new URLSearchParams(
      'bron=internships&kolom=title,hours&waar=hours:from:10&waar=title:has:a:b,c&volgorde=-hours&groep=status&pagina=3',
    ),
  )
  assert.deepEqual(view.wheres, [
    { column: 'hours', how: 'from', value: '10' },
    { column: 'title', how: 'has', value: 'a:b,c' },
  ])
  assert.deepEqual(readView(new URLSearchParams(viewAddress(view))), view)
})

test('what cannot be asked is left out, and other rows begin at their first page', () => {
  const view = readView(new URLSearchParams('bron=users&waar=name:eats:x&waar=nonsense&pagina=-2&kolom=,,name,name'))
  assert.deepEqual([view.wheres, view.page, view.columns], [[], 1, ['name']])
  const far = { ...view, page: 4 }
  assert.doesNotMatch(viewAddress(far, { wheres: [] }), /pagina/)
  assert.match(viewAddress(far, { columns: ['email'] }), /pagina=4/)
})

test('a column is sorted up, down and not at all, and the one before it settles what is equal', () => {
  assert.deepEqual(nextOrder([], 'hours'), ['hours'])
  assert.deepEqual(nextOrder(['hours'], 'hours'), ['-hours'])
  assert.deepEqual(nextOrder(['-hours', 'title'], 'hours'), ['title'])
  assert.deepEqual(nextOrder(['title'], 'hours'), ['hours', 'title'])
})
