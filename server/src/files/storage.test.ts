import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

const folder = await mkdtemp(join(tmpdir(), 'files-'))
after(() => rm(folder, { recursive: true }))

/** As much of S3 as we use: objects by address, and nobody without a signature of ours. */
const objects = new Map<string, Buffer>()
let refused = 0
const bucket = createServer(async (request, response) => {
  const key = request.url as string
  if (!/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/auto\/s3\/aws4_request/.test(request.headers.authorization ?? '')) {
    refused++
    return response.writeHead(403).end('<Error/>')
  }
  if (request.method === 'PUT') objects.set(key, await bodyOf(request))
  if (request.method === 'DELETE') objects.delete(key)
  if (key.includes('broken')) return response.writeHead(400).end('<Error/>')
  const found = objects.get(key)
  if (request.method === 'GET') return response.writeHead(found ? 200 : 404).end(found)
  return response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
})
await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
after(() => bucket.close())
const url = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/bucket`
const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'auto' }

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

const kinds: Record<string, Storage> = { 'a folder': folderStorage(folder), 'a bucket': s3Storage({ url, ...keys }) }
for (const [name, storage] of Object.entries(kinds)) {
  describe(name, () => {
    test('gives back what was put, until it is deleted', async () => {
      const bytes = Buffer.from([0, 255, 10, 13, 0])
      await storage.put('a/b/512.webp', bytes, 'image/webp')
      assert.deepEqual(await storage.get('a/b/512.webp'), bytes)
      await storage.put('a/b/512.webp', Buffer.from('new'), 'image/webp')
      assert.equal(String(await storage.get('a/b/512.webp')), 'new')
      await storage.delete('a/b/512.webp')
      assert.equal(await storage.get('a/b/512.webp'), undefined)
      await storage.delete('a/b/512.webp')
    })

    test('takes no key that leads elsewhere', async () => {
      for (const key of ['../secret', 'a/../../b', '/etc/passwd', 'a//b', '', 'a/..', 'A/b', 'a b']) {
        await assert.rejects(async () => storage.put(key, Buffer.from('x'), 'text/plain'), /not a key/, key)
        await assert.rejects(async () => storage.get(key), /not a key/, key)
      }
    })
  })
}

test('a folder holds no halves: two at the same moment leave one whole file and nothing else', async () => {
  const storage = folderStorage(folder)
  const all = Array.from({ length: 8 }, (_, i) => Buffer.alloc(200_000, i))
  await Promise.all(all.map((bytes) => storage.put('race/x', bytes, 'image/webp')))
  const kept = (await storage.get('race/x')) as Buffer
  assert.ok(all.some((bytes) => bytes.equals(kept)))
  assert.deepEqual(await readdir(join(folder, 'race')), ['x'])
})

test('a bucket that refuses is an error that says no secret', async () => {
  const storage = s3Storage({ url, ...keys })
  await assert.rejects(
    storage.put('broken/x', Buffer.from('x'), 'image/webp'),
    /^Error: file storage answered 400 to PUT$/,
  )
  const stranger = s3Storage({ url, ...keys, accessKeyId: 'other' })
  await assert.rejects(stranger.get('a/b'), /answered 403 to GET/)
  assert.ok(refused > 0)
})
