import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Statement } from '#db/batch.ts'
import { askedOf, withoutAsked } from '#engine/asked.ts'
import type { Call } from '#engine/call.ts'
import { runCommand } from '#engine/commands.ts'
import { allOf, type Condition, compile, Params, sqlCondition } from '#engine/condition.ts'
import { listDocument, metaDocument, oneDocument } from '#engine/document.ts'
import { fail } from '#engine/fail.ts'
import type { CommandResult, FoundRows, HandledCommand, HandledQuery } from '#engine/feature.ts'
import { idempotencyKey } from '#engine/idempotency.ts'
import { parseReadPlan } from '#engine/read-plan.ts'
import { type Reading, Readings } from '#engine/reading.ts'
import { createRow, deleteRow, updateRow } from '#engine/resource-writes.ts'
import type { Answer, Road } from '#engine/road.ts'
import { selectList, visible } from '#engine/select.ts'
import type { Relation, Served } from '#engine/serve.ts'
import type { Tx } from '#engine/transaction.ts'
import type { Access, Relationship, Resource } from '#protocol/define.ts'
import { isId } from '#protocol/ids-and-dates.ts'
import { snake } from '#protocol/names.ts'
import type { Flags } from './flags.ts'
import { requireFlag } from './flags.ts'
import { checkAccept, checkContentType, jsonApi } from './media-type.ts'
import { echoSession } from './session-headers.ts'

const api = '/api/v1'
type RouteParams = { id?: string }
type Handler = (request: FastifyRequest<{ Params: RouteParams }>, call: Call) => Promise<Answer>

function splitUrl(url: string): { path: string; query: string } {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) }
}

const asItIs = (payload: unknown) => payload as string

export function send(reply: FastifyReply, call: Call, answer: Answer): FastifyReply {
  echoSession(reply, call)
  if (answer.headers) reply.headers(answer.headers)
  if (answer.body === null) return reply.code(answer.status).send()
  // With a serializer of its own Fastify leaves the content type alone; else it adds a charset, which JSON:API forbids.
  return reply.code(answer.status).header('content-type', jsonApi).serializer(asItIs).send(answer.body)
}

/** Every resource, command and query as routes. A guest reaches only what is marked public; policies do the rest. */
export class ApiRoutes {
  private readonly app: FastifyInstance
  private readonly road: Road
  private readonly readings: Readings

  constructor(app: FastifyInstance, road: Road) {
    this.app = app
    this.road = road
    this.readings = new Readings(road.registry)
  }

  private add(method: string, path: string, access: Access, flag: string | undefined, handler: Handler): void {
    this.app.route<{ Params: RouteParams }>({
      method,
      url: `${api}${path}`,
      config: { access },
      handler: async (request, reply) => {
        checkAccept(request.headers.accept)
        if (method !== 'GET') checkContentType(request.headers['content-type'])
        requireFlag(request.call.site, flag as Flags | undefined)
        return send(reply, request.call, await handler(request, request.call))
      },
    })
  }

  resource(served: Served): void {
    const { path, relationships } = served.resource
    const { flag, writes } = served
    // A resource whose rows a guest may see is public; the policy gives guests an empty list otherwise.
    this.add('GET', `/${path}`, 'public', flag, (request, call) => this.list(served, request.url, call))
    this.add('GET', `/${path}/:id`, 'public', flag, (request, call) =>
      this.show(served, request.url, rowId(request.params.id), call),
    )
    for (const name of Object.keys(relationships)) {
      this.add('GET', `/${path}/:id/${snake(name)}`, 'public', flag, (request, call) =>
        this.related(served, name, request.url, rowId(request.params.id), call),
      )
    }
    if (writes.includes('create')) {
      this.add('POST', `/${path}`, 'session', flag, (request, call) =>
        this.write(request, call, 'session', async (tx) =>
          this.created(served, tx, call, await createRow(served, tx, request.body)),
        ),
      )
    }
    if (writes.includes('update')) {
      for (const method of ['PATCH', 'PUT']) {
        this.add(method, `/${path}/:id`, 'session', flag, (request, call) =>
          this.write(request, call, 'session', async (tx) => {
            const id = rowId(request.params.id)
            await updateRow(served, tx, id, request.body)
            return this.shown(served, tx, call, id)
          }),
        )
      }
    }
    if (writes.includes('delete')) {
      this.add('DELETE', `/${path}/:id`, 'session', flag, (request, call) =>
        this.write(request, call, 'session', async (tx) => {
          await deleteRow(served, tx, rowId(request.params.id))
          return { status: 204, body: null }
        }),
      )
    }
  }

