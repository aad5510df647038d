import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { handText } from './sms-gateway.ts'

const gatewayAt = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, token: 'geheim', sender: 'Stagehaven' }
}
const message = { id: 'een', to: '+31612345678', text: 'Hoi' }

test('a gateway that never answers holds nothing up: the message is tried again later', async () => {
  const keys: unknown[] = []
  const silent = await gatewayAt(createServer((request) => keys.push(request.headers['idempotency-key'])))
  for (const _ of ['once', 'again'])
    assert.deepEqual(await handText(silent, message, 500), { reason: 'timeout', isFinal: false })
  assert.deepEqual(new Set(keys), new Set([message.id]), 'it is known as the same one')
})

test('one that begins to answer and stays there has taken it', async () => {
  const slow = await gatewayAt(createServer((_, response) => void response.writeHead(202).write('{')))
  assert.equal(await handText(slow, message, 60_000), null)
})
