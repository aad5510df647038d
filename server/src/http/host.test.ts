import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestText, sendRaw } from '#test/raw-http.ts'
import { newApp, newSite } from '#test/setup.ts'
import { listeningPort } from '../app.ts'

const app = await newApp()
await app.http.listen({ port: 0, host: '127.0.0.1' })
const port = listeningPort(app.http) as number
const quay = await newSite(app, { name: 'Quay', hosts: ['Stage.Quay.Example'] })

/** The site whose front page answers, or the status when nothing does. */
async function siteAt(host: string): Promise<string | number> {
  const { status, body } = await sendRaw(port, requestText('GET /', { host }))
  if (status !== 200) return status
  const title = /<title>([^<]*)</.exec(body)?.[1]
  return app.sites.all().find(({ appName }) => appName === title)?.key ?? `no site is called ${title}`
}

test('a host leads to its site whatever its case and port', async () => {
  for (const { key, hosts } of app.sites.all()) for (const host of hosts) assert.equal(await siteAt(host), key, host)
  assert.equal(await siteAt('RAAYLAND.localhost:3000'), 'raayland')
  assert.equal(await siteAt('stage.quay.example'), quay.key)
})

/** Whole names only: a host that merely begins or ends like a partner's may belong to anybody. */
test('a host that only looks like one of ours gets the default site, and no link that names it', async () => {
  const hostile = [
    'raayland.localhost.evil.com',
    'evil.raayland.localhost',
    'evil-raayland.localhost',
    'stage.quay.example.evil.com',
    'raayland.localhost:3000:80',
    'raayland.localhost:evil',
    'raayland.localhost@evil.com',
    'raayland.localhost, evil.com',
    'raayland.localhost evil.com',
    'raayland.localhost/',
    'raayland',
    'localhost',
    '__proto__',
    'constructor',
    '..',
    '',
    ':3000',
    '[::1]:3000',
  ]
  for (const host of hostile) {
    assert.equal(await siteAt(host), app.sites.default.key, host)
    const list = await sendRaw(port, requestText('GET /api/v1/cms/menus', { host }))
    assert.match(JSON.parse(list.body).links.self, /^http:\/\/(localhost|\[::1\]):\d+\/api\/v1\/cms\/menus/, host)
  }
})
