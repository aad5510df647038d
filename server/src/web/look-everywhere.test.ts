import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { publishLook, saveLook } from '#protocol/tenants/site-look.ts'
import { defineTenant } from '#protocol/tenants/tenant.ts'
import { newApp } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { organization, person } from '#test/world.ts'
import { type WebApp, wholeAnswer } from './web-app.ts'

/** A web that shows what a page asks of its site, by the way that pages ask it. */
const web: WebApp = {
  buildId: 'build-1',
  close: async () => {},
  handle: async (_request, { site, siteTransport }) => {
    const { body } = await siteTransport({ method: 'GET', path: '/api/v1/site_theme', headers: {} })
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
    return wholeAnswer(new Response(`<h1>${site.appName}</h1><pre>${body}</pre>`, { headers }))
  },
}
/** Two processes of one installation, with the same two sites. */
const [one, two] = [await newApp({}, { web }), await newApp({}, { web })]
const siteOf = async (name: string) => {
  const key = `t${randomUUID().replaceAll('-', '').slice(0, 16)}`
  const tenant = defineTenant({ key, name, variant: 'box' })
  const id = await one.system.ensureTenant(key)
  two.sites.add(tenant, id)
  return one.sites.add(tenant, id)
}
const [site, other] = [await siteOf('Hier'), await siteOf('Daar')]
const school = await organization(one, site, 'School')
const admin = await person(one, site, [['admin', school.id]])
const pageOf = async (app: typeof one, { key }: typeof site, url = '/', headers = {}) =>
  app.http.inject({ method: 'GET', url, headers: { 'x-tenant': key, ...headers } })

test('a published look shows on the kept pages of every process, and another site never sees a byte of it', async () => {
  const apps = [one, two]
  for (const app of apps) {
    const page = await pageOf(app, site)
    assert.equal((await pageOf(app, site)).body, page.body, 'it is kept')
    assert.match(page.body, /Hier/)
  }
  const others = await Promise.all(apps.map((app) => pageOf(app, other)))
  const { changedAt } = await admin.run(saveLook, '', { name: 'Zeezicht', seen: '1970-01-01T00:00:00.000Z' })
  for (const app of apps) assert.ok(!(await pageOf(app, site)).body.includes('Zeezicht'), 'a draft is nobody else’s')
  await admin.run(publishLook, '', { seen: changedAt })
  for (const app of apps)
    await until('the name stands on the page', async () => {
      const { body } = await pageOf(app, site)
      return body.includes('"name":"Zeezicht"') && body.includes('<h1>Stagehaven Zeezicht') ? true : undefined
    })
  for (const [at, app] of apps.entries()) {
    const { body } = await pageOf(app, other)
    assert.equal(body, others[at]?.body)
    assert.ok(!body.includes('Zeezicht'))
  }
})

test('only a page with a draft look stands in a frame, of our own, and only for who is signed in', async () => {
  const draft = '/?uiterlijk=concept'
  const cookie = ['uid', 'client', 'access-token'].map((name) => `${name}=${admin.credentials[name]}`).join('; ')
  const framed = async (url: string, headers = {}) => {
    const answer = await pageOf(one, site, url, headers)
    const policy = String(answer.headers['content-security-policy'])
    return [answer.headers['x-frame-options'], /frame-ancestors ([^;]+)/.exec(policy)?.[1]]
  }
  assert.deepEqual(await framed(draft), ['DENY', `'none'`])
  assert.deepEqual(await framed('/', { cookie }), ['DENY', `'none'`])
  assert.deepEqual(await framed(draft, { cookie }), ['SAMEORIGIN', `'self'`])
})
