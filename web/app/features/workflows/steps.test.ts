import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PhaseKindName } from '#protocol/features/phases.ts'
import * as steps from './steps.ts'

type Sample = { key: string; kind: PhaseKindName }
/** 's,a,b+c,z': a search, a, b beside c, and completing. */
const read = (text: string): Sample[][] =>
  text
    .split(',')
    .map((step) =>
      step.split('+').map((key) => ({ key, kind: key === 's' ? 'search' : key === 'z' ? 'completion' : 'form' })),
    )
const write = (all: steps.Steps<Sample>) => all.map((step) => step.map(({ key }) => key).join('+')).join(',')
const after = (text: string, move: (all: steps.Steps<Sample>) => steps.Steps<Sample>) => write(move(read(text)))

test('a phase goes up and down one place at a time, and back', () => {
  assert.equal(
    after('s,a,b,c,z', (all) => steps.moveUp(all, 'c')),
    's,a,c,b,z',
  )
  assert.equal(
    after('s,a,c,b,z', (all) => steps.moveDown(all, 'c')),
    's,a,b,c,z',
  )
  assert.equal(
    after('s,a,b,c,z', (all) => steps.moveDown(all, 'a')),
    's,b,a,c,z',
  )
})

test('searching stays first, completing stays last, and nothing comes beside them', () => {
  for (const move of [steps.moveUp, steps.moveDown, steps.placeBesidePrevious])
    for (const key of ['s', 'z'])
      assert.equal(
        after('s,a,z', (all) => move(all, key)),
        's,a,z',
      )
  assert.equal(
    after('s,a,z', (all) => steps.moveUp(all, 'a')),
    's,a,z',
  )
  assert.equal(
    after('s,a,z', (all) => steps.moveDown(all, 'a')),
    's,a,z',
  )
  assert.equal(
    after('s,a,z', (all) => steps.placeBesidePrevious(all, 'a')),
    's,a,z',
  )
  assert.equal(
    after('s,a,z', (all) => steps.insertPhase(all, 0, { key: 'n', kind: 'form' })),
    's,n,a,z',
  )
  assert.equal(
    after('s,a,z', (all) => steps.insertPhase(all, 9, { key: 'n', kind: 'form' })),
    's,a,n,z',
  )
})

test('phases come side by side, and leave each other to either side', () => {
  assert.equal(
    after('s,a,b,c,z', (all) => steps.placeBesidePrevious(all, 'c')),
    's,a,b+c,z',
  )
  assert.equal(
    after('s,a,b+c,z', (all) => steps.moveUp(all, 'c')),
    's,a,c,b,z',
  )
  assert.equal(
    after('s,a,b+c,z', (all) => steps.moveDown(all, 'b')),
    's,a,c,b,z',
  )
  assert.equal(
    after('s,a,b+c,z', (all) => steps.placeBeside(all, 'a', 2)),
    's,b+c+a,z',
  )
  assert.equal(
    after('s,a,b+c,z', (all) => steps.removePhase(all, 'a')),
    's,b+c,z',
  )
})

test('a phase that is dropped comes where the line was', () => {
  assert.equal(
    after('s,a,b,c,z', (all) => steps.placeAt(all, 'a', 4)),
    's,b,c,a,z',
  )
  assert.equal(
    after('s,a,b,c,z', (all) => steps.placeAt(all, 'c', 1)),
    's,c,a,b,z',
  )
  const before = read('s,a,b,z')
  assert.equal(steps.placeAt(before, 'a', 1), before, 'where it stands already')
  assert.equal(steps.placeAt(before, 'a', 0), before, 'where it may not come')
  assert.equal(
    steps.changes(before, (all) => steps.moveUp(all, 'a')),
    false,
  )
})

test('a student has the phases that are for them', () => {
  const all = { onlySelfFound: false, onlyMinors: false, levelIds: [] }
  const who = { isSelfFound: false, isMinor: false, levelId: 'havo' }
  assert.ok(steps.isFor(all, who))
  assert.ok(!steps.isFor({ ...all, onlySelfFound: true }, who))
  assert.ok(!steps.isFor({ ...all, onlyMinors: true }, who))
  assert.ok(!steps.isFor({ ...all, levelIds: ['vwo'] }, who))
  assert.ok(steps.isFor({ ...all, levelIds: ['vwo'] }, { ...who, levelId: null }))
})
