import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import type { Cells } from '#test/permission-cells.ts'
import type { Action, Subject } from '#test/permission-tools.ts'
import { type Caller, type PermissionWorld, permissionWorld, type Role, roleNames } from '#test/permission-world.ts'
import { permissions, subjectsOf } from '#test/permissions.ts'
import { testEnv } from '#test/test-env.ts'
import { buildApp } from '../app.ts'
import { feature, type HandledRoute } from './feature.ts'

const file = join(import.meta.dirname, '../../../docs/permissions.md')
const allowed = new Set([200, 201, 204, 409, 422, 429])
const isChange = /^(update|archive|approve|delete|addRole|removeRole|resend)/

let w: PermissionWorld
let subjects: Subject[]
const measured: Record<string, Record<string, Record<Role, string>>> = {}
const abilities: Record<string, Record<Role, string>> = {}
/** Who was refused what about which row, and whether they see it. */
const refusals: { what: string; status: number; canRead: boolean }[] = []
before(async () => {
  w = await permissionWorld()
  subjects = await subjectsOf(w)
  for (const { title, actions } of subjects) {
    const table: Record<string, Record<Role, string>> = {}
    const read = actions.find((action) => action.name === 'read')
    for (const action of actions) {
      const cells = {} as Record<Role, string>
      for (const caller of w.callers) cells[caller.role] = await cell(caller, action, read)
      table[action.name] = cells
    }
    measured[title] = table
  }
  const granted = {} as Record<Role, string[]>
  for (const { role, api } of w.callers) granted[role] = await grantedTo(api)
  for (const { name } of [...w.app.road.registry.abilities].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const cells = {} as Record<Role, string>
    for (const { role } of w.callers) cells[role] = granted[role].includes(name) ? '✓' : '–'
    abilities[name] = cells
  }
})

/** The abilities that somebody is told to have; a guest is told nothing. */
async function grantedTo(api: Caller['api']): Promise<string[]> {
  const { status, document } = await api('GET', '/who_am_i')
  const can: unknown = status === 200 ? Object.entries(document.meta).find(([name]) => name === 'can')?.[1] : []
  assert.ok(Array.isArray(can))
  return can
}

/** On which rows this person may do this: all, none, or the names of those. */
async function cell(caller: Caller, action: Action, read: Action | undefined): Promise<string> {
  const yes: string[] = []
  const no: string[] = []
  for (const target of action.targets) {
    const id = await target.id(caller)
    if (id === null) continue
    const status = await action.try(caller, id)
    const isAllowed = allowed.has(status)
    if (!isAllowed)
      assert.ok([401, 403, 404].includes(status), `${action.name} ${target.name} by ${caller.role}: ${status}`)
    if (!isAllowed && caller.role === 'guest') assert.equal(status, action.name === 'read' ? status : 401)
    if (!isAllowed && caller.role !== 'guest' && isChange.test(action.name)) {
      // What is about no row cannot be hidden.
      const canRead = !read || (await read.try(caller, id)) === 200
      refusals.push({ what: `${action.name} ${target.name} by ${caller.role}`, status, canRead })
    }
    ;(isAllowed ? yes : no).push(target.name)
  }
  if (yes.length === 0) return '–'
  if (no.length === 0) return action.targets.length === 1 ? '✓' : 'all'
  return no.length < yes.length ? `all but ${no.join(', ')}` : yes.join(', ')
}

