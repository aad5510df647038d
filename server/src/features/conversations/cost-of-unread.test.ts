import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { Params } from '#engine/judging/condition.ts'
import { waitingJson } from '#engine/reading/waiting.ts'
import { world } from '#test/world.ts'

type Plan = { 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] }

const w = await world()
const { app, site, mentor } = w
const reads = (plan: Plan): string[] => [
  ...(plan['Relation Name'] ? [plan['Index Name'] ?? plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(reads),
]

test('how much is unread costs one read of an index of what is unread, however many conversations somebody has', async () => {
  const me = await app.road.onBehalfOf(site, { userId: mentor.id, organizationId: null }, 'test', async (tx) => tx.me)
  const params = new Params()
  const queues = [...app.road.registry.queues].filter(({ name }) => name === 'messages')
  const statement = `select ${waitingJson(queues, me, params)}`
  const values = params.values.map((value) => pg.escapeLiteral(String(value))).join(', ')
  await app.road.db.withTenant(site.id, async (sql) => {
    await sql.run(
      `with made as (insert into conversations (kind, pair_key) select 'direct', 'pair ' || n from generate_series(1, 2000) n returning id)
       insert into conversation_members (conversation_id, user_id, unread) select id, $1, 0 from made`,
      [mentor.id],
    )
    await sql.run('analyze conversation_members')
    await sql.run(`prepare counted as ${statement}`)
    // A statement that runs often gets one plan for all values.
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await sql.run(`set local plan_cache_mode = ${mode}`)
      const row = await sql.one<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) execute counted (${values})`)
      assert.deepEqual(reads(row['QUERY PLAN'][0].Plan), ['conversation_members_unread'], mode)
    }
    await sql.run('deallocate counted')
  })
})