  command(handled: HandledCommand): void {
    const { protocol } = handled
    const flag = protocol.on ? this.road.registry.get(protocol.on.type).flag : undefined
    // Clients of this kind of API replace and change a row with the same body: PUT is PATCH.
    const methods = protocol.method === 'PATCH' && protocol.path.endsWith('/:id') ? ['PATCH', 'PUT'] : [protocol.method]
    for (const method of methods) {
      this.add(method, protocol.path, protocol.access, flag, (request, call) =>
        this.write(request, call, protocol.access, async (tx) => {
          const { subject, result } = await runCommand(
            this.road.registry,
            handled,
            call,
            tx,
            request.params.id,
            request.body,
          )
          return this.commandAnswer(protocol.on, tx, call, subject.id, result)
        }),
      )
    }
  }

  query(handled: HandledQuery): void {
    const { protocol } = handled
    this.add(protocol.method, protocol.path, protocol.access, undefined, async (request, call) => {
      await this.road.authenticate(call, protocol.access)
      const read = <T>(statement: Statement) => this.road.rows<T>(call, statement)
      const asked = () => askedOf(splitUrl(request.url).query, protocol.of)
      const result = await handled.run({ me: call.me, call, read, asked })
      if ('meta' in result) return { status: 200, body: metaDocument(result.meta) }
      const served = this.road.registry.get((protocol.of as Resource).type)
      if ('found' in result) return this.listFound(served, request.url, call, result.found)
      if (protocol.many) return this.listWhere(served, request.url, call, result.where)
      return this.first(served, splitUrl(request.url).query, call, result.where)
    })
  }

  private async first(served: Served, query: string, call: Call, where: Condition): Promise<Answer> {
    const plan = parseReadPlan(this.road.registry, served, query, false)
    plan.page.size = 1
    const row = await this.road.read(call, selectList(this.road.registry, plan, call.me, call.base, where))
    if (!row?.[0]) throw fail('record.missing')
    return { status: 200, body: oneDocument(plan, row) }
  }

  private async list(served: Served, url: string, call: Call): Promise<Answer> {
    const { path, query } = splitUrl(url)
    const { plan, row } = await this.readVisible(served, call, () => this.readings.list(served, query, call))
    return { status: 200, body: listDocument(plan, row, { base: call.base, path, query }) }
  }

  /** A list of only some rows: those behind a relationship, or those a query names. */
  private async listWhere(served: Served, url: string, call: Call, where: Condition): Promise<Answer> {
    const { path, query } = splitUrl(url)
    const plan = parseReadPlan(this.road.registry, served, query, true)
    const row = await this.road.read(call, selectList(this.road.registry, plan, call.me, call.base, where))
    return { status: 200, body: listDocument(plan, row, { base: call.base, path, query }) }
  }

  /** What a query found, in the order in which it found it. */
  private async listFound(served: Served, url: string, call: Call, { ids, total, meta }: FoundRows): Promise<Answer> {
    const { path, query } = splitUrl(url)
    const { plan, selection } = this.readings.found(served, withoutAsked(query), call, ids)
    const row = await this.road.read(call, selection)
    return { status: 200, body: listDocument(plan, row, { base: call.base, path, query }, { total, meta }) }
  }

