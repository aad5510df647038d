import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tenantByKey, tenants } from './all.ts'
import type { Palette } from './palettes.ts'
import { shades } from './palettes.ts'
import { defineTenant, flagNames } from './tenant.ts'

const properties = `
| key | name shown | variant | whitelabel | map centre |
|---|---|---|---|---|
| mas4you | MaS4You | standard | yes | 52.0907, 5.1214 |
| stagehaven | Stagehaven | standard | yes | default |
| corderius | Corderius | standard | no | 52.1561, 5.3878 |
| oldebroek | Oldebroek | standard | no | default |
| public | Public | standard | no | default |
| demo | Demo | box | no | default |
| raayland | Raayland | box | no | 51.5250, 5.9750 |
| casteleijn | Casteleijn | box | no | default |
| nuborgh | Nuborgh | box | no | default |
| match2gether | Match2Gether | box | yes | default |
| axia | Axia | box | no | default |
`

const flagTable = `
|flag|mas4you|stagehaven|corderius|oldebroek|public|demo|raayland|casteleijn|nuborgh|match2gether|axia|
|---|---|---|---|---|---|---|---|---|---|---|---|
| selfFoundInternships | ● | ● | ● | ● | ● | ● | ● | ● | ● |  | ● |
| companySignsFirst |  |  |  |  |  | ● | ● |  |  |  |  |
| inviteSchoolRepresentative | ● | ● | ● | ● | ● | ● | ● | ● |  | ● | ● |
| qrPrimary |  |  |  |  |  | ● | ● |  | ● |  |  |
| passwordlessLogin |  |  |  |  |  |  |  |  | ● |  |  |
| evaluationForms |  | ● | ● | ● | ● | ● | ● | ● | ● |  |  |
| legacyEvaluationForm |  |  | ● |  |  |  |  | ● |  |  |  |
| paperTimesheets | ● |  |  |  |  |  |  |  |  |  |  |
| digitalContracts |  |  |  |  |  | ● | ● | ● | ● | ● | ● |
| motivationField | ● |  | ● |  |  |  |  |  |  |  |  |
| hours | ● | ● | ● | ● | ● |  |  |  |  |  |  |
| companyFillsContract |  |  |  |  |  | ● | ● | ● | ● |  | ● |
| appMode |  |  |  |  |  | ● |  |  | ● |  |  |
`

function rowsOf(table: string): string[][] {
  const lines = table
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('|---'))
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

test('every tenant has the name, variant, whitelabel and map centre of the product table', () => {
  const [, ...rows] = rowsOf(properties)
  assert.deepEqual(
    tenants.map((tenant) => tenant.key),
    rows.map(([key]) => key),
  )
  for (const [key = '', name, variant, whitelabel, centre = ''] of rows) {
    const tenant = tenantByKey(key)
    const [latitude, longitude] = centre === 'default' ? [52.132633, 5.291266] : centre.split(', ').map(Number)
    assert.ok(tenant, key)
    assert.equal(tenant.name, name)
    assert.equal(tenant.variant, variant)
    assert.equal(tenant.whitelabel, whitelabel === 'yes')
    assert.deepEqual(tenant.mapCentre, { latitude, longitude })
    assert.equal(tenant.appName, whitelabel === 'yes' ? name : `Stagehaven ${name}`)
    assert.equal(tenant.locale, 'nl')
  }
})

test('every flag of every tenant is as the product table says', () => {
  const [[, ...keys] = [], ...rows] = rowsOf(flagTable)
  assert.deepEqual(
    rows.map(([flag]) => flag),
    [...flagNames],
  )
  assert.deepEqual(
    keys,
    tenants.map((tenant) => tenant.key),
  )
  for (const [column, tenant] of tenants.entries()) {
    const expected = Object.fromEntries(rows.map(([flag, ...cells]) => [flag, cells[column] === '●']))
    assert.deepEqual(tenant.flags, expected, tenant.key)
  }
})

test('themes: haven for four, mas4you its own, indigo for the others', () => {
  const themeBy = Object.fromEntries(
    tenants.map(({ key, theme }) => [
      key,
      [theme.primary['600'], theme.secondary['500'], theme.fonts.heading, theme.shape].join(' '),
    ]),
  )
  const haven = '#008558 #4098d7 Inter Variable full'
  const indigo = '#5a5ed5 #64748b Inter Variable full'
  assert.deepEqual(themeBy, {
    mas4you: '#9451a1 #d0762e Quicksand Variable curved',
    stagehaven: haven,
    corderius: indigo,
    oldebroek: haven,
    public: haven,
    demo: haven,
    raayland: indigo,
    casteleijn: indigo,
    nuborgh: indigo,
    match2gether: indigo,
    axia: indigo,
  })
})

test('palettes are complete, become darker by shade, and white text is readable on primary 700', () => {
  for (const { key, theme } of tenants) {
    for (const palette of [theme.primary, theme.secondary]) {
      assert.deepEqual(Object.keys(palette).sort(), [...shades].sort(), key)
      const light = shades.map((shade) => luminance(palette[shade]))
      assert.deepEqual(
        light,
        light.toSorted((a, b) => b - a),
        key,
      )
    }
    assert.ok(1.05 / (luminance(theme.primary['700']) + 0.05) >= 4.5, key)
  }
})

test('slogans exist in both languages; only stagehaven names a place', () => {
  for (const { key, slogan, variant, front } of tenants) {
    const place = key === 'stagehaven' ? { nl: ' van Soest', en: ' in Soest' } : { nl: '', en: '' }
    const volunteering = { nl: 'Mensen en plekken die bij elkaar passen', en: 'People and places that go together' }
    const expected =
      front === 'volunteering'
        ? volunteering
        : variant === 'box'
          ? {
              nl: 'Dé online stagemarktplaats voor alle stages',
              en: 'The online internship marketplace for all internships',
            }
          : {
              nl: `De leukste maatschappelijke stages${place.nl}`,
              en: `The nicest social internships${place.en}`,
            }
    assert.deepEqual(slogan, expected, key)
  }
})

test('no host belongs to two tenants', () => {
  const hosts = tenants.flatMap((tenant) => tenant.hosts)
  assert.equal(new Set(hosts).size, hosts.length)
})

test('an unknown key leads nowhere', () => {
  for (const key of ['', 'Demo', 'nobody', '__proto__', 'toString']) assert.equal(tenantByKey(key), undefined, key)
})

test('a tenant file may bring its own hosts, slogan and sender', () => {
  const tenant = defineTenant({
    key: 'quay',
    name: 'Quay',
    variant: 'box',
    hosts: ['Stage.Quay.Example', 'quay.localhost'],
    slogan: { nl: 'Kom aan boord', en: 'Come aboard' },
    mailFrom: { name: 'Quay', address: 'stage@quay.example' },
  })
  assert.deepEqual(tenant.hosts, ['quay.localhost', 'stage.quay.example'])
  assert.equal(tenant.slogan.en, 'Come aboard')
  assert.equal(tenant.mailFrom?.address, 'stage@quay.example')
})

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: Palette['50']): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