describe('who may do what', () => {
  test('is decided for every resource, command and query there is', () => {
    const { registry } = w.app.road
    const types = subjects.map((subject) => subject.type).filter(Boolean)
    assert.deepEqual(
      types.sort(),
      registry
        .all()
        .map((served) => served.resource.type)
        .sort(),
    )
    const tried = new Set(subjects.flatMap((subject) => subject.actions.map((action) => action.name)))
    const known = [...registry.commands.keys(), ...registry.queries.map((query) => query.name)]
    const writes = ['createUser', 'createOrganization', 'createContentPage', 'createInternshipPeriod', 'createMenuItem']
    assert.deepEqual(
      known.filter((name) => !tried.has(name) && !writes.includes(name)),
      [],
      'tried in no <feature>.permissions.ts',
    )
    for (const served of registry.all()) {
      const actions = subjects
        .find((subject) => subject.type === served.resource.type)
        ?.actions.map((action) => action.name)
      // A command has a name of its own, wherever it was tried; reading and the plain writes are each resource's own.
      const isTried = (name: string) => actions?.includes(name) || (registry.commands.has(name) && tried.has(name))
      for (const action of [...Object.keys(served.policy), ...served.writes])
        assert.ok(isTried(action), `${served.resource.type} ${action}`)
    }
  })

  test('is what was decided', () => {
    const found: typeof permissions = {}
    for (const [title, table] of Object.entries(measured)) {
      found[title] = {}
      for (const [action, cells] of Object.entries(table)) {
        const some = Object.entries(cells).filter(([, value]) => value !== '–')
        found[title][action] = Object.fromEntries(some) as Cells
      }
    }
    assert.deepEqual(found, permissions)
  })

  test('what one may not see is not found, what one sees and may not touch is forbidden', () => {
    for (const isSeen of [true, false]) assert.ok(refusals.some(({ canRead }) => canRead === isSeen))
    for (const { what, status, canRead } of refusals) assert.equal(status, canRead ? 403 : 404, what)
  })

  test('every ability is somebody’s and no guest’s', () => {
    for (const [name, cells] of Object.entries(abilities)) {
      assert.equal(cells.guest, '–', name)
      assert.ok(Object.values(cells).includes('✓'), name)
    }
  })

  test('must be said by every route, or nothing starts', async () => {
    const silent = { method: 'GET', path: '/open', run: async () => 'secret' } as unknown as HandledRoute
    const { road, sites } = w.app
    const building = buildApp({ env: testEnv(), db: road.db, sites, features: [feature({ routes: [silent] })] })
    await assert.rejects(building, /does not say who may use it/)
  })

  test('is written in docs/permissions.md as it is', async () => {
    const text = render()
    if (process.env.UPDATE_DOCS) await writeFile(file, text)
    const committed = await readFile(file, 'utf8').catch(() => '')
    assert.equal(
      committed,
      text,
      'docs/permissions.md is behind: run this test with UPDATE_DOCS=1 and review the change',
    )
  })
})

function render(): string {
  const roles = Object.entries(roleNames) as [Role, string][]
  const lines = [
    '# Who may do what',
    '',
    'Measured by calling the API as each role, in a site with two schools, two centres, hosts of each and of none. Written by',
    '`server/src/engine/permissions.test.ts`; run it with `UPDATE_DOCS=1` after a rule changed, and review the difference.',
    '',
    '**all** and **–** speak of every row that was tried; otherwise a cell names the rows. The school admin, mentor and student',
    'belong to “school”, the centre admin and volunteer to “centre”, which looks after “non-profit” and “provider”. Rows of',
    'another site never appear to anybody. What one may not see is answered 404, what one may see but not do 403.',
  ]
  const about =
    'What screens ask of the server about their reader: what is not about one row. Each is beside its policy.'
  const tables = { ...measured, Abilities: abilities }
  for (const [title, table] of Object.entries(tables)) {
    lines.push(
      '',
      `## ${title}`,
      '',
      ...(table === abilities ? [about, ''] : []),
      `| | ${roles.map(([, name]) => name).join(' | ')} |`,
      `|---|${roles.map(() => '---').join('|')}|`,
    )
    for (const [action, cells] of Object.entries(table)) {
      lines.push(`| ${action} | ${roles.map(([role]) => cells[role]).join(' | ')} |`)
    }
  }
  return `${lines.join('\n')}\n`
}
