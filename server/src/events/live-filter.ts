import { readSession, sessionStatement } from '#auth/authenticate.ts'
import type { Statement } from '#db/batch.ts'
import type { Database } from '#db/database.ts'
import type { Call, Credentials, Site } from '#engine/call.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import { visible } from '#engine/judging/may.ts'
import { Me } from '#engine/judging/me.ts'
import type { Registry, Served } from '#engine/serve.ts'

export type Changes = Map<string, Set<string>>
export type Change = { type: string; id: string }

/**
 * Who the reader of a stream is now, or null when the session is over. Unlike a request this does not count as using
 * the session: a forgotten tab must not keep it alive.
 */
export async function readerNow(db: Database, call: Call): Promise<Me | null> {
  const credentials = call.credentials as Credentials
  const found = await db.reading(call.site.id, async (read) => {
    const [result] = await read([sessionStatement(credentials)])
    return readSession(credentials, result?.raw[0], read)
  })
  if (!found) return null
  const organizationId = call.me.currentOrganizationId
  if (organizationId && !found.me.roles.some((role) => role.organizationId === organizationId)) return null
  return new Me(found.me, organizationId)
}

/** Of what changed, what this reader may see at this moment: one statement per type, in one round trip. */
export async function visibleChanges(
  db: Database,
  registry: Registry,
  site: Site,
  me: Me,
  changes: Changes,
): Promise<Change[]> {
  const asked: { type: string; statement: Statement }[] = []
  for (const [type, ids] of changes) {
    const served = registry.find(type)
    const statement = served && isOn(served, site) && statementFor(served, me, [...ids])
    if (statement) asked.push({ type, statement })
  }
  if (asked.length === 0) return []
  const results = await db.read(
    site.id,
    asked.map(({ statement }) => statement),
  )
  return results.flatMap(({ rows }, index) =>
    rows.map((row) => ({ type: asked[index]?.type as string, id: row.id as string })),
  )
}

function isOn(served: Served, site: Site): boolean {
  return !served.flag || site.flags[served.flag as keyof Site['flags']]
}

/** A row that is gone cannot be asked whose it was: whoever sees rows of its type at all is told that it went. */
function statementFor(served: Served, me: Me, ids: string[]): Statement | undefined {
  const params = new Params()
  const wanted = params.add(ids)
  const rule = compile(visible(served, me), 't', params, 'few')
  if (rule === false) return undefined
  const where = rule === true ? '' : ` and ${rule}`
  return {
    text: `select i.id from unnest(${wanted}::uuid[]) i(id)
      where exists (select from ${served.table} t where t.id = i.id${where})
        or not exists (select from ${served.table} t where t.id = i.id)`,
    values: params.values,
  }
}
