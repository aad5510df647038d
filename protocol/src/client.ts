import type { Command, Fields, Query, Resource } from './declaring/define.ts'
import type { Change, Creation, Input } from './declaring/fields.ts'
import { snake } from './declaring/names.ts'
import type {
  Fieldsets,
  FilterOf,
  FilterOfQuery,
  IncludeOf,
  Linkage,
  Row,
  SortOf,
  SortOfQuery,
} from './declaring/rows.ts'

/** What an answer was, when it was not a success. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: {
    code: string
    detail: string
    source?: { pointer?: string; parameter?: string }
    meta?: Record<string, unknown>
  }[]
  /** A page that does not catch it answers with its status: in this shape the router reads one off what is thrown. */
  readonly type = 'DataWithResponseInit'
  readonly init: { status: number }
  readonly data: { message: string }
  constructor(status: number, errors: ApiError['errors']) {
    super(errors[0]?.detail ?? `status ${status}`)
    this.status = status
    this.errors = errors
    this.init = { status }
    this.data = { message: this.message }
  }
}

export type Transport = (request: {
  method: string
  path: string
  headers: Record<string, string>
  /** Bytes for what is no text: a picture, a file. */
  body?: string | Uint8Array<ArrayBuffer>
  /** Nobody waits for the answer any more. */
  signal?: AbortSignal
}) => Promise<Answer>
type Answer = { status: number; headers: Record<string, string>; body: string }

type CallOptions = {
  /** How long to wait for an answer; without it as long as the line holds. Asking once more begins anew. */
  timeoutMs?: number
}
type WriteOptions = CallOptions & {
  /** The `updatedAt` of the row as the caller saw it: whoever is too late is told so (412) instead of overwriting. */
  since?: string
}
/** A question in words that were checked elsewhere, such as those of an address. */
export type ReadOptions = CallOptions & {
  include?: readonly string[]
  filter?: object
  sort?: string | readonly string[]
  /** With `count` a long list is counted only so far; then `isMore` says that there are more. */
  page?: { number?: number; size?: number; count?: number }
  fields?: { readonly [type in string]?: readonly string[] }
}
type Asking<Filter, Sort extends string, I extends string, F> = Omit<
  ReadOptions,
  'include' | 'filter' | 'sort' | 'fields'
> & {
  include?: readonly I[]
  filter?: Filter
  sort?: Sort | readonly Sort[]
  fields?: F
}
/** What may be asked of a list: only what its resource declares. */
export type ListOptions<R extends Resource, I extends string = IncludeOf<R>, F = Fieldsets> = Asking<
  FilterOf<R>,
  SortOf<R>,
  I,
  F
>
type QueryOptions<Q extends Query, I extends string, F> = Asking<FilterOfQuery<Q>, SortOfQuery<Q>, I, F>
type Of<Q extends Query> = Q['of'] extends Resource ? Q['of'] : never
type ToldBy<Q extends Query> = NonNullable<NonNullable<Q['tells']>['type']>
/** What a command answers with: what it tells, or the row that it is about. */
type Result<C extends Command> =
  C extends Command<Fields, Resource | undefined, infer M>
    ? keyof M extends never
      ? C['on'] extends Resource
        ? Row<C['on']>
        : Record<string, unknown>
      : M
    : never
type Document = {
  data?: unknown
  included?: JsonResource[]
  errors?: ApiError['errors']
  meta?: Record<string, unknown> & { pagination?: { records?: number; isMore?: boolean } }
}
type JsonResource = Linkage & {
  attributes?: Record<string, unknown>
  relationships?: Record<string, { data?: Linkage | Linkage[] | null }>
  meta?: { can?: Record<string, boolean> }
}
export type Page<T, M = Record<string, unknown>> = T[] & { records: number; isMore: boolean; meta: M }

/** What may be over a moment later. Asking again changes nothing, so a question is asked twice; a change never is. */
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** The typed client. Elsewhere nobody sees a JSON:API document: rows come out with their related rows in place. */
export class Client {
  private readonly transport: Transport
  private readonly headers: Record<string, string>

