import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** A picture behind a cell cannot know the colours of the page, so they stand there once more. */
test('the marks of the board have the shapes and colours of all other marks', () => {
  const board = read('../styles/board.css').replaceAll('%23', '#')
  const shapes = read('./status-mark.tsx').split('  info: (')[0] ?? ''
  for (const [, path] of shapes.matchAll(/ d="([^"]+)"/g)) assert.ok(board.includes(`d='${path}'`), path)
  const tokens = read('../styles/tokens.css')
  const [light = '', dark = ''] = board.split('[data-mode="dark"]')
  for (const [marks, mode] of [
    [light, tokens.split("[data-mode='dark']")[0]],
    [dark, tokens.split("[data-mode='dark']")[1]],
  ] as const) {
    const palette = (name: string) => /#[0-9a-f]+/.exec(tokens.slice(tokens.indexOf(`--${name}:`)))?.[0]
    const roleOf = (name: string) => {
      const value = new RegExp(`--${name}: *([^;]+);`).exec(mode ?? '')?.[1] ?? ''
      return value.startsWith('var(') ? palette(value.slice(6, -1)) : value
    }
    for (const [mark, role] of [
      ['done', 'ok-mark'],
      ['wait', 'info-mark'],
      ['err', 'err-mark'],
      ['todo', 'field-line'],
      ['skip', 'field-line'],
    ] as const) {
      const drawn = new RegExp(`--mark-${mark}: (.*);`).exec(marks)?.[1] ?? ''
      assert.ok(drawn.includes(`'${roleOf(role)}'`), `${mark} is ${roleOf(role)}`)
    }
  }
})
