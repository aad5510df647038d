// A process of its own: it measures the memory.

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
  const memory = process.memoryUsage().rss
  const header = await clients('GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ', drip)
  const body = await clients(
    'POST /auth/sign_in HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
    drip,
  )
  const reader = await clients('GET /test/large HTTP/1.1\r\nhost: localhost\r\n\r\n', sip)
  all.push(...header, ...body, ...reader)
  const isOpen = ({ localPort }: Client) => open.has(localPort)
  let served = 0
  for (; all.some(isOpen); served++) await ask()

  for (const client of [...header, ...body]) {
    const { status, headers } = readAnswer(client.text)
    assert.deepEqual([status, headers.connection], [408, 'close'])
    assert.equal(headers['x-content-type-options'], 'nosniff')
  }
  const grown = (process.memoryUsage().rss - memory) / 1024 / 1024
  console.log(`${served} others served meanwhile; grown by ${Math.round(grown)} MB`)
  assert.ok(served > 0, 'others are served while they are there')
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

async function ask(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/cms/menus`)
  await answer.arrayBuffer()
  assert.equal(answer.status, 200)
}