  private async show(served: Served, url: string, id: string, call: Call): Promise<Answer> {
    const { query } = splitUrl(url)
    const { plan, row } = await this.readVisible(served, call, () => this.readings.one(served, query, call, id))
    if (!row?.[0]) throw fail('record.missing')
    return { status: 200, body: oneDocument(plan, row) }
  }

  /** Guests come in only where a policy shows them something. */
  private readVisible(served: Served, call: Call, make: () => Reading) {
    return this.road.readAs(call, 'public', () => {
      if (call.me.isGuest && !isPublic(served, call)) throw fail('session.required')
      return make()
    })
  }

  /** The rows behind a relationship, as far as the reader may see them. */
  private async related(served: Served, name: string, url: string, id: string, call: Call): Promise<Answer> {
    const { registry } = this.road
    const { type, kind } = served.resource.relationships[name] as Relationship
    const parent = await this.readVisible(served, call, () => this.readings.one(served, '', call, id))
    if (!parent.row?.[0]) throw fail('record.missing')
    const target = registry.get(type)
    const belongs = belongsTo(served, served.relations[name] as Relation, id)
    if (kind === 'toMany') return this.listWhere(target, url, call, belongs)
    const plan = parseReadPlan(registry, target, splitUrl(url).query, false)
    const row = await this.road.read(call, selectList(registry, plan, call.me, call.base, belongs))
    return { status: 200, body: oneDocument(plan, row) }
  }

  private write(
    request: FastifyRequest,
    call: Call,
    access: Access,
    work: (tx: Tx) => Promise<Answer>,
  ): Promise<Answer> {
    const header = request.headers['idempotency-key'] as string | undefined
    const route = `${request.method} ${request.url}`
    return this.road.write(call, access, (me) => idempotencyKey(header, me.id ?? 'guest', route, request.body), work)
  }

  private async shown(served: Served, tx: Tx, call: Call, id: string, query = ''): Promise<Answer> {
    const { plan, selection } = this.readings.one(served, query, call, id)
    const [result] = selection.isEmpty ? [] : await tx.batch([selection.statement])
    // Somebody may write a row that they cannot see afterwards: then there is nothing to show.
    if (!result?.raw[0]?.[0]) return { status: 204, body: null }
    return { status: 200, body: oneDocument(plan, result.raw[0]) }
  }

  private async created(served: Served, tx: Tx, call: Call, id: string): Promise<Answer> {
    const answer = await this.shown(served, tx, call, id)
    const location = `${call.base}${api}/${served.resource.path}/${id}`
    return { ...answer, status: answer.body === null ? 204 : 201, headers: { location } }
  }

  private async commandAnswer(
    on: Resource | undefined,
    tx: Tx,
    call: Call,
    subjectId: string,
    result: CommandResult,
  ): Promise<Answer> {
    if (result === null) return { status: 204, body: null }
    if (result && 'status' in result) return result
    if (!on) return { status: 200, body: metaDocument({}) }
    const served = this.road.registry.get(on.type)
    if (result?.created) return this.created(served, tx, call, result.id)
    return this.shown(served, tx, call, result?.id ?? subjectId)
  }
}

function rowId(id: string | undefined): string {
  if (!isId(id)) throw fail('record.missing')
  return id
}

function isPublic(served: Served, call: Call): boolean {
  return compile(visible(served, call.me), 't', new Params()) !== false
}

function belongsTo(served: Served, relation: Relation, id: string): Condition {
  if (relation.kind === 'inverse') return { [relation.column]: id }
  if (relation.kind === 'through') {
    return sqlCondition(
      (alias, add) =>
        `${alias}.id in (select r.${relation.to} from ${relation.table} r where r.${relation.from} = ${add(id)})`,
    )
  }
  return allOf(
    sqlCondition(
      (alias, add) => `${alias}.id = (select p.${relation.column} from ${served.table} p where p.id = ${add(id)})`,
    ),
  )
}