  constructor(transport: Transport, headers: Record<string, string> = {}) {
    this.transport = transport
    this.headers = headers
  }

  /** Any call, without judging the answer. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    { timeoutMs }: CallOptions = {},
  ): Promise<Answer> {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/vnd.api+json' }
    const request = {
      method,
      path: `/api/v1${path}`,
      headers: { accept: 'application/vnd.api+json', ...type, ...this.headers, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    }
    if (timeoutMs === undefined) return this.transport(request)
    return within(timeoutMs, (signal) => this.transport({ ...request, signal }))
  }

  async list<
    R extends Resource,
    const I extends IncludeOf<R> = never,
    const F extends Fieldsets = Record<never, never>,
  >(resource: R, options: ListOptions<R, I, F> = {}): Promise<Page<Row<R, I, F>>> {
    return rowsOf(await this.document('GET', `/${resource.path}${queryOf(options)}`, undefined, options))
  }

  async find<
    R extends Resource,
    const I extends IncludeOf<R> = never,
    const F extends Fieldsets = Record<never, never>,
  >(resource: R, id: string, options: ListOptions<R, I, F> = {}): Promise<Row<R, I, F>> {
    return rowOf(await this.document('GET', `/${resource.path}/${id}${queryOf(options)}`, undefined, options))
  }

  /** How many rows there are. */
  async count<R extends Resource>(resource: R, filter: FilterOf<R>): Promise<number> {
    const options = { filter, fields: { [resource.type]: [] }, page: { size: 1 } }
    const document = await this.document('GET', `/${resource.path}${queryOf(options)}`, undefined, {})
    return rowsOf(document).records
  }

  async create<R extends Resource>(
    resource: R,
    attributes: Creation<R['attributes']>,
    options: CallOptions = {},
  ): Promise<Row<R>> {
    const body = { data: { type: resource.type, attributes } }
    return rowOf(await this.document('POST', `/${resource.path}`, body, options))
  }

  async update<R extends Resource>(
    resource: R,
    id: string,
    attributes: Change<R['attributes']>,
    options: WriteOptions = {},
  ): Promise<Row<R>> {
    const body = { data: { type: resource.type, id, attributes } }
    return rowOf(await this.document('PATCH', `/${resource.path}/${id}`, body, options))
  }

  async remove(resource: Resource, id: string, options: WriteOptions = {}): Promise<void> {
    await this.document('DELETE', `/${resource.path}/${id}`, undefined, options)
  }

  async ask<
    Q extends Query<Resource>,
    const I extends IncludeOf<Of<Q>> = never,
    const F extends Fieldsets = Record<never, never>,
  >(query: Q, options: QueryOptions<Q, I, F> = {}): Promise<Row<Of<Q>, I, F>> {
    return rowOf(await this.document('GET', `${query.path}${queryOf(options)}`, undefined, options))
  }

  async askAll<
    Q extends Query<Resource>,
    const I extends IncludeOf<Of<Q>> = never,
    const F extends Fieldsets = Record<never, never>,
  >(query: Q, options: QueryOptions<Q, I, F> = {}): Promise<Page<Row<Of<Q>, I, F>, ToldBy<Q>>> {
    return rowsOf(await this.document('GET', `${query.path}${queryOf(options)}`, undefined, options))
  }

  /** A question that is answered with no row. */
  async tell<Q extends Query<undefined>>(
    query: Q,
    options: CallOptions & { filter?: FilterOfQuery<Q>; sort?: SortOfQuery<Q> } = {},
  ): Promise<ToldBy<Q>> {
    return metaOf(await this.document('GET', `${query.path}${queryOf(options)}`, undefined, options))
  }

