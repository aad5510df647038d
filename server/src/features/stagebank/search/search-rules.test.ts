import assert from 'node:assert/strict'
import { test } from 'node:test'
import { snake } from '#protocol/declaring/names.ts'
import { searchStagebank } from '#protocol/features/stagebank/stagebank.ts'
import { openApiDocument } from '#server/http/docs/openapi.ts'
import { lookUpPlace } from '../map/look-up-place.ts'
import { put } from '../map/map-density.ts'
import { stagebankFeature } from '../stagebank.feature.ts'
import { emptyWords, synonyms } from '../words/synonyms.ts'
import { typingDistance } from '../words/typing-distance.ts'
import { shares } from './candidates.ts'
import { cellsInside, cellsWithin } from './search-squares.ts'
import { MAX_CANDIDATES } from './term-counts.ts'

test('a typing error is a letter forgotten, added, exchanged or swapped', () => {
  assert.equal(typingDistance('asiel', 'asiel', 2), 0)
  assert.equal(typingDistance('asel', 'asiel', 2), 1)
  assert.equal(typingDistance('assiel', 'asiel', 2), 1)
  assert.equal(typingDistance('aziel', 'asiel', 2), 1)
  assert.equal(typingDistance('aseil', 'asiel', 2), 1)
  assert.equal(typingDistance('boerderij', 'asiel', 2), 3)
})

test('common words share what a search looks at; rare ones give all they have', () => {
  assert.deepEqual(shares([MAX_CANDIDATES + 1]), [MAX_CANDIDATES])
  const [common, rare] = shares([MAX_CANDIDATES + 1, 10]) as [number, number]
  assert.ok(rare >= 10)
  assert.equal(common, MAX_CANDIDATES - 10)
})

test('a circle is covered by its squares, the nearest first', () => {
  const utrecht = { latitude: 52.091, longitude: 5.121 }
  const cells = cellsWithin(utrecht, 25) as number[]
  assert.ok(cells.length > 78 && cells.length < 140)
  assert.deepEqual(cellsWithin(utrecht, 1)?.[0], cells[0])
  assert.equal(new Set(cells).size, cells.length)
  assert.equal(cellsWithin(utrecht, 200), undefined)
  assert.equal(cellsInside([52.0911, 5.1211, 52.0912, 5.1212])?.[0], cells[0])
  assert.equal(cellsInside([50, 3, 54, 8]), undefined)
})

test('a place is a point, a postal code or a town; a misspelt one is read as the town; what is none is said to be unknown', () => {
  assert.equal(lookUpPlace('3511ab', null).place?.label, '3511 AB')
  assert.equal(lookUpPlace('den bosch', null).place?.label, 'Den Bosch')
  assert.deepEqual(lookUpPlace('', { latitude: 1, longitude: 2 }).place, { label: '', latitude: 1, longitude: 2 })
  assert.deepEqual(lookUpPlace('Nergens', null), { place: null, isPlaceUnknown: true, placeGuess: null })
  const { place: utrecht } = lookUpPlace('Utrecht', null)
  assert.deepEqual(lookUpPlace('Utrect', null), { place: utrecht, isPlaceUnknown: false, placeGuess: 'Utrecht' })
  assert.equal(lookUpPlace('amersfort', null).placeGuess, 'Amersfoort')
  assert.deepEqual(lookUpPlace('0999', null), { place: null, isPlaceUnknown: true, placeGuess: null })
  assert.deepEqual(lookUpPlace('', null), { place: null, isPlaceUnknown: false, placeGuess: null })
})

test('what means the same is known both ways, English only one way, and no word means only itself', () => {
  assert.ok(synonyms.get('bejaarden')?.includes('ouderen') && synonyms.get('ouderen')?.includes('bejaarden'))
  assert.deepEqual(synonyms.get('nursing home'), ['verzorgingshuis'])
  assert.ok(!synonyms.get('verzorgingshuis')?.includes('nursing home'))
  assert.ok(synonyms.get('police')?.includes('wijkagent'))
  for (const [typed, meant] of [
    ['kliniek', 'ziekenhuis'],
    ['technicus', 'techniek'],
    ['opmaken', 'visagie'],
    ['buiten', 'natuur'],
  ] as const) {
    assert.ok(synonyms.get(typed)?.includes(meant) && !synonyms.get(meant)?.includes(typed), typed)
  }
  for (const [word, others] of synonyms) assert.ok(!others.includes(word), word)
  assert.ok(emptyWords.has('stage'))
})

test('squares that would cover one another on the map become one, with its middle', () => {
  const spots = [
    { latitude: 52.2, longitude: 5.2, count: 3 },
    { latitude: 52.3, longitude: 5.3, count: 1 },
    { latitude: 53.2, longitude: 6.5, count: 2 },
  ]
  const wide = put(spots, null, 1, 10)
  assert.deepEqual(
    wide.clusters.map(({ count }) => count),
    [4, 2],
  )
  assert.equal(wide.clusters[0]?.latitude, 52.225)
  assert.deepEqual(
    put(spots, [53, 6, 54, 7], 1, 10).clusters.map(({ count }) => count),
    [2],
  )
  assert.deepEqual(put([], null, 1, 10), { isCapped: false, clusters: [], bounds: null })
})

test('the documentation names the filters that a search knows, and none of the plain list of vacancies', () => {
  const { paths } = openApiDocument([stagebankFeature]) as {
    paths: Record<string, { get: { parameters: { name?: string }[] } }>
  }
  const names = (path: string) => paths[path]?.get.parameters.flatMap(({ name }) => name ?? []) ?? []
  const known = Object.keys(searchStagebank.filters ?? {}).map((name) => `filter[${snake(name)}]`)
  const filters = (path: string) => names(path).filter((name) => name.startsWith('filter['))
  assert.deepEqual(filters('/api/v1/stagebank'), known)
  assert.deepEqual(filters('/api/v1/stagebank/map'), [...known, 'filter[zoom]'])
  assert.ok(known.includes('filter[hours_min]') && names('/api/v1/stagebank').includes('sort'))
})
