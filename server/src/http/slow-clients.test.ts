// A process of its own: it measures the memory.

import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { faultyFeature } from '#test/faulty-feature.ts'
import { openSocket, readAnswer } from '#test/raw-http.ts'
import { newApp } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { listeningPort } from '../app.ts'
import { features } from '../features.ts'

const EACH = 40
/** As long as nothing is given up here; Node allows no more for the head. */
const ages = 300_000
const patient = { headersMs: ages, requestMs: ages, readingMs: ages, silenceMs: ages, checkMs: 200 }
/** Long enough for whoever is not slow, on a machine that is. */
const strict = { headersMs: 2000, requestMs: 4000, readingMs: 4000, silenceMs: 12_000, checkMs: 200 }

test('120 clients that send or read a byte at a time hold up nobody', async (t) => {
  const server = await listening(patient)
  const memory = process.memoryUsage().rss
  const slow = await slowClients(t, server.port)
  for (let served = 0; served < 150; served++) await ask(server.port)
  assert.ok(slow.all.every(server.holds), 'all of them were there from the first to the last')
  const grown = (process.memoryUsage().rss - memory) / 1024 / 1024
  assert.ok(grown < 100, `grown by ${grown} MB`)
})

test('they are shown the door', async (t) => {
  const server = await listening(strict)
  const { all, header, body } = await slowClients(t, server.port)
  await until('none of them is there any more', () => !all.some(server.holds))
  for (const client of [...header, ...body]) {
    const { status, headers } = readAnswer(client.text)
    assert.deepEqual([status, headers.connection], [408, 'close'])
    assert.equal(headers['x-content-type-options'], 'nosniff')
  }
  // They and the server wait in one process: what delays its look at the clock delays their next byte.
  for (const { steps } of all) assert.ok(steps < 100, `only after ${steps} bytes`)
  await ask(server.port)
})

test('somebody who merely reads with pauses gets the whole answer', async () => {
  const { port } = await listening({ ...strict, readingMs: 60_000 })
  const socket = await openSocket(port)
  let bytes = 0
  socket.on('data', (part) => {
    bytes += part.length
    socket.pause()
    setImmediate(() => socket.resume())
  })
  socket.write('GET /test/large HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  await until('it is all there', () => socket.closed)
  assert.ok(bytes > 16 * 1024 * 1024)
})

type Client = { socket: Socket; localPort: number; text: string; steps: number }

/** A server with these limits, and which of the clients it still holds, whatever they themselves believe. */
async function listening(limits: typeof strict) {
  const large = faultyFeature(Buffer.alloc(16 * 1024 * 1024, 'x'))
  const { http } = await newApp({}, { features: [...features, large], limits })
  const ports = new Set<number | undefined>()
  http.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket
    ports.add(remotePort)
    socket.once('close', () => ports.delete(remotePort))
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
  return { port: listeningPort(http) as number, holds: ({ localPort }: Client) => ports.has(localPort) }
}

/** A third is slow with the head of a request, a third with its body, a third with reading the answer. */
async function slowClients(t: TestContext, port: number) {
  const header = await clients(port, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ', drip)
  const body = await clients(
    port,
    'POST /auth/sign_in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
    drip,
  )
  const reader = await clients(port, 'GET /test/large HTTP/1.1\r\nhost: localhost\r\n\r\n', sip)
  const all = [...header, ...body, ...reader]
  t.after(() => {
    for (const { socket } of all) socket.destroy()
  })
  return { all, header, body }
}

function clients(port: number, first: string, behave: (client: Client) => Promise<void>): Promise<Client[]> {
  return Promise.all(
    Array.from({ length: EACH }, async () => {
      const socket = await openSocket(port)
      const client = { socket, localPort: socket.localPort as number, text: '', steps: 0 }
      socket.write(first)
      behave(client)
      return client
    }),
  )
}

async function drip(client: Client): Promise<void> {
  client.socket.on('data', (part) => {
    client.text += part
  })
  for (; !client.socket.destroyed; client.steps++) {
    if (client.socket.writable) client.socket.write('x')
    await sleep(100)
  }
}

async function sip(client: Client): Promise<void> {
  client.socket.pause()
  for (; !client.socket.destroyed; client.steps++) {
    client.socket.read(1)
    await sleep(100)
  }
}

async function ask(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/cms/menus`)
  await answer.arrayBuffer()
  assert.equal(answer.status, 200)
}
