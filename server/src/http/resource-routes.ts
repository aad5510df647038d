import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Statement } from '#db/batch.ts'
import { type Asked, askedOf } from '#engine/asking/asked.ts'
import { checkMetaQuery, parseReadPlan, refuseQuery } from '#engine/asking/read-plan.ts'
import type { Call, Site } from '#engine/call.ts'
import { Failure, fail } from '#engine/fail.ts'
import type { CommandResult, HandledCommand, HandledQuery } from '#engine/feature.ts'
import { abilitiesOf } from '#engine/judging/ability.ts'
import type { Me } from '#engine/judging/me.ts'
import { metaDocument, metaDocumentOf, type Texts } from '#engine/reading/document.ts'
import { Together } from '#engine/reading/together.ts'
import { kindsOf } from '#engine/reading/waiting.ts'
import type { Answer, Road } from '#engine/road.ts'
import type { Served } from '#engine/serve.ts'
import { runCommand } from '#engine/writing/commands.ts'
import { createRow, deleteRow, updateRow } from '#engine/writing/resource-writes.ts'
import { pointInto } from '#engine/writing/sent-fields.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { Access, Fields, Resource } from '#protocol/declaring/define.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import { snake } from '#protocol/declaring/names.ts'
import type { FlagName } from '#protocol/tenants/tenant.ts'
import { ResourceReads, splitUrl } from '../engine/reading/resource-reads.ts'
import { sendingOf } from './idempotency-header.ts'
import { checkAccept, checkContentType, jsonApi } from './media-type.ts'
import { requireFlag } from './require-flag.ts'
import { echoSession } from './session-headers.ts'

