import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { Home } from '#protocol/features/who-am-i.ts'
import { type AbilityName, abilityNames } from '#protocol/generated/abilities.ts'
import type { MainEntry } from './menu-entry.ts'

// Icons are drawings for a browser; here their names stand for them.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/ui/icons.tsx')) return next(url, context)
    const names = readFileSync(new URL(url), 'utf8').matchAll(/^export const (\w+)/gm)
    const source = [...names].map(([, name]) => `export const ${name} = '${name}'`).join('\n')
    return { format: 'module', source, shortCircuit: true }
  },
})
const { activeItem, barOf, navigationFor } = await import('./navigation.ts')

/** A feature of later tests its own entry, if it has to. */
const base = [
  ...['dashboard', 'stagebank', 'applications', 'self-found', 'proposals', 'periods', 'users', 'groups', 'mentorships'],
  ...[
    'imports',
    'organizations',
    'queue',
    'vacancies',
    'settings',
    'levels',
    'tags',
    'activities',
    'favourites',
    'year-turn',
  ],
]
const features = join(import.meta.dirname, '../..')
const entries: (MainEntry & { feature: string })[] = []
for (const file of globSync(`{${base}}/*.menu.ts`, { cwd: features })) {
  const { default: menu } = await import(pathToFileURL(join(features, file)).href)
  for (const entry of menu.main ?? []) entries.push({ ...entry, feature: basename(dirname(file)) })
}
entries.sort((one, other) => one.order - other.order)

const waiting = Object.fromEntries(entries.flatMap(({ decides }) => (decides ? [[decides, 0]] : [])))
const menuOf = (home: Home, but: AbilityName[] = []) => {
  const names = abilityNames.filter((name) => !but.includes(name))
  const can = Object.fromEntries(names.map((name) => [name, true]))
  return navigationFor(entries, { home, can, organization: { id: 'mine' }, waiting })
}
const pathsOf = (items: ReturnType<typeof menuOf>) =>
  items.map(({ path, below }) => (below ? [path, below.map((each) => each.path)] : path))

test('everybody has the tabs of what they come for, with the pages of each in their order', () => {
  assert.deepEqual(pathsOf(menuOf('school')), [
    '/dashboard',
    '/stagebank',
    ['/aanmeldingen', ['/aanmeldingen', '/te-beoordelen', '/voorstellen']],
    ['/users', ['/users', '/groups', '/mentorships', '/importeren/csv', '/nieuw-schooljaar']],
    ['/organizations', ['/organizations', '/vacancies', '/vacancies/reports']],
    ['/instellingen', ['/instellingen', '/internship_periods', '/levels', '/tags', '/recente_acties']],
  ])
  assert.deepEqual(pathsOf(menuOf('centre')), [
    '/dashboard',
    '/stagebank',
    ['/vacancies', ['/vacancies', '/te-beoordelen', '/vacancies/reports', '/aanmeldingen']],
    '/organizations',
    ['/users', ['/users', '/importeren/csv']],
    ['/instellingen', ['/instellingen', '/internship_periods', '/tags', '/recente_acties']],
  ])
  assert.deepEqual(pathsOf(menuOf('host')), [
    '/dashboard',
    '/stagebank',
    '/aanmeldingen',
    '/vacancies',
    ['/organizations/mine', ['/organizations/mine', '/users']],
  ])
  assert.deepEqual(pathsOf(menuOf('mentees')), [
    '/dashboard',
    '/stagebank',
    ['/users', ['/users', '/groups', '/mentorships', '/te-beoordelen', '/aanmeldingen', '/voorstellen']],
  ])
  for (const home of ['internship', 'place'] as const) {
    assert.deepEqual(pathsOf(menuOf(home)), ['/dashboard', '/stagebank', '/favorieten', '/aanmeldingen'])
  }
})

test('what one may not is not there, and a tab with one page is that page', () => {
  const people = menuOf('centre', ['importOrganizations']).find(({ path }) => path === '/users')
  assert.deepEqual([people?.label, people?.below, people?.under], ['shell.nav.people', undefined, ['/students']])
  const paths = menuOf('mentees', ['followApplications']).flatMap(({ below = [] }) => below.map(({ path }) => path))
  assert.ok(paths.includes('/voorstellen') && !paths.includes('/te-beoordelen'))
  assert.deepEqual(navigationFor(entries, null), [])
})

test('what others decide instead is not there: where a centre looks after all hosts a school has no reports', () => {
  const can = Object.fromEntries(abilityNames.map((name) => [name, true]))
  const session = { home: 'school', can, organization: { id: 'mine' } } as const
  const paths = (of: Parameters<typeof navigationFor>[1]) =>
    navigationFor(entries, of).flatMap(({ below = [] }) => below.map(({ path }) => path))
  assert.ok(paths({ ...session, waiting: { vacancyReports: 0 } }).includes('/vacancies/reports'))
  assert.ok(!paths({ ...session, waiting: {} }).includes('/vacancies/reports'))
})

test('in the bar of a phone the stagebank makes room when there is too much, but not for who looks for a place', () => {
  const barFor = (home: Home, ...others: string[]) => {
    const items = menuOf(home)
    const [first] = items
    assert.ok(first)
    return barOf([...items, ...others.map((path) => ({ ...first, path }))]).map(({ path }) => path)
  }
  assert.deepEqual(barFor('internship'), ['/dashboard', '/stagebank', '/favorieten', '/aanmeldingen', '/profile-edit'])
  assert.deepEqual(barFor('internship', '/uren', '/conversations'), [
    '/dashboard',
    '/stagebank',
    '/uren',
    '/conversations',
    '/profile-edit',
  ])
  assert.deepEqual(barFor('host'), [
    '/dashboard',
    '/aanmeldingen',
    '/vacancies',
    '/organizations/mine',
    '/profile-edit',
  ])
})

test('only as many make room as must', () => {
  const [first, ...others] = menuOf('internship')
  assert.ok(first)
  const one = { ...first, path: '/een', isFirstToGo: true }
  const bar = barOf([one, first, ...others]).map(({ path }) => path)
  assert.deepEqual(bar, ['/dashboard', '/stagebank', '/favorieten', '/aanmeldingen', '/profile-edit'])
})

test('a page keeps the tab that it lies under, by the longest path', () => {
  const activeAt = (pathname: string) => activeItem(menuOf('school'), pathname)?.label
  assert.equal(activeAt('/students/1/edit'), 'shell.nav.people')
  assert.equal(activeAt('/vacancies/review'), 'shell.nav.internships')
  assert.equal(activeAt('/organizations/approve'), 'shell.nav.internships')
  assert.equal(activeAt('/vacancies/reports'), 'shell.nav.organizations')
  assert.equal(activeAt('/import_groups'), 'shell.nav.people')
  assert.equal(activeAt('/privacyverklaring'), undefined)
})

test('an entry names what waits there, and its tab all of it', () => {
  const [internships] = menuOf('school').filter(({ label }) => label === 'shell.nav.internships')
  const kinds = globSync('*/*.queue.ts', { cwd: features }).map(
    (file) => /name: '(\w+)'/.exec(readFileSync(join(features, file), 'utf8'))?.[1],
  )
  assert.ok(kinds.length >= 6)
  assert.deepEqual(internships?.counts?.toSorted(), kinds.toSorted(), 'every kind that has a tab in the queue')
  assert.deepEqual(menuOf('host').find(({ path }) => path === '/aanmeldingen')?.counts, ['applicationsAtHost'])
})
