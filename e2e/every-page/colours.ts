import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { contrast } from '#protocol/tenants/contrast.ts'

const text = 4.5
const shape = 3

type Rule = { least: number; front: string; back: string }
const pairs = (least: number, front: string, back: string): Rule[] =>
  front.split(' ').flatMap((one) => back.split(' ').map((other) => ({ least, front: one, back: other })))

/** Every role that carries words or meaning, on everything that it stands on. */
const rules: Rule[] = [
  ...pairs(text, 'ink ink-2 muted', 'page surface sunken raised'),
  ...pairs(text, 'ink ink-2', 'primary-soft primary-faint paper sky'),
  ...pairs(text, 'primary-ink', 'page surface sunken primary-soft primary-faint'),
  ...pairs(text, 'secondary-ink', 'page surface secondary-soft water'),
  ...pairs(text, 'on-primary', 'primary primary-hover'),
  ...pairs(text, 'on-badge', 'badge'),
  ...pairs(text, 'on-danger', 'danger danger-hover'),
  ...pairs(text, 'on-bar', 'bar'),
  ...pairs(text, 'footer-ink ink primary-ink', 'footer'),
  ...pairs(text, 'paper-ink', 'paper'),
  ...pairs(text, 'on-sand-soft', 'sand-soft'),
  ...['ok', 'warn', 'err', 'info'].flatMap((status) => pairs(text, `${status}-ink`, `${status}-soft surface page`)),
  ...pairs(text, 'on-warn', 'warn-mark'),
  ...[3, 4, 5, 6].flatMap((phase) => pairs(text, `on-ph${phase}`, `ph${phase}`)),
  ...[1, 2, 3, 4, 5, 6].flatMap((tint) => pairs(text, `on-tint-${tint}`, `tint-${tint}`)),
  ...pairs(text, 'ink-2', 'map-land map-abroad map-wood'),
  ...pairs(shape, 'field-line', 'page surface'),
  ...pairs(shape, 'focus', 'page surface sunken raised footer primary-soft map-land map-water'),
  ...pairs(shape, 'primary-mark', 'page surface'),
  ...pairs(shape, 'ok-mark err-mark info-mark', 'surface page'),
  ...pairs(shape, 'info-mark', 'map-land'),
  ...pairs(text, 'map-ink', 'map-water'),
  ...pairs(shape, 'c1 c2 c3 c4 c5 c6', 'surface'),
]
const roles = [...new Set(rules.flatMap(({ front, back }) => [front, back]))]

/** What the browser makes of each role in the end, mixes and all, as it would paint it. */
const paintedColours = `(names) => {
  const probe = document.body.appendChild(document.createElement('i'))
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
  const colours = names.map((name) => {
    probe.style.color = ''
    probe.style.color = 'var(--' + name + ', #f0f)'
    pen.fillStyle = getComputedStyle(probe).color
    pen.fillRect(0, 0, 1, 1)
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data
    return '#' + [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')
  })
  probe.remove()
  return colours
}`

/** Of the page as it is now, by day or by night. */
export async function coloursCanBeToldApart(page: Page): Promise<void> {
  const colours = await page.evaluate<string[]>(`(${paintedColours})(${JSON.stringify(roles)})`)
  const of = Object.fromEntries(roles.map((role, index) => [role, colours[index] as string]))
  assert.deepEqual(
    roles.filter((role) => of[role] === '#ff00ff'),
    [],
    'every role exists',
  )
  const weak = rules
    .map((rule) => ({ ...rule, found: contrast(of[rule.front] as string, of[rule.back] as string) }))
    .filter(({ found, least }) => found < least)
    .map(({ front, back, found, least }) => `${front} on ${back}: ${found.toFixed(2)}, at least ${least}`)
  assert.deepEqual(weak, [])
}
