import assert from 'node:assert/strict'
import { test } from 'node:test'
import { features } from '#server/features.ts'
import { testApp } from '#test/setup.ts'
import { routesOf } from '../not-found.ts'
import { openApiDocument } from './openapi.ts'

type Schema = { type?: unknown; properties?: Record<string, Schema> }
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
