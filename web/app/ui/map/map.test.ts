import assert from 'node:assert/strict'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { defaultMapCentre, type MapCentre } from '#protocol/tenants/tenant.ts'
import { clusterDistance, type MapMarker, pinsFor } from './pins.ts'
import { maxZoom, minZoom, moved, pixelsPerKm, project, unproject, type View, viewOf } from './projection.ts'
import { chipsOf } from './ring-spots.ts'
import { isCovered, namesFor } from './town-names.ts'

const amersfoort = { latitude: 52.156, longitude: 5.388 }
const soest = { latitude: 52.173, longitude: 5.292 }
const marker = (id: string, place = amersfoort): MapMarker => ({ id, label: id, ...place })
/** Where a place stands, in pixels from the middle of the view. */
function spotIn({ centre, zoom }: View, place: MapCentre) {
  const middle = project(centre, zoom)
  const spot = project(place, zoom)
  return { x: spot.x - middle.x, y: spot.y - middle.y }
}
const idsOf = (pins: ReturnType<typeof pinsFor>) => pins.map(({ markers }) => markers.map(({ id }) => id).join(' '))

test('the middle of the country is where the map begins', () => {
  assert.deepEqual(defaultMapCentre, { latitude: 52.132633, longitude: 5.291266 })
  const { x, y } = project(defaultMapCentre, 10)
  assert.ok(Math.abs(x) < 1e-6 && Math.abs(y) < 1e-6)
})

test('a place on the map leads back to the same place in the country', () => {
  for (const zoom of [minZoom, 10, maxZoom]) {
    const { latitude, longitude } = unproject(project(amersfoort, zoom), zoom)
    assert.ok(Math.abs(latitude - amersfoort.latitude) < 1e-9)
    assert.ok(Math.abs(longitude - amersfoort.longitude) < 1e-9)
  }
})

test('north is up, east is right, and a kilometre is as long as it should be', () => {
  const view = { centre: amersfoort, zoom: 11 }
  const { x, y } = spotIn(view, soest)
  assert.ok(x < 0 && y < 0, 'Soest lies north-west of Amersfoort')
  const kilometres = Math.hypot(x, y) / pixelsPerKm(amersfoort, 11)
  assert.ok(Math.abs(kilometres - 6.82) < 0.1, `${kilometres} km`)
})

test('dragging moves what one sees along with the finger', () => {
  const view = { centre: amersfoort, zoom: 11 }
  const { x, y } = spotIn(moved(view, { x: 30, y: -20 }), amersfoort)
  assert.ok(Math.abs(x - 30) < 1e-6 && Math.abs(y + 20) < 1e-6)
})

test('nobody gets lost at sea', () => {
  const far = moved({ centre: amersfoort, zoom: 8 }, { x: 100_000, y: 100_000 })
  assert.deepEqual(far.centre, { latitude: 53.7, longitude: 3.2 })
})

test('the first view shows every marker', () => {
  const places = [amersfoort, soest, { latitude: 51.44, longitude: 5.48 }]
  const view = viewOf(places)
  for (const place of places) {
    const { x, y } = spotIn(view, place)
    assert.ok(Math.abs(x) <= 150 && Math.abs(y) <= 160, `${x} ${y}`)
  }
  assert.deepEqual(viewOf([amersfoort]).zoom, 11, 'one place is shown with its surroundings')
})

test('markers that stand too close become one number, in the order of the list', () => {
  const markers = [marker('a'), marker('b', soest), marker('c')]
  assert.deepEqual(idsOf(pinsFor(markers, 11)), ['a c', 'b'])
  assert.deepEqual(idsOf(pinsFor(markers, minZoom)), ['a b c'])
})

test('the chosen marker stands by itself', () => {
  const markers = [marker('a'), marker('b'), marker('c')]
  assert.deepEqual(idsOf(pinsFor(markers, 11, 'b')), ['a c', 'b'])
  assert.deepEqual(idsOf(pinsFor(markers, 11, 'a')), ['a', 'b c'])
})

test('markers of one address can still be reached at the closest zoom', () => {
  const pins = pinsFor(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => marker(id)),
    maxZoom,
  )
  assert.equal(pins.length, 7)
  for (const one of pins) {
    for (const other of pins) {
      if (one !== other) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > clusterDistance * 0.9)
    }
  }
})

test('a thousand markers are placed at once', () => {
  const markers = Array.from({ length: 1000 }, (_, index) =>
    marker(String(index), { latitude: 51 + (index % 40) / 20, longitude: 4 + Math.floor(index / 40) / 10 }),
  )
  const start = process.cpuUsage()
  pinsFor(markers, 9)
  // What it costs and not how long it takes: others may be busy here too.
  assert.ok(process.cpuUsage(start).user < 400_000)
})

test('close by there are more names than from far, and big towns keep theirs', () => {
  const far = namesFor(minZoom).map(({ text }) => text)
  const near = namesFor(11).map(({ text }) => text)
  assert.ok(far.includes('Amsterdam') && !far.includes('Soest'))
  assert.ok(near.includes('Amsterdam') && near.includes('Soest'))
})

test('a name steps aside for a pin that stands on it, and English has its own names', () => {
  const spot = namesFor(9).find(({ text }) => text === 'Amersfoort')
  const moved = namesFor(9, 'nl', pinsFor([marker('a'), marker('b')], 9)).find(({ text }) => text === 'Amersfoort')
  assert.ok(spot && moved && Math.abs(moved.below - spot.below) > 5)
  assert.ok(namesFor(8, 'en').some(({ text }) => text === 'The Hague'))
})

test('no name lies below a pin or a chip of a distance: it steps aside, or is left out', () => {
  const spread = [0, 0.01, 0.02, 0.03].flatMap((up) =>
    [0, 0.02, 0.04].map((aside, at) =>
      marker(`${up} ${at}`, { latitude: amersfoort.latitude + up, longitude: amersfoort.longitude + aside }),
    ),
  )
  const pins = pinsFor(spread, 11)
  const chips = chipsOf(amersfoort, 11, pins)
  assert.ok(chips.length > 0)
  for (const { x, y, aside, below, size, text } of namesFor(11, 'nl', pins, chips)) {
    const half = (text.length * size * 0.56) / 2
    const spot = { x: x + aside, y: y + below - size / 3 }
    assert.ok(!pins.some((pin) => isCovered(spot, half, pin)), `${text} and a pin`)
    assert.ok(
      !chips.some((chip) => Math.abs(chip.x - spot.x) < half + 25 && Math.abs(chip.y - spot.y) < 18),
      `${text} and a chip`,
    )
  }
})

test('a chosen pin, which is larger, does not touch a name either', () => {
  for (let step = 0; step < 300; step++) {
    const near = { latitude: amersfoort.latitude - 0.06 + step / 2500, longitude: amersfoort.longitude }
    const pins = pinsFor([marker('a', near)], 11)
    const [pin] = pins
    for (const { x, y, aside, below, size, text } of namesFor(11, 'nl', pins)) {
      const half = (text.length * size * 0.5) / 2
      const isBeside = Math.abs(x + aside - (pin?.x ?? 0)) >= half + 22
      const foot = y + below - (pin?.y ?? 0)
      assert.ok(isBeside || foot <= -50 || foot - size * 0.75 >= 0, `${text} and the pin at ${step}`)
    }
  }
})

test('the drawn map is small enough to send', () => {
  assert.ok(statSync(join(import.meta.dirname, 'netherlands.svg')).size < 80_000)
})
