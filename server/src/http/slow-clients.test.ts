import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { faultyFeature } from '#test/faulty-feature.ts'
import { openSocket, readAnswer } from '#test/raw-http.ts'
import { newApp } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { listeningPort } from '../app.ts'
import { features } from '../features.ts'

const EACH = 40
const limits = { headersMs: 800, requestMs: 1600, readingMs: 1500, silenceMs: 5000, checkMs: 200 }
const app = await newApp({}, { features: [...features, faultyFeature(Buffer.alloc(16 * 1024 * 1024, 'x'))], limits })
await app.http.listen({ port: 0, host: '127.0.0.1' })
const port = listeningPort(app.http) as number

/** The clients' ports of connections that the server still holds, whatever the clients themselves believe. */
const open = new Set<number>()
app.http.server.on('connection', (socket: Socket) => {
  const clientPort = socket.remotePort as number
  open.add(clientPort)
  socket.once('close', () => open.delete(clientPort))
})

test('120 clients that send or read a byte at a time hold up nobody and are shown the door', async (t) => {
  const all: Client[] = []
  t.after(() => {
    for (const { socket } of all) socket.destroy()
  })
  const alone = await durations(60)
  const memory = process.memoryUsage().rss
  const started = performance.now()
  const header = await clients('GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ', drip)
  const body = await clients(
    'POST /auth/sign_in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
    drip,
  )
  const reader = await clients('GET /test/large HTTP/1.1\r\nhost: localhost\r\n\r\n', sip)
  all.push(...header, ...body, ...reader)
  const crowded = await durations(150)
  await until('all of them are closed', () => all.every(({ localPort }) => !open.has(localPort)))
  const ended = performance.now() - started

  for (const client of [...header, ...body]) {
    const { status, headers } = readAnswer(client.text)
    assert.deepEqual([status, headers.connection], [408, 'close'])
    assert.equal(headers['x-content-type-options'], 'nosniff')
  }
  const grown = (process.memoryUsage().rss - memory) / 1024 / 1024
  console.log(
    `p95 ${p95(alone)} → ${p95(crowded)} ms; closed after ${Math.round(ended)} ms; grown by ${Math.round(grown)} MB`,
  )
  assert.ok(p95(crowded) < Math.max(4 * p95(alone), 150), `${p95(alone)} ms alone, ${p95(crowded)} ms in the crowd`)
  assert.ok(ended < 10_000, `closed after ${ended} ms`)
  assert.ok(grown < 100, `grown by ${grown} MB`)
})

test('somebody who merely reads with pauses gets the whole answer', async () => {
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

type Client = { socket: Socket; localPort: number; text: string }

function clients(first: string, behave: (client: Client) => Promise<void>): Promise<Client[]> {
  return Promise.all(
    Array.from({ length: EACH }, async () => {
      const socket = await openSocket(port)
      const client = { socket, localPort: socket.localPort as number, text: '' }
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
  while (!client.socket.destroyed) {
    if (client.socket.writable) client.socket.write('x')
    await sleep(100)
  }
}

async function sip(client: Client): Promise<void> {
  client.socket.pause()
  while (!client.socket.destroyed) {
    client.socket.read(1)
    await sleep(100)
  }
}

async function durations(count: number): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const started = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/cms/menus`)
    await answer.arrayBuffer()
    assert.equal(answer.status, 200)
    times.push(performance.now() - started)
  }
  return times
}

function p95(times: number[]): number {
  return Math.round((times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] as number) * 10) / 10
}
