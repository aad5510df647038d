import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oneMistakeFrom, soundsLike } from './near-words.ts'

test('what one hears alike may be written in another way', () => {
  assert.ok(soundsLike('zijst').includes('zeist'))
  assert.ok(soundsLike('zijs').includes('zeis'), 'also by who is not done yet')
  assert.ok(soundsLike('kristina').includes('cristina'))
  assert.deepEqual(soundsLike('zij'), [], 'short words are left as they are')
})

test('one mistake: a letter too many, too few, another one, or two that changed places', () => {
  for (const written of ['yousef', 'yousssef', 'youssev', 'yuossef', 'xyoussef', 'youssefx'])
    assert.ok(oneMistakeFrom(written).includes('youssef'), written)
  assert.ok(!oneMistakeFrom('yussef2').includes('yussef'), 'a number is another number')
  assert.ok(!oneMistakeFrom('youssef').includes('youssef'))
  assert.deepEqual(oneMistakeFrom('joel'), [])
  assert.ok(oneMistakeFrom('a'.repeat(100)).length < 10_000)
})
