import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAsked } from './asked.ts'
import { markedParts } from './marked-parts.ts'

const marked = (text: string, typed: string) =>
  markedParts(text, typed)
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('')

test('the beginnings of words are marked, whatever accents either side has', () => {
  assert.equal(marked('Noor van den Berg', 'berg'), 'Noor van den [Berg]')
  assert.equal(marked('Bergen op Zoom, Bergweg', 'berg'), '[Berg]en op Zoom, [Berg]weg')
  assert.equal(marked('Joël Çelik', 'cel joe'), '[Joë]l [Çel]ik')
  assert.equal(marked('Joe\u0308l', 'joe'), '[Joe\u0308]l')
  assert.equal(marked('Verhoef', 'hoef'), 'Verhoef')
  assert.equal(marked('anna@school.nl', 'anna@sch'), '[anna]@[sch]ool.nl')
  assert.equal(marked('Klas 3B', ''), 'Klas 3B')
})

test('of two words that fit the longer one is marked', () => {
  assert.equal(marked('Bergen', 'b berg'), '[Berg]en')
})

test('a sign before the words says what one looks for', () => {
  assert.deepEqual(readAsked(' @jan de '), { sign: '@', words: 'jan de' })
  assert.deepEqual(readAsked('# 3b'), { sign: '#', words: '3b' })
  assert.deepEqual(readAsked('>import'), { sign: '>', words: 'import' })
  assert.deepEqual(readAsked('jan@school.nl'), { sign: '', words: 'jan@school.nl' })
})
