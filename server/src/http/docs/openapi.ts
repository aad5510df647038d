import { RELEVANCE } from '#engine/asking/search.ts'
import type { Feature, HandledCommand, HandledQuery } from '#engine/feature.ts'
import { Registry, type Served } from '#engine/serve.ts'
import { type Access, type Fields, type Resource, typesOf } from '#protocol/declaring/define.ts'
import { id } from '#protocol/declaring/fields.ts'
import { snake } from '#protocol/declaring/names.ts'
import type { Predicate } from '#protocol/declaring/predicates.ts'
import { errors } from '#protocol/generated/errors.ts'
import { authPaths } from './auth-paths.ts'
import { fileOperations } from './file-operations.ts'
import { fieldSchema, fieldsSchema, resourceSchema, type Schema, soughtSchema } from './schemas.ts'

const mediaType = 'application/vnd.api+json'
const content = (schema: Schema) => ({ [mediaType]: { schema } })
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }

type Operation = Record<string, unknown>
type Paths = Record<string, Record<string, Operation>>

/** The OpenAPI 3.1 document, made from the same declarations that the server runs on. */
export function openApiDocument(features: readonly Feature[]): Record<string, unknown> {
  const registry = new Registry()
  for (const { resources, commands } of features) {
    for (const served of resources) registry.add(served)
    for (const { protocol } of commands) registry.commands.set(protocol.name, protocol)
  }
  const paths: Paths = {}
  const schemas: Record<string, Schema> = { Errors: errorsSchema }
  for (const { resources, commands, queries } of features) {
    for (const query of queries) addQuery(paths, query)
    for (const served of resources) {
      const actions = registry.actions(served).map((action) => action.name)
      schemas[served.resource.type] = resourceSchema(served.resource, actions)
      addResource(paths, served)
    }
    for (const command of commands) addCommand(paths, command)
  }
  for (const [method, path, operation] of fileOperations) add(paths, method, path, 'session', operation as Operation)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stagehaven API',
      version: '1',
      description:
        'JSON:API 1.1 below /api/v1, devise_token_auth below /auth. Every call names its site in X-Tenant; signed-in calls carry access-token, client and uid.',
    },
    servers: [{ url: '/' }],
    security: [{ accessToken: [], client: [], uid: [] }],
    paths: { ...sorted(paths), ...authPaths },
    components: { schemas: sorted(schemas), parameters, securitySchemes },
  }
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

const header = (name: string, description: string, schema: Schema = { type: 'string' }) => ({
  name,
  in: 'header',
  description,
  schema,
})
const parameters = {
  tenant: header('X-Tenant', 'Key of the site; without it the host name decides'),
  organization: header('Current-Organization-Id', 'Act only with the roles held there', {
    type: 'string',
    format: 'uuid',
  }),
  idempotency: header('Idempotency-Key', 'A repeat with the same key gets the first answer', {
    type: 'string',
    maxLength: 255,
  }),
}
const apiKey = (name: string) => ({ type: 'apiKey', in: 'header', name })
const securitySchemes = { accessToken: apiKey('access-token'), client: apiKey('client'), uid: apiKey('uid') }

const errorsSchema: Schema = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['status', 'code', 'title', 'detail'],
        properties: {
          status: { type: 'string' },
          code: { type: 'string', enum: Object.keys(errors) },
          title: { type: 'string' },
          detail: { type: 'string' },
          source: {
            type: 'object',
            properties: { pointer: { type: 'string' }, parameter: { type: 'string' }, header: { type: 'string' } },
          },
        },
      },
    },
  },
}

function add(paths: Paths, method: string, path: string, access: Access, operation: Operation): void {
  const isWrite = method !== 'GET'
  const common = ['tenant', 'organization', ...(isWrite ? ['idempotency'] : [])].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }))
  const own = path.includes(':id') ? [idParameter] : []
  const url = `/api/v1${path.replace(/:(\w+)/g, '{$1}')}`
  paths[url] = {
    ...paths[url],
    [method.toLowerCase()]: {
      ...operation,
      ...(access === 'public' ? { security: [{}, { accessToken: [], client: [], uid: [] }] } : {}),
      parameters: [...common, ...own, ...((operation.parameters as object[]) ?? [])],
      responses: {
        ...(operation.responses as object),
        default: { description: 'Not a success', content: content(ref('Errors')) },
      },
    },
  }
}