  /** Runs a command; an empty id is for commands that are about no row. */
  async run<C extends Command>(
    command: C,
    id: string,
    input: Partial<Input<C['input']>> = {},
    options: WriteOptions = {},
  ): Promise<Result<C>> {
    const type = command.on?.type ?? 'commands'
    // A change of nothing is still a change, and says so; a command that takes nothing needs no body.
    const hasBody = command.partial || Object.keys(input).length > 0
    const body = hasBody ? { data: { type, ...(id ? { id } : {}), attributes: input } } : undefined
    const document = await this.document(command.method, command.path.replace(':id', id), body, options)
    return document.data ? rowOf(document) : metaOf(document)
  }

  private async document(method: string, path: string, body: unknown, options: WriteOptions): Promise<Document> {
    const seen: Record<string, string> = options.since ? { 'if-match': `"${options.since}"` } : {}
    const ask = () => this.send(method, path, body, seen, options)
    let answer = await ask()
    if (method === 'GET' && passing.has(answer.status)) answer = await ask()
    const document = documentIn(answer.body)
    if (answer.status >= 400) throw new ApiError(answer.status, document.errors ?? [])
    return document
  }
}

/** An answer that does not come in time is one of its own. A line that cannot be hung up is not waited for either. */
async function within(ms: number, work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(ms)
  const errors = [{ code: 'timeout', detail: `No answer within ${ms} ms` }]
  const none: Answer = { status: 504, headers: {}, body: JSON.stringify({ errors }) }
  const isOver = new Promise<Answer>((resolve) => signal.addEventListener('abort', () => resolve(none)))
  const answer = work(signal).catch((error: unknown) => {
    if (signal.aborted) return none
    throw error
  })
  return Promise.race([answer, isOver])
}

/** A question as the query string of a list, with its question mark. */
export function queryOf({ include, filter = {}, sort, page = {}, fields = {} }: ReadOptions): string {
  const parameters: [string, string][] = []
  if (include?.length) parameters.push(['include', include.map(snake).join(',')])
  for (const [key, value] of Object.entries(filter))
    if (value !== undefined) parameters.push([`filter[${snake(key)}]`, String(value)])
  if (sort?.length) parameters.push(['sort', [sort].flat().map(snake).join(',')])
  for (const [key, value] of Object.entries(page)) parameters.push([`page[${key}]`, String(value)])
  for (const [type, names = []] of Object.entries(fields)) parameters.push([`fields[${type}]`, names.join(',')])
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''
}

function merge(resource: JsonResource, included: Map<string, JsonResource>, depth: number): object {
  const related: Record<string, unknown> = {}
  for (const [name, { data }] of Object.entries(resource.relationships ?? {})) {
    if (data === undefined) continue
    const resolve = (linkage: Linkage): object => {
      const found = depth > 0 ? included.get(`${linkage.type} ${linkage.id}`) : undefined
      return found ? merge(found, included, depth - 1) : { id: linkage.id, type: linkage.type }
    }
    related[name] = Array.isArray(data) ? data.map(resolve) : data ? resolve(data) : null
  }
  const { id, type, attributes, meta } = resource
  return { id, type, ...attributes, can: meta?.can ?? {}, ...related }
}

function includedOf(document: Document): Map<string, JsonResource> {
  return new Map((document.included ?? []).map((resource) => [`${resource.type} ${resource.id}`, resource]))
}

const documentIn = (body: string): Document => (body ? JSON.parse(body) : {})

/** What an answer to `send` says is wrong. */
export const errorsIn = (body: string): ApiError['errors'] => documentIn(body).errors ?? []

// Where JSON becomes a type: that an answer has the shape its resource declares is the server's promise.
function rowOf<T>(document: Document): T {
  return merge(document.data as JsonResource, includedOf(document), 3) as T
}

function rowsOf<T, M>(document: Document): Page<T, M> {
  const included = includedOf(document)
  const rows = (document.data as JsonResource[]).map((resource) => merge(resource, included, 3) as T)
  const { records = rows.length, isMore = false } = document.meta?.pagination ?? {}
  return Object.assign(rows, { records, isMore, meta: metaOf<M>(document) })
}

function metaOf<T>(document: Document): T {
  return (document.meta ?? {}) as T
}
