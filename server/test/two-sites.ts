import assert from 'node:assert/strict'
import type { Served } from '#engine/serve.ts'
import { snake } from '#protocol/declaring/names.ts'
import { apiOf, assertLinked, type Document, type ResourceObject } from './json-api.ts'
import { fillTables, tenantTables } from './rows.ts'
import { everyFeature, world } from './world.ts'

export type Rows = ResourceObject[]
export type TwoSites = Awaited<ReturnType<typeof twoSites>>

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** What only its owner may see. */
const ownTables = [
  'notifications',
  'favourites',
  'saved_searches',
  'saved_views',
  'conversation_members',
  'data_exports',
]

/**
 * Two sites with rows in every table, looked at by whoever runs the first one: they see every row of it, so that only
 * the tenant can keep rows away from them. Each answer is searched for ids of the second.
 */
export async function twoSites() {
  const here = await world({ flags: everyFeature })
  const elsewhere = await world({ flags: everyFeature })
  const { app, site } = here
  await fillTables(app, site)
  await fillTables(app, elsewhere.site)
  for (const { site: each, operator } of [here, elsewhere]) {
    // That belongs to whoever looks; of what may be there only once per person, one is left.
    await app.road.db.withTenant(each.id, async (sql) => {
      await sql.run('delete from favourites f using favourites g where g.vacancy_id = f.vacancy_id and g.id > f.id')
      await sql.run('delete from saved_searches s using saved_searches o where o.search = s.search and o.id > s.id')
      await sql.run(`delete from conversation_members s using conversation_members o
        where o.conversation_id = s.conversation_id and o.id > s.id`)
      for (const table of ownTables) await sql.run(`update ${table} set user_id = $1`, [operator.id])
    })
  }
  const foreignIds = new Set<string>()
  await app.road.db.withTenant(elsewhere.site.id, async (sql) => {
    for (const table of await tenantTables(sql)) {
      if (!table.hasId) continue
      for (const row of await sql.rows<{ id: string }>(`select id from ${table.name}`)) foreignIds.add(row.id)
    }
  })
  const api = apiOf(app, here.operator.credentials)
  const theirApi = apiOf(app, elsewhere.operator.credentials)

  // Links are left out: they repeat what the caller asked, which may be an id from elsewhere.
  const assertNothingForeign = ({ links: _, ...document }: Partial<Document<unknown>>) => {
    for (const id of JSON.stringify(document).match(uuids) ?? [])
      assert.ok(!foreignIds.has(id), `${id} belongs elsewhere`)
  }
  const get = async <D = Rows>(path: string): Promise<Document<D>> => {
    const answer = await api<D>('GET', path)
    assert.equal(answer.status, 200, `${path}: ${JSON.stringify(answer.document)}`)
    assertLinked(answer.document as never)
    assertNothingForeign(answer.document)
    return answer.document
  }
  const columnsOf = (served: Served) =>
    app.road.db.withTenant(site.id, async (sql) => {
      // Asked here and not of tenantTables: what is served may be a view.
      const columns = await sql.rows<{ name: string; type: string }>(
        `select attname as name, format_type(atttypid, null) as type from pg_attribute
         where attrelid = $1::text::regclass and attnum > 0 and not attisdropped`,
        [served.table],
      )
      return new Map(columns.map(({ name, type }) => [name, type]))
    })
  const rowsOf = <T>(text: string, values: unknown[] = []) =>
    app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))
  return { here, elsewhere, api, theirApi, foreignIds, assertNothingForeign, get, columnsOf, rowsOf }
}

export const everyRow = ({ resource }: Served) => `/${resource.path}?page[size]=1000000`
export const everyInclude = ({ resource }: Served) => resource.includes.map(snake).join(',')