const one = (type: string): Schema => ({
  type: 'object',
  required: ['data'],
  properties: { data: ref(type), included: { type: 'array', items: { type: 'object' } } },
})
const many = (type: string): Schema => ({
  type: 'object',
  required: ['data', 'links', 'meta'],
  properties: {
    data: { type: 'array', items: ref(type) },
    included: { type: 'array', items: { type: 'object' } },
    links: { type: 'object' },
    meta: { type: 'object', properties: { pagination: { type: 'object' } } },
  },
})
const ok = (schema: Schema, description = 'Found') => ({ 200: { description, content: content(schema) } })
const done = { 204: { description: 'Done' } }

const query = (name: string, description: string, schema: Schema) => ({ name, in: 'query', description, schema })
// Several values stand in one parameter, with commas between.
const filtersOf = (fields: Fields) =>
  Object.entries(fields).map(([name, field]) => ({
    ...query(`filter[${snake(name)}]`, '', fieldSchema(field)),
    ...(field.kind === 'list' ? { style: 'form', explode: false } : {}),
  }))

const severalOf = (name: string, description: string, items: Schema) => ({
  ...query(name, description, { type: 'array', items: { type: 'string', ...items } }),
  style: 'form',
  explode: false,
})

/** What a filter may be compared with. A key of another row may be filtered by without being an attribute. */
function filterOf(resource: Resource, name: string, predicate: Predicate): object {
  const parameter = `filter[${snake(name)}_${predicate}]`
  const value = soughtSchema(resource.attributes[name] ?? id())
  switch (predicate) {
    case 'in':
    case 'not_in':
      return severalOf(parameter, '', value)
    case 'eq':
    case 'not_eq':
    case 'lt':
    case 'lteq':
    case 'gt':
    case 'gteq':
      return query(parameter, '', value)
    case 'cont':
    case 'not_cont':
    case 'i_cont':
    case 'start':
    case 'end':
      return query(parameter, '', { type: 'string' })
    default:
      return query(parameter, '', { type: 'boolean' })
  }
}

function readParameters(resource: Resource, isList: boolean): object[] {
  const include = resource.includes.length > 0 ? [severalOf('include', '', { enum: resource.includes.map(snake) })] : []
  // Which there are stands in the schema of the resource; here they would be repeated for each call.
  const fields = [...new Set([resource.type, ...typesOf(resource)])].map((type) =>
    severalOf(`fields[${type}]`, 'Only these fields', {}),
  )
  if (!isList) return [...include, ...fields]
  const filters = Object.entries(resource.filters).flatMap(([name, predicates]) =>
    predicates.map((predicate) => filterOf(resource, name, predicate)),
  )
  const sorts = [
    ...resource.sorts.map(snake).flatMap((name) => [name, `-${name}`]),
    ...('search' in resource.scopes ? [RELEVANCE] : []),
  ]
  return [
    ...include,
    ...fields,
    ...(sorts.length > 0 ? [severalOf('sort', 'With - in front for descending', { enum: sorts })] : []),
    query('page[number]', '', { type: 'integer', minimum: 1 }),
    query('page[count]', 'Count no further than this: then `isMore` beside `records` says that there are more', {
      type: 'integer',
      minimum: 1,
    }),
    query('page[size]', `At most ${resource.page.max}`, { type: 'integer', minimum: 1, default: resource.page.size }),
    ...filters,
    ...filtersOf(resource.scopes),
  ]
}

