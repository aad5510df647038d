import assert from 'node:assert/strict'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { App } from '../src/app.ts'
import schema from './jsonapi-schema/schema.json' with { type: 'json' }
import createSchema from './jsonapi-schema/schema_create_resource.json' with { type: 'json' }
import updateSchema from './jsonapi-schema/schema_update_resource.json' with { type: 'json' }
import { transportOf } from './world.ts'

type Identifier = { type: string; id: string }
export type ResourceObject = Identifier & {
  attributes?: Record<string, unknown>
  relationships?: Record<string, { data?: Identifier | Identifier[] | null; links?: { related?: string } }>
  links: { self: string }
  meta?: { can?: Record<string, boolean> }
}
type ErrorObject = {
  status: string
  code: string
  title: string
  detail: string
  source?: { pointer?: string; parameter?: string; header?: string }
  meta?: Record<string, unknown>
}
type Pagination = { current: number; records: number } & Partial<Record<'first' | 'prev' | 'next' | 'last', number>>
export type Document<D = ResourceObject> = {
  data: D
  included?: ResourceObject[]
  errors?: ErrorObject[]
  links: { self: string } & Partial<Record<'first' | 'prev' | 'next' | 'last', string>>
  meta: { pagination: Pagination } & Record<string, unknown>
}
export type Answer<D = ResourceObject> = { status: number; headers: Record<string, string>; document: Document<D> }

const ajv = new Ajv2020({ strict: false, allErrors: false })
addFormats.default(ajv)
const isDocument = ajv.compile(schema)
export const isCreateDocument = ajv.compile(createSchema)
export const isUpdateDocument = ajv.compile(updateSchema)

let checked = 0
export const checkedDocuments = () => checked

/** Every answer with a body is a valid JSON:API document of exactly that type, success or not. */
export function assertDocument(answer: { status: number; headers: Record<string, string>; body: string }): Document {
  assert.equal(answer.headers['content-type'], 'application/vnd.api+json')
  const document: Document = JSON.parse(answer.body)
  assert.ok(isDocument(document as object), `${ajv.errorsText(isDocument.errors)} in ${answer.body.slice(0, 400)}`)
  assert.equal(answer.status >= 400, 'errors' in document)
  for (const error of document.errors ?? []) {
    assert.equal(Number(error.status), answer.status)
    assert.ok(error.code && error.title && error.detail)
  }
  checked++
  return document
}

/** Calls the API as somebody and checks the form of whatever comes back. */
export function apiOf(app: App, credentials: Record<string, string>) {
  const transport = transportOf(app)
  return async <D = ResourceObject>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<D>> => {
    const type = body === undefined ? {} : { 'content-type': 'application/vnd.api+json' }
    const answer = await transport({
      method,
      path: path.startsWith('http') ? path.replace(/^https?:\/\/[^/]+/, '') : `/api/v1${path}`,
      headers: { accept: 'application/vnd.api+json', ...type, ...credentials, ...headers } as Record<string, string>,
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    })
    if (answer.status === 204) assert.equal(answer.body, '')
    const document = answer.body ? assertDocument(answer) : ({} as Document)
    return { status: answer.status, headers: answer.headers, document: document as unknown as Document<D> }
  }
}
export type Api = ReturnType<typeof apiOf>

const nameOf = ({ type, id }: Identifier) => `${type} ${id}`
const list = <T>(value: T | T[] | null | undefined): T[] => (Array.isArray(value) ? value : value ? [value] : [])

/** Full linkage: every included row is reached from the primary data, and nothing stands there twice. */
export function assertLinked(document: Document<ResourceObject | ResourceObject[]>): void {
  const included = document.included ?? []
  const all = [...list(document.data), ...included]
  const byName = new Map(all.map((resource) => [nameOf(resource), resource]))
  assert.equal(byName.size, all.length, 'a resource stands in the document twice')
  const reached = new Set<string>()
  const walk = (resource: ResourceObject) => {
    for (const { data } of Object.values(resource.relationships ?? {})) {
      for (const identifier of list(data)) {
        const name = nameOf(identifier)
        const found = byName.get(name)
        if (!found || reached.has(name)) continue
        reached.add(name)
        walk(found)
      }
    }
  }
  for (const resource of list(document.data)) walk(resource)
  for (const resource of included) assert.ok(reached.has(nameOf(resource)), `${nameOf(resource)} is not linked`)
}

export const idsOf = (resources: Identifier[]) => resources.map((resource) => resource.id)

/** One refusal: its status, and what it points at. */
export function assertRefused(answer: Answer<unknown>, status: number, code: string, source?: ErrorObject['source']) {
  const [error] = answer.document.errors ?? []
  assert.deepEqual({ status: answer.status, code: error?.code }, { status, code })
  if (source) assert.deepEqual(error?.source, source)
}
