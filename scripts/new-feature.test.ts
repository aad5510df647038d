import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { renamer } from './lib/renamer.ts'

const root = join(import.meta.dirname, '..')
const parts = [
  'bench',
  'docs',
  'e2e',
  'protocol',
  'scripts',
  'server',
  'web',
  'biome.json',
  '.gitignore',
  'package.json',
  'tsconfig.json',
]
const own = /(^|\/)(node_modules|build|\.react-router)(\/|$)/

const copy = await mkdtemp(join(tmpdir(), 'new-feature-'))
after(() => rm(copy, { recursive: true }))
for (const part of parts)
  await cp(join(root, part), join(copy, part), {
    recursive: true,
    filter: (path) => !own.test(path.slice(root.length)),
  })
await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))

/** Its own files, with what they import: all others are checked where they stand. */
const typed = {
  '.': ['protocol/src/features/lost-badges*', 'protocol/src/generated/resources.ts', 'server/src/features/lost-badges'],
  web: ['app/features/lost-badges', '../protocol/src/generated/resources.ts'],
}

const run = promisify(execFile)
// The tests of the copy are a run of their own, not a part of this one.
const { NODE_TEST_CONTEXT: _, ...env } = process.env
const node = (...args: string[]) => run(process.execPath, args, { cwd: copy, env, maxBuffer: 2 ** 26 })

test('a new feature touches its own files, the two lists and generated files', async () => {
  await node('scripts/new-feature.ts', 'lost-badges', 'lost-badge', 'badge-kwijt')
  const touched = (await changed()).filter(
    (file) => !/lost-badges(\/|\.errors\.ts$|\.ts$)|_lost_badges\.sql$/.test(file),
  )
  assert.deepEqual(touched.sort(), [
    'docs/notifications.md',
    'docs/openapi.json',
    'docs/personal-data.md',
    'protocol/src/generated/abilities.ts',
    'protocol/src/generated/activity-kinds.ts',
    'protocol/src/generated/errors.ts',
    'protocol/src/generated/notification-kinds.ts',
    'protocol/src/generated/reserved-slugs.ts',
    'protocol/src/generated/resources.ts',
    'server/src/db/catalogue.ts',
    'server/src/features.ts',
    'web/app/lib/generated/word-files.ts',
    'web/app/routes.ts',
  ])
})

test('its types fit, and so do its imports, rights and words', async () => {
  await node('node_modules/@react-router/dev/bin.cjs', 'typegen', 'web')
  for (const [project, own] of Object.entries(typed)) {
    const file = join(copy, project, 'tsconfig.own.json')
    await writeFile(file, JSON.stringify({ extends: './tsconfig.json', include: own }))
    await node('node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', '-p', file)
  }
  for (const check of ['imports', 'rights', 'translations']) await node(`scripts/check-${check}.ts`)
})

test('its own tests pass', async () => {
  await node('scripts/test.ts', 'lost-badge')
})

test('a name is written in the form in which the example has it', () => {
  const renamed = renamer({ 'sick-days': 'absences', 'sick-day': 'absence' })
  assert.equal(
    renamed('sick_days, sickDay.reported, SickDays, Sick days'),
    'absences, absence.reported, Absences, Absences',
  )
  const other = renamer({ 'sick-days': 'lost-badges', 'sick-day': 'lost-badge' })
  assert.equal(other('sick_days, sickDay, SickDays, a sick day'), 'lost_badges, lostBadge, LostBadges, a lost badge')
})

/** What is new or different in the copy. */
async function changed(): Promise<string[]> {
  const files = globSync(`{${parts.join()}}/**/*.{ts,tsx,json,md,sql,svg}`, {
    cwd: copy,
    exclude: (path) => own.test(path),
  })
  const isSame = async (file: string) =>
    (await readFile(join(copy, file))).equals(await readFile(join(root, file)).catch(() => Buffer.alloc(0)))
  const found = await Promise.all(files.map(async (file) => ((await isSame(file)) ? [] : [file])))
  return found.flat()
}