function addResource(paths: Paths, served: Served): void {
  const { resource, writes } = served
  const { type, path } = resource
  const tags = [type]
  const body = (isUpdate: boolean) => ({
    required: true,
    content: content({
      type: 'object',
      required: ['data'],
      properties: {
        data: {
          type: 'object',
          required: ['type'],
          properties: {
            type: { const: type },
            ...(isUpdate ? { id: { type: 'string' } } : {}),
            attributes: fieldsSchema(resource.attributes, isUpdate),
          },
        },
      },
    }),
  })
  add(paths, 'GET', `/${path}`, 'public', {
    tags,
    summary: `List ${type}`,
    parameters: readParameters(resource, true),
    responses: ok(many(type)),
  })
  add(paths, 'GET', `/${path}/:id`, 'public', {
    tags,
    summary: `Show one of ${type}`,
    parameters: readParameters(resource, false),
    responses: ok(one(type)),
  })
  for (const [name, relationship] of Object.entries(resource.relationships)) {
    const schema = relationship.kind === 'toMany' ? many(relationship.type) : one(relationship.type)
    add(paths, 'GET', `/${path}/:id/${snake(name)}`, 'public', {
      tags,
      summary: `The ${name} of one of ${type}`,
      responses: ok(schema),
    })
  }
  if (writes.includes('create')) {
    const responses = { 201: { description: 'Created', content: content(one(type)) } }
    const shown = { parameters: readParameters(resource, false), responses }
    add(paths, 'POST', `/${path}`, 'session', { tags, summary: `Add to ${type}`, requestBody: body(false), ...shown })
  }
  if (writes.includes('update')) {
    for (const method of ['PATCH', 'PUT']) {
      add(paths, method, `/${path}/:id`, 'session', {
        tags,
        summary: `Change one of ${type}`,
        requestBody: body(true),
        parameters: readParameters(resource, false),
        responses: ok(one(type), 'Changed'),
      })
    }
  }
  if (writes.includes('delete'))
    add(paths, 'DELETE', `/${path}/:id`, 'session', { tags, summary: `Delete one of ${type}`, responses: done })
}

function addCommand(paths: Paths, { protocol }: HandledCommand): void {
  const { on, input, partial, when, method, path } = protocol
  const attributes = fieldsSchema(input, partial)
  const hasInput = Object.keys(input).length > 0
  const requestBody = {
    required: partial || 'required' in attributes,
    content: content({
      type: 'object',
      properties: {
        data: {
          type: 'object',
          required: ['type'],
          properties: {
            type: { type: 'string' },
            ...(path.includes(':id') ? { id: { type: 'string' } } : {}),
            attributes,
          },
        },
      },
    }),
  }
  const states = Object.entries(when).map(
    ([field, values]) => `Only while ${field} is ${values.join(' or ')}; otherwise 409.`,
  )
  const operation = {
    tags: [on?.type ?? 'account'],
    operationId: protocol.name,
    summary: protocol.summary,
    ...(states.length > 0 ? { description: states.join(' ') } : {}),
    ...(hasInput ? { requestBody } : {}),
    parameters: on && method !== 'DELETE' ? readParameters(on, false) : [],
    responses:
      method === 'DELETE'
        ? done
        : method === 'POST' && on && !path.includes(':id')
          ? { 201: { description: 'Created', content: content(one(on.type)) } }
          : ok(on ? one(on.type) : { type: 'object' }, 'Done'),
  }
  add(paths, method, path, protocol.access, operation)
  if (method === 'PATCH' && path.endsWith('/:id'))
    add(paths, 'PUT', path, protocol.access, { ...operation, operationId: `${protocol.name}ByPut` })
}

function addQuery(paths: Paths, { protocol }: HandledQuery): void {
  const { of, filters, sorts } = protocol
  // Its own filters and sorts are all that it knows.
  const ofResource = of
    ? readParameters({ ...of, ...(filters && { filters: {}, scopes: {}, sorts: [] }) }, protocol.many)
    : []
  const own = [
    ...(sorts ? [query('sort', '', { type: 'string', enum: sorts.map(snake) })] : []),
    ...filtersOf(filters ?? {}),
  ]
  add(paths, protocol.method, protocol.path, protocol.access, {
    tags: [of?.type ?? 'account'],
    operationId: protocol.name,
    summary: protocol.summary,
    parameters: [...ofResource, ...own],
    responses: ok(of ? (protocol.many ? many(of.type) : one(of.type)) : { type: 'object' }),
  })
}
