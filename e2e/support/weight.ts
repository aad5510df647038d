import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

/** What a page may have of script where people come from a search engine. */
export const doorstepBudget = 120_000

/** Each file that the page needed, with its size as it is sent; whether it came now or was kept from before. */
const filesOfPage = `performance.getEntriesByType('resource').map(({ name, encodedBodySize }) =>
  ({ path: new URL(name).pathname, isOurs: name.startsWith(location.origin), size: encodedBodySize }))`
type File = { path: string; isOurs: boolean; size: number }

/** So many bytes of script at most, and all of it, fonts too, comes from here. */
export async function isLight(page: Page, most: number): Promise<void> {
  const files = new Map((await page.evaluate<File[]>(filesOfPage)).map((file) => [file.path, file]))
  const of = (kind: RegExp) => [...files.values()].filter((file) => kind.test(file.path))
  const own = of(/\.js$/)
  const total = own.reduce((sum, { size }) => sum + size, 0)
  assert.ok(total > 100, 'scripts were counted')
  assert.ok(total <= most, `${total} bytes of scripts, at most ${most}`)
  const fonts = of(/\.(woff2?|ttf|otf)$/)
  assert.ok(fonts.length > 0, 'the fonts of the site are used')
  for (const font of fonts) assert.match(font.path, /^\/assets\/.+\.woff2$/)
  for (const file of files.values()) assert.ok(file.isOurs, `${file.path} comes from here`)
}
