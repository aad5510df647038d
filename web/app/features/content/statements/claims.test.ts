import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '../../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** What each claim rests on: a test, and the words in it that try just that. */
const triedBy: Record<string, [file: string, words: RegExp][]> = {
  contrast: [
    ['e2e/every-page/look-at.ts', /weakTexts\(page\).*\[\]/],
    ['e2e/every-page/written-pages.test.ts', /weakTexts\(page\).*\[\]/],
  ],
  keyboard: [
    ['e2e/journeys/focus-in-sight.test.ts', /keyboard\.press\('Tab'\)/],
    ['e2e/journeys/page-editor.test.ts', /order\.drag.*'Alt\+ArrowRight'/],
  ],
  reader: [
    ['e2e/every-page/look-at.ts', /barriers\(page, .*\[\]/],
    ['e2e/every-page/written-pages.test.ts', /barriers\(page, .*\[\]/],
  ],
  zoom: [
    ['e2e/every-page/look-at.ts', /fits\(page, '320 px'\)/],
    ['e2e/every-page/look-at.ts', /fits\(page, '200 %'\)/],
  ],
  scripts: [
    ['e2e/journeys/content.test.ts', /javaScriptEnabled: false/],
    ['e2e/journeys/site-texts.test.ts', /javaScriptEnabled: false/],
  ],
}

test('the accessibility statement claims what tests try, and nothing else', () => {
  for (const locale of ['nl', 'en']) {
    const { title: _, ...claims } = JSON.parse(read(`web/app/features/content/locales/${locale}.json`)).access.claims
    assert.deepEqual(Object.keys(claims).toSorted(), Object.keys(triedBy).toSorted())
  }
  const [, shown = ''] =
    /const claims = \[(.*)\]/.exec(read('web/app/features/content/statements/accessibility.tsx')) ?? []
  assert.deepEqual(shown.replaceAll("'", '').split(', ').toSorted(), Object.keys(triedBy).toSorted())
  for (const [file, words] of Object.values(triedBy).flat()) assert.match(read(file), words, file)
})
