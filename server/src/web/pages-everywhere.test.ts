import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { createContentPage, publishPage, savePage } from '#protocol/features/content/content-pages.ts'
import { defineTenant } from '#protocol/tenants/tenant.ts'
import { newApp } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { organization, person } from '#test/world.ts'
import { type WebApp, wholeAnswer } from './web-app.ts'

let made = 0
/** A web that shows the page at an address, by the way that pages ask for it, and which drawing of it this is. */
const web: WebApp = {
  buildId: 'build-1',
  close: async () => {},
  handle: async (request, { transport }) => {
    const slug = new URL(request.url).pathname.slice(1)
    const path = `/api/v1/cms/pages?filter[slugEq]=${slug}&fields[contentPages]=titleNl`
    const { body } = await transport({ method: 'GET', path, headers: {} })
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
    return wholeAnswer(new Response(`<p>${++made}</p><pre>${body}</pre>`, { headers }))
  },
}
/** Two processes of one installation, with the same site. */
const [one, two] = [await newApp({}, { web }), await newApp({}, { web })]
const key = `t${randomUUID().replaceAll('-', '').slice(0, 16)}`
const tenant = defineTenant({ key, name: 'Hier', variant: 'box' })
const id = await one.system.ensureTenant(key)
two.sites.add(tenant, id)
const site = one.sites.add(tenant, id)
const school = await organization(one, site, 'School')
const admin = await person(one, site, [['admin', school.id]])
const bodyAt = async (app: typeof one, path: string) =>
  (await app.http.inject({ method: 'GET', url: path, headers: { 'x-tenant': key } })).body

test('a published change shows on the kept page of every process; what is only written shows on none', async () => {
  const page = await admin.run(createContentPage, '', {
    ...{ kind: 'page', slug: 'open-dag', status: 'published', titleNl: 'Open dag', blocksNl: [] },
  })
  const none = { nl: '', en: '' }
  const content = { title: { nl: 'Open dag in mei', en: '' }, summary: none, description: none, parts: [] }
  for (const app of [one, two]) {
    await until('the page is kept', async () => {
      const body = await bodyAt(app, '/open-dag')
      return body.includes('Open dag') && (await bodyAt(app, '/open-dag')) === body ? true : undefined
    })
  }
  const { revision } = await admin.run(savePage, page.id, { content, revision: 0 })
  for (const app of [one, two]) assert.ok(!(await bodyAt(app, '/open-dag')).includes('in mei'))
  await admin.run(publishPage, page.id, { revision })
  for (const app of [one, two])
    await until('the change is there', async () =>
      (await bodyAt(app, '/open-dag')).includes('Open dag in mei') ? true : undefined,
    )
})
