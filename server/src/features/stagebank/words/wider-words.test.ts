import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type StagebankMeta, searchStagebank } from '#protocol/features/stagebank/stagebank.ts'
import { stagebankWith } from '#test/search-quality.ts'

/** A small site: nothing with dogs, cats or babysitting, but with words that look like them. */
const guest = await stagebankWith(`
Egels wegen | Egelopvang Stekelig | Soest | dieren | Zieke egels krijgen eten.
Kleutergym | Gymvereniging Sparta | Zeist | sport | Extra handen bij de koprol. Bezoek de kathedraal.
Koffie met opa's | Woonzorgcentrum De Linde | Soest | zorg | Je drinkt koffie met opas en omas.
Spelen op de speelplek | Speeltuin De Wip | Soest | kinderen | Je speelt met de kinderen op een kinderfeest en zoekt goud.
`)

async function ask(q: string, exact = false) {
  const rows = await guest.askAll(searchStagebank, { filter: { q, exact } })
  return { titles: rows.map(({ title }) => title), readAs: (rows.meta as unknown as StagebankMeta).readAs }
}

test('a word that is spelled right and stands in no vacancy is not corrected: what is wider is shown, and said', async () => {
  const wider: Record<string, [read: string, title: string]> = {
    honden: ['dieren', 'Egels wegen'],
    kat: ['dieren', 'Egels wegen'],
    hondje: ['dieren', 'Egels wegen'],
    dogs: ['dieren', 'Egels wegen'],
    konijn: ['dieren', 'Egels wegen'],
    oppas: ['kinderen', 'Spelen op de speelplek'],
    babysitter: ['kinderen', 'Spelen op de speelplek'],
    hockey: ['sport', 'Kleutergym'],
  }
  for (const [typed, [read, title]] of Object.entries(wider)) {
    assert.deepEqual(await ask(typed), { titles: [title], readAs: [{ typed, read, isWider: true }] })
  }
})

test('also one with a typing error in it, one of two halves, and one of several words', async () => {
  for (const typed of ['hondn', 'hont', 'poez'])
    assert.deepEqual(await ask(typed), {
      titles: ['Egels wegen'],
      readAs: [{ typed, read: 'dieren', isWider: true }],
    })
  assert.deepEqual((await ask('honden soest')).titles, ['Egels wegen'])
  assert.deepEqual((await ask('hondenkatten')).titles, ['Egels wegen'])
  assert.deepEqual((await ask('kattenhonden')).readAs, [{ typed: 'kattenhonden', read: 'dieren', isWider: true }])
  assert.deepEqual((await ask('honden', true)).titles, [], 'but not when it is meant as it was typed')
})

test('a short word is not read as another one that only stands in some text, but a mistake in one in sight is', async () => {
  for (const typed of ['bout', 'gous', 'koprot']) {
    assert.deepEqual(await ask(typed), { titles: [], readAs: [] }, typed)
  }
  const mended = { koffei: 'koffie', koffi: 'koffie', spleen: 'spelen', egle: 'egel', kindern: 'kinderen' }
  for (const [typed, read] of Object.entries(mended)) {
    const { readAs } = await ask(typed)
    assert.deepEqual(
      readAs.map((one) => one.read),
      [read],
      typed,
    )
  }
})

test('of words with one stem the one that was typed goes first', async () => {
  const reading = await stagebankWith(`
Zwemlessen geven | Zwembad De Golf | Soest | sport | Kinderen leren zwemmen.
Danslessen voor groep vijf | Studio Draai | Soest | sport | Je helpt bij de les.
Boeken kaften | Basisschool De Regenboog | Soest | kinderen | In de klas.
Voorlezen aan kleuters | Basisschool De Wilg | Soest | kinderen | Je leest voor.
`)
  const found = await reading.askAll(searchStagebank, { filter: { q: 'lezen' }, page: { size: 2 } })
  assert.deepEqual(found.map(({ title }) => title).sort(), ['Boeken kaften', 'Voorlezen aan kleuters'])
})

test('a town where nothing is, is not read as a word that looks like it', async () => {
  assert.deepEqual(await ask('Gouda'), { titles: [], readAs: [] })
  assert.deepEqual(await ask('Zeits'), {
    titles: ['Kleutergym'],
    readAs: [{ typed: 'zeits', read: 'zeist', isWider: false }],
  })
})
