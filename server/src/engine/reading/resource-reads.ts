import { withoutAsked } from '../asking/asked.ts'
import { parseReadPlan } from '../asking/read-plan.ts'
import type { Call } from '../call.ts'
import { fail } from '../fail.ts'
import type { FoundRows } from '../feature.ts'
import { type AnyCondition, compile, Params, sqlCondition } from '../judging/condition.ts'
import { visible } from '../judging/may.ts'
import type { Answer, Road } from '../road.ts'
import { type Relation, relationOf, relationshipOf, type Served } from '../serve.ts'
import type { Tx } from '../writing/transaction.ts'
import { listDocument, oneDocument } from './document.ts'
import { type Reading, Readings } from './kept-statements.ts'
import { selectFirst, selectList, textsOf } from './select.ts'

export function splitUrl(url: string): { path: string; query: string } {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) }
}

/** Rows as answers, as far as the reader may see them. */
export class ResourceReads {
  private readonly road: Road
  private readonly readings: Readings

  constructor(road: Road) {
    this.road = road
    this.readings = new Readings(road.registry)
  }

  async first(served: Served, query: string, call: Call, where: AnyCondition): Promise<Answer> {
    const plan = parseReadPlan(this.road.registry, served, query, false)
    const row = await this.road.read(call, selectFirst(this.road.registry, plan, call.me, call.base, where))
    if (!row?.[0]) throw fail('record.missing')
    return { status: 200, body: oneDocument(plan, row), headers: etagOf(served, row[0]) }
  }

  async list(served: Served, url: string, call: Call): Promise<Answer> {
    const { path, query } = splitUrl(url)
    const { plan, row } = await this.readVisible(served, call, () => this.readings.list(served, query, call))
    return { status: 200, body: listDocument(plan, row, { base: call.base, path, query }) }
  }

  /** A list of only some rows: those behind a relationship, or those a query names. */
  async listWhere(served: Served, url: string, call: Call, where: AnyCondition): Promise<Answer> {
    const { path, query } = splitUrl(url)
    const plan = parseReadPlan(this.road.registry, served, query, true)
    const row = await this.road.read(call, selectList(this.road.registry, plan, call.me, call.base, where))
    return { status: 200, body: listDocument(plan, row, { base: call.base, path, query }) }
  }

  /** What a query found, in the order in which it found it. */
  async listFound(served: Served, url: string, call: Call, { ids, total, meta }: FoundRows): Promise<Answer> {
    const { path, query } = splitUrl(url)
    const { plan, selection } = this.readings.found(served, withoutAsked(query), call, ids)
    const row = await this.road.read(call, selection)
    return { status: 200, body: listDocument(plan, row, { base: call.base, path, query }, { total, meta }) }
  }

  async show(served: Served, url: string, id: string, call: Call): Promise<Answer> {
    const { query } = splitUrl(url)
    const { plan, row } = await this.readVisible(served, call, () => this.readings.one(served, query, call, id))
    if (!row?.[0]) throw fail('record.missing')
    return { status: 200, body: oneDocument(plan, row), headers: etagOf(served, row[0]) }
  }

  /** Guests come in only where a policy shows them something. */
  private readVisible(served: Served, call: Call, make: () => Reading) {
    return this.road.readAs(call, 'public', () => {
      if (call.me.isGuest && !isPublic(served, call)) throw fail('session.required')
      return make()
    })
  }

  /** The rows behind a relationship, as far as the reader may see them. */
  async related(served: Served, name: string, url: string, id: string, call: Call): Promise<Answer> {
    const { registry } = this.road
    const { type, kind } = relationshipOf(served, name)
    const parent = await this.readVisible(served, call, () => this.readings.one(served, '', call, id))
    if (!parent.row?.[0]) throw fail('record.missing')
    if (!call.me.reads(type)) throw fail('apiKey.outOfScope')
    const target = registry.get(type)
    const belongs = belongsTo(served, relationOf(served, name), id)
    if (kind === 'toMany') return this.listWhere(target, url, call, belongs)
    const plan = parseReadPlan(registry, target, splitUrl(url).query, false)
    const row = await this.road.read(call, selectFirst(registry, plan, call.me, call.base, belongs))
    return { status: 200, body: oneDocument(plan, row) }
  }

  /** A row as it is now, seen by the transaction that wrote it. */
  async shown(served: Served, tx: Tx, call: Call, id: string, query = ''): Promise<Answer> {
    const { plan, selection } = this.readings.one(served, query, call, id)
    const [result] = selection.isEmpty ? [] : await tx.batch([selection.statement])
    const row = textsOf(selection, result)
    // Somebody may write a row that they cannot see afterwards: then there is nothing to show.
    if (!row?.[0]) return { status: 204, body: null }
    return { status: 200, body: oneDocument(plan, row), headers: etagOf(served, row[0]) }
  }
}

/**
 * What `If-Match` takes: when the row was changed last. Whoever does not read that cannot send it. It is looked up in the
 * text, because parsing the row would cost more than all the rest; inside a value its quotes would be escaped.
 */
function etagOf({ resource }: Served, row: string): Record<string, string> {
  if (!('updatedAt' in resource.attributes)) return {}
  const updatedAt = /[{,]"updatedAt":"([^"]+)"/.exec(row)?.[1]
  return updatedAt ? { etag: `"${updatedAt}"` } : {}
}

function isPublic(served: Served, call: Call): boolean {
  return compile(visible(served, call.me), 't', new Params()) !== false
}

function belongsTo(served: Served, relation: Relation, id: string): AnyCondition {
  if (relation.kind === 'inverse') return { [relation.column]: id }
  if (relation.kind === 'through') {
    return sqlCondition(
      (alias, add) =>
        `${alias}.id in (select r.${relation.to} from ${relation.table} r where r.${relation.from} = ${add(id)})`,
    )
  }
  return sqlCondition(
    (alias, add) => `${alias}.id = (select p.${relation.column} from ${served.table} p where p.id = ${add(id)})`,
  )
}
