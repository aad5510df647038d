import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { organizations, organizationUpdated } from '#protocol/features/organizations.ts'
import { appOn } from '#test/own-database.ts'
import { sharedAppUrl } from '#test/setup.ts'
import { StallingProxy } from '#test/stalling-proxy.ts'
import { world } from '#test/world.ts'

test('a picture stays when it was committed but the connection was lost before that was told', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lost-'))
  t.after(() => rm(dataDir, { recursive: true }))
  const { proxy, url } = await StallingProxy.to(sharedAppUrl(), t)
  const app = await appOn(url, t, { dataDir })
  const { site, provider, providerAdmin } = await world({}, app)
  const background = '#008558'

  proxy.loseAnswerTo(organizationUpdated.name)
  const answer = await app.http.inject({
    method: 'PUT',
    url: `/api/v1/organizations/${provider.id}/logo`,
    headers: { 'x-tenant': site.key, ...providerAdmin.credentials, 'content-type': 'image/png' },
    payload: await sharp({ create: { width: 80, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  })

  assert.equal(answer.statusCode, 503)
  const { logoId } = await providerAdmin.find(organizations, provider.id)
  assert.ok(logoId, 'it was committed')
  const file = await app.http.inject({ url: `/files/${logoId}/96`, headers: { 'x-tenant': site.key } })
  assert.equal(file.statusCode, 200)
})
