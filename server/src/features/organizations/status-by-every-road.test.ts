import assert from 'node:assert/strict'
import { test } from 'node:test'
import { organizations } from '#protocol/features/organizations.ts'
import { organization, world } from '#test/world.ts'

const { app, site, center, centerAdmin } = await world()

const host = (values: object) => organization(app, site, 'Provider', { center_id: center.id, ...values })
const put = async (id: string, attributes: object, road = '') => {
  const data = { type: 'organizations', id, attributes }
  const answer = await centerAdmin.send('PUT', `/organizations/${id}${road}`, { data })
  return { status: answer.status, error: answer.body ? JSON.parse(answer.body).errors?.[0] : undefined }
}
const statusOf = async (id: string) => (await centerAdmin.find(organizations, id)).status

test('a refusal needs a reason, whichever way it is given', async () => {
  for (const road of ['', '/approve']) {
    const { id } = await host({ status: 'pending' })
    for (const attributes of [{ status: 'denied' }, { status: 'denied', status_reason: 'Nee.' }]) {
      const refused = await put(id, attributes, road)
      assert.equal(refused.status, 422, road)
      assert.match(refused.error.source.pointer, /status_?reason/i)
    }
    assert.equal(await statusOf(id), 'pending')
    assert.equal(
      (await put(id, { status: 'denied', status_reason: 'Wij werken alleen in Utrecht.' }, road)).status,
      200,
    )
    assert.equal(await statusOf(id), 'denied')
  }
})

test('what was never approved does not come back from the archive as approved', async () => {
  for (const status of ['denied', 'pending']) {
    const { id } = await host({ status })
    assert.equal((await put(id, { status: 'archived' })).status, 200)
    assert.equal((await put(id, { status: 'approved' })).status, 409, status)
    assert.equal((await put(id, { status: 'denied', status_reason: 'Nog steeds niet geschikt.' })).status, 409)
    assert.equal((await put(id, { status: 'pending' })).status, 200)
    assert.equal(await statusOf(id), 'pending')

    assert.equal((await centerAdmin.send('DELETE', `/organizations/${id}`)).status, 204)
    assert.equal((await centerAdmin.send('PUT', `/organizations/${id}/restore`)).status, 200)
    assert.equal(await statusOf(id), 'pending', 'somebody decides about it first')
  }
})

test('what was approved comes back as approved and not in the queue', async () => {
  const { id } = await host({ status: 'approved' })
  assert.equal((await put(id, { status: 'archived' })).status, 200)
  assert.equal((await put(id, { status: 'pending' })).status, 409)
  assert.equal((await put(id, { status: 'approved' })).status, 200)
  assert.equal(await statusOf(id), 'approved')
})

test('who approves by a plain update what nobody looks after, looks after it from then on', async () => {
  const { id } = await organization(app, site, 'Provider', { status: 'pending' })
  assert.equal((await put(id, { status: 'approved' })).status, 200)
  assert.equal((await centerAdmin.find(organizations, id)).centerId, center.id)
})
