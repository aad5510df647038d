import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { tenants } from '#protocol/tenants/all.ts'
import { contrast, MINIMUM_CONTRAST } from '#protocol/tenants/contrast.ts'
import { makeShades } from '#protocol/tenants/make-shades.ts'
import { stageInks } from './theme-variables.ts'

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
/** What tokens.css says by day and by night, in the order in which they stand there. */
const valuesOf = (name: string) => [...tokens.matchAll(new RegExp(`${name}: ([^;]+);`, 'g'))].map(([, value]) => value)
const modes = ['light', 'dark'] as const
const stages = ['ph3', 'ph4', 'ph5', 'ph6']

const colours = ['00', '33', '66', '99', 'cc', 'ff'].flatMap((red, _, parts) =>
  parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)),
)

test('whatever the colours of a site are, text on a stage can be read by day and by night', () => {
  for (const colour of colours) {
    const palette = makeShades(colour)
    const shades: Record<string, string> = palette
    const colourOf = (value = '') => value.replace(/var\(--[ps]-(\d+)\)/, (_, shade: string) => shades[shade] ?? '')
    modes.forEach((mode, at) => {
      const own = new Map(stageInks({ primary: palette, secondary: palette }, mode))
      for (const stage of stages) {
        const ground = colourOf(valuesOf(`--${stage}`)[at])
        const ink = own.get(`--on-${stage}`) ?? colourOf(valuesOf(`--on-${stage}`)[at])
        assert.ok(contrast(ink, ground) >= MINIMUM_CONTRAST, `${colour} ${mode} ${stage}: ${ink} on ${ground}`)
      }
    })
  }
})

test('where the usual text can be read it stays', () => {
  const haven = tenants.find(({ key }) => key === 'stagehaven')
  assert.ok(haven)
  for (const mode of modes) assert.deepEqual(stageInks(haven.theme, mode), [])
  const yellow = makeShades('#ffff66')
  assert.ok(new Map(stageInks({ primary: yellow, secondary: yellow }, 'light')).has('--on-ph4'))
})
