import assert from 'node:assert/strict'
import { test } from 'node:test'
import { snake } from '#protocol/declaring/names.ts'
import { required } from '#protocol/shared/guards.ts'
import { features } from '#server/features.ts'
import { newSite, testApp } from '#test/setup.ts'
import { everyFeature, person } from '#test/world.ts'
import { routesOf } from '../not-found.ts'
import { openApiDocument } from './openapi.ts'

type Schema = { type?: unknown; properties?: Record<string, Schema> }
type Parameter = { name?: string; in?: string; schema: { enum?: string[]; items?: { enum?: string[] } } }
type Documented = { paths: Record<string, Record<string, object>>; components: { schemas: Record<string, Schema> } }

const app = await testApp()
const { paths, components } = openApiDocument(features) as unknown as Documented

test('every call there is stands in the document', () => {
  const left = ['/api/v1/openapi.json']
  const missing = routesOf(app.http)
    .filter(({ method, url }) => /^\/(api\/v1|auth)\//.test(url) && method !== 'HEAD' && !left.includes(url))
    .filter(({ method, url }) => !paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()])
  assert.deepEqual(
    missing.map(({ method, url }) => `${method} ${url}`),
    [],
  )
})

test('what may be a list is not said to be an object only', () => {
  const attribute = (type: string, name: string) =>
    components.schemas[type]?.properties?.attributes?.properties?.[name]?.type
  for (const [type, name] of [
    ['contentPages', 'blocksNl'],
    ['contentPages', 'blocksEn'],
    ['vacancyStatistics', 'viewsPerDay'],
  ] as const)
    assert.ok([attribute(type, name)].flat().includes('array'), `${type} ${name}`)
})

test('the values that the document names are taken, and no others', async () => {
  const { credentials: headers } = await person(app, await newSite(app, { flags: everyFeature }), [])
  const lists = features.flatMap(({ resources }) => resources.map(({ resource }) => resource))
  let tried = 0
  for (const { path, filters, attributes } of lists) {
    const { parameters } = required(paths[`/api/v1/${path}`]?.get, path) as { parameters: Parameter[] }
    const ask = async (name: string, value: string) => {
      const url = `/api/v1/${path}?${new URLSearchParams({ [name]: value })}`
      return (await app.http.inject({ url, headers })).statusCode
    }
    for (const [name, predicates] of Object.entries(filters)) {
      if (attributes[name]?.kind !== 'oneOf' || !predicates.some((each) => each === 'eq' || each === 'in')) continue
      const own = parameters.filter(({ name: known = '' }) => known.startsWith(`filter[${snake(name)}_`))
      assert.ok(
        own.some(({ schema }) => schema.enum ?? schema.items?.enum),
        `${path} ${name}`,
      )
    }
    for (const { name = '', schema } of parameters.filter((each) => each.in === 'query')) {
      const values = schema.enum ?? schema.items?.enum
      if (!values) continue
      tried++
      const whole = schema.items ? values.join(',') : values[0]
      assert.equal(await ask(name, whole ?? ''), 200, `${path} ${name}`)
      assert.equal(await ask(name, 'no_such_value'), 400, `${path} ${name}`)
    }
  }
  assert.ok(tried > 100, `${tried}`)
})
