import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { signerAddresses } from '#protocol/features/contracts.ts'
import { notifications } from '#protocol/features/notifications.ts'
import { contractWorld } from '#test/contract-world.ts'
import { failureReport, inbound, post } from '#test/inbound.ts'
import { reactingApp } from '#test/mails.ts'
import { OwnDatabase } from '#test/own-database.ts'
import { sealingFolder } from '#test/seal-key.ts'
import { until } from '#test/until.ts'

const database = await OwnDatabase.create()
const dataDir = await sealingFolder(database)
const app = await reactingApp({ dataDir, inbound }, database)
const w = await contractWorld({ app, database, dataDir })
const { site, mentor } = w
const listener = await app.listenForMail()
assert.ok(listener)
after(() => listener.close())

test('a contract mail that comes back shows with who signs, and whoever released it is told', async () => {
  const { id, mother } = await w.ready()
  await w.linkTo(mother, id)
  const [mail] = await database.rows<{ id: string; sender_id: string }>(
    'select id, sender_id from mails where recipient = $1',
    [mother],
  )
  assert.equal(mail?.sender_id, mentor.id)
  const address = app.road.registry.inbound?.of('bounce', site.id, mail?.id ?? '') ?? ''
  const addresses = async () => [...(await mentor.list(signerAddresses, { filter: { contractIdEq: id } }))]
  assert.ok((await addresses()).every(({ undeliveredAt }) => !undeliveredAt))
  assert.equal((await post(listener.port, address, failureReport(address, '5.1.1'))).code, 250)

  const marked = (await addresses()).filter(({ undeliveredAt }) => undeliveredAt)
  assert.deepEqual(
    marked.map(({ email, undeliveredWhy }) => [email, undeliveredWhy]),
    [[mother, 'unknown']],
  )
  const [notice] = await until('the mentor is told', async () => {
    const found = await mentor.list(notifications, { filter: { kindEq: 'mailBounced' } })
    return found.length > 0 && [...found]
  })
  assert.deepEqual([notice?.detail, notice?.path], ['Petra de Wit', `/contracts/${id}`])
})
