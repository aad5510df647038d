import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { isSlug } from '#protocol/content/content-pages.ts'
import { reservedSlugs } from '#protocol/content/reserved-slugs.ts'
import { testApp } from '#test/setup.ts'

const firstParts = ({ path, children = [] }: RouteConfigEntry): string[] =>
  path === undefined ? children.flatMap(firstParts) : [path.split('/')[0] as string]

test('the addresses that no page can have are those of the site map and of the server', async () => {
  const app = await testApp()
  const tree = app.http.printRoutes({ commonPrefix: false })
  const served = [...tree.matchAll(/^ {4}[├└]── ([^/ ]+)/gm)].map(([, part]) => part as string)
  assert.ok(served.includes('healthz') && served.includes('api'), tree)
  const mapped = (routes as RouteConfigEntry[]).flatMap(firstParts)
  assert.deepEqual([...reservedSlugs].sort(), [...new Set([...mapped, ...served])].filter(isSlug).sort())
})