const api = '/api/v1'
type RouteParams = { id?: string }
type Handler = (request: FastifyRequest<{ Params: RouteParams }>, call: Call) => Promise<Answer>
/** All that a read takes from a request. */
type Read = (request: { url: string; params: RouteParams }, call: Call) => Promise<Answer>

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
  private readonly reads: ResourceReads
  private readonly doors = new Map<string, { flag: string | undefined; read: Read }>()

  constructor(app: FastifyInstance, road: Road) {
    this.app = app
    this.road = road
    this.reads = new ResourceReads(road)
  }

  private add(method: string, path: string, access: Access, flag: string | undefined, handler: Handler): void {
    this.app.route<{ Params: RouteParams }>({
      method,
      url: `${api}${path}`,
      config: { access },
      handler: async (request, reply) => {
        checkAccept(request.headers.accept)
        if (method !== 'GET') checkContentType(request.headers['content-type'])
        requireFlag(request.call.site, flag as FlagName | undefined)
        return send(reply, request.call, await handler(request, request.call))
      },
    })
  }

  /** `type`: of which resource it shows rows. That is what a key can be for; it asks no questions and runs no commands. */
  private addRead(path: string, access: Access, flag: string | undefined, read: Read, type?: string): void {
    this.add('GET', path, access, flag, (request, call) => {
      if (type) call.door = { reads: type }
      return read(request, call)
    })
    this.doors.set(`${api}${path}`, { flag, read })
  }

  together(site: Site): Together {
    return new Together(this.road.db, site.id)
  }

  /** The same reads for a page of this process, without the way over HTTP; nothing for any other address. */
  async ask(url: string, call: Call): Promise<Answer | undefined> {
    const { path } = splitUrl(url)
    const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/.exec(path)?.[0]
    const door = this.doors.get(id ? path.replace(id, ':id') : path)
    if (!door) return undefined
    requireFlag(call.site, door.flag as FlagName | undefined)
    return door.read({ url, params: { id } }, call)
  }

  resource(served: Served): void {
    const { path, relationships, type } = served.resource
    const { flag, writes } = served
    // A resource whose rows a guest may see is public; the policy gives guests an empty list otherwise.
    this.addRead(`/${path}`, 'public', flag, (request, call) => this.reads.list(served, request.url, call), type)
    this.addRead(
      `/${path}/:id`,
      'public',
      flag,
      (request, call) => this.reads.show(served, request.url, rowId(request.params.id), call),
      type,
    )
    for (const name of Object.keys(relationships)) {
      this.addRead(
        `/${path}/:id/${snake(name)}`,
        'public',
        flag,
        (request, call) => this.reads.related(served, name, request.url, rowId(request.params.id), call),
        type,
      )
    }
    if (writes.includes('create')) {
      this.add('POST', `/${path}`, 'session', flag, (request, call) =>
        this.write(request, call, 'session', served, async (tx, query) =>
          this.created(served, tx, call, await createRow(served, tx, request.body), query),
        ),
      )
    }
    if (writes.includes('update')) {
      for (const method of ['PATCH', 'PUT']) {
        this.add(method, `/${path}/:id`, 'session', flag, (request, call) =>
          this.write(request, call, 'session', served, async (tx, query) => {
            const id = rowId(request.params.id)
            await updateRow(served, tx, id, request.body)
            return this.reads.shown(served, tx, call, id, query)
          }),
        )
      }
    }
    if (writes.includes('delete')) {
      this.add('DELETE', `/${path}/:id`, 'session', flag, (request, call) =>
        this.write(request, call, 'session', undefined, async (tx) => {
          await deleteRow(served, tx, rowId(request.params.id))
          return { status: 204, body: null }
        }),
      )
    }
  }

  command(handled: HandledCommand): void {
    const { protocol } = handled
    const served = protocol.on && this.road.registry.get(protocol.on.type)
    // Clients of this kind of API replace and change a row with the same body: PUT is PATCH.
    const methods = protocol.method === 'PATCH' && protocol.path.endsWith('/:id') ? ['PATCH', 'PUT'] : [protocol.method]
    for (const method of methods) {
      this.add(method, protocol.path, protocol.access, handled.flag ?? served?.flag, (request, call) =>
        this.write(
          request,
          call,
          protocol.access,
          served,
          async (tx, query) => {
            const { id } = request.params
            const { subject, result } = await runCommand(this.road.registry, handled, call, tx, id, request.body)
            return this.commandAnswer(served, tx, call, subject.id, result, query)
          },
          protocol.input,
        ),
      )
    }
  }

  query(handled: HandledQuery): void {
    const { protocol } = handled
    this.addRead(protocol.path, protocol.access, handled.flag, async (request, call) => {
      const asked = () => askedOf(splitUrl(request.url).query, protocol.of)
      const check = () => protocol.of || checkMetaQuery(protocol, splitUrl(request.url).query)
      const row = await this.opening(handled, call, () => {
        check()
        return asked()
      })
      check()
      const read = <T>(statement: Statement) => this.road.rows<T>(call, statement)
      const abilities = (me: Me) => abilitiesOf(this.road.registry.abilities, me, call.site.flags)
      const { registry } = this.road
      const { phaseKinds } = registry
      const seal: Road['seal'] = (...about) => this.road.seal(...about)
      const result = await handled.run(
        { me: call.me, call, read, asked, abilitiesOf: abilities, phaseKinds, registry, seal },
        row,
      )
      if ('metaText' in result) return { status: 200, body: metaDocumentOf(result.metaText) }
      if ('meta' in result) return { status: 200, body: metaDocument(result.meta) }
      const served = this.road.registry.get((protocol.of as Resource).type)
      if ('found' in result) return this.reads.listFound(served, request.url, call, result.found)
      if (protocol.many) return this.reads.listWhere(served, request.url, call, result.where)
      return this.reads.first(served, splitUrl(request.url).query, call, result.where)
    })
  }

  /** Who asks, and at once what a query of one statement is about. */
  private async opening({ protocol, statement }: HandledQuery, call: Call, asked: () => Asked): Promise<Texts> {
    if (!statement) {
      await this.road.authenticate(call, protocol.access)
      return undefined
    }
    const queues = kindsOf(this.road.registry.queues, call.site.flags)
    const made = () => ({
      selection: { statement: statement(call.me, queues, asked()), isEmpty: false, can: new Map() },
    })
    return (await this.road.readAs(call, protocol.access, made)).row
  }

  /** `served` is what it answers with, of which the caller may choose what to see; without it there is nothing to choose. */
  private async write(
    request: FastifyRequest,
    call: Call,
    access: Access,
    served: Served | undefined,
    work: (tx: Tx, query: string) => Promise<Answer>,
    input: Fields = {},
  ): Promise<Answer> {
    const { query } = splitUrl(request.url)
    try {
      return await this.road.write(call, access, sendingOf(request), (tx) => {
        if (served) parseReadPlan(this.road.registry, served, query, false)
        else refuseQuery(query)
        return work(tx, query)
      })
    } catch (error) {
      throw error instanceof Failure ? pointInto(input, request.body, error) : error
    }
  }

  private async created(served: Served, tx: Tx, call: Call, id: string, query: string): Promise<Answer> {
    const answer = await this.reads.shown(served, tx, call, id, query)
    const location = `${call.base}${api}/${served.resource.path}/${id}`
    return { ...answer, status: answer.body === null ? 204 : 201, headers: { ...answer.headers, location } }
  }

  private async commandAnswer(
    served: Served | undefined,
    tx: Tx,
    call: Call,
    subjectId: string,
    result: CommandResult,
    query: string,
  ): Promise<Answer> {
    if (result && 'created' in result && result.created && served)
      return this.created(served, tx, call, result.id, query)
    if (served && result !== null && !(result && 'status' in result))
      return this.reads.shown(served, tx, call, result?.id ?? subjectId, query)
    refuseQuery(query)
    if (result === null) return { status: 204, body: null }
    return result && 'status' in result ? result : { status: 200, body: metaDocument({}) }
  }
}

function rowId(id: string | undefined): string {
  if (!isId(id)) throw fail('record.missing')
  return id
}
