import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type PermissionWorld, permissionWorld } from '#test/permission-world.ts'
import { subjectsOf } from '#test/permissions.ts'
import { parseReadPlan } from '../asking/read-plan.ts'
import { selectList, textsOf } from '../reading/select.ts'
import type { Served } from '../serve.ts'
import { compile, Params } from './condition.ts'
import { allowed, visible } from './may.ts'
import { Me } from './me.ts'

let w: PermissionWorld
before(async () => {
  w = await permissionWorld()
  await subjectsOf(w)
})

type Flagged = Record<string, Record<string, boolean>>

/** The flags as an answer carries them. */
async function written(served: Served, me: Me): Promise<Flagged> {
  const { registry } = w.app.road
  const selection = selectList(registry, parseReadPlan(registry, served, 'page[size]=1000', true), me, 'http://here')
  if (selection.isEmpty) return {}
  const [result] = await w.app.road.db.read(w.site.id, [selection.statement])
  const rows: { id: string; meta: { can: Record<string, boolean> } }[] = JSON.parse(
    `[${textsOf(selection, result)?.[0] ?? ''}]`,
  )
  return Object.fromEntries(rows.map(({ id, meta }) => [id, meta.can]))
}

/** The same rules, each asked of the database about all rows at once. */
async function asked(served: Served, me: Me, ids: string[]): Promise<Flagged> {
  const params = new Params()
  const wanted = params.add(ids)
  const seen = compile(visible(served, me), 't', params)
  const columns = w.app.road.registry.actions(served).map(({ name, when }) => {
    const rule = compile(allowed(served, name, when, me), 't', params)
    return `coalesce(${rule}, false) as "${name}"`
  })
  const text = `select t.id, ${columns.join(', ')} from ${served.table} t where ${seen} and t.id = any(${wanted}::uuid[])`
  const rows = await w.app.road.db.withTenant(w.site.id, (sql) =>
    sql.rows<{ id: string } & Record<string, boolean>>(text, params.values),
  )
  return Object.fromEntries(rows.map(({ id, ...can }) => [id, can as Record<string, boolean>]))
}

test('a flag says what its rule says, of every resource, to everybody', async () => {
  const { road } = w.app
  const count = { true: 0, false: 0 }
  for (const { role, id } of w.callers) {
    const me = id
      ? await road.onBehalfOf(w.site, { userId: id, organizationId: null }, 'test', async (tx) => tx.me)
      : new Me(null)
    for (const served of road.registry.all()) {
      if (road.registry.actions(served).length === 0) continue
      const flags = await written(served, me)
      assert.deepEqual(flags, await asked(served, me, Object.keys(flags)), `${served.resource.type} to ${role}`)
      for (const can of Object.values(flags)) for (const flag of Object.values(can)) count[`${flag}`]++
    }
  }
  assert.ok(count.true > 100 && count.false > 100, JSON.stringify(count))
})

test('what somebody types cannot pass for a mark', async () => {
  const title = 'a\u0001organizations\u0002x\u0001b'
  const id = await w.insert('vacancies', { organization_id: w.places.nonProfit.id, title, status: 'draft' })
  const { api } = w.callers.find(({ role }) => role === 'nonProfitAdmin') as PermissionWorld['callers'][number]
  const { document } = await api('GET', `/vacancies/${id}`)
  assert.equal(document.data.attributes?.title, title)
  assert.equal(document.data.meta?.can?.publishVacancy, true)
})
