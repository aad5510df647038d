import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { organizations, profiles, removeLogo } from '#protocol/features/organizations.ts'
import { reactingApp } from '#test/mails.ts'
import { requestText, sendRaw } from '#test/raw-http.ts'
import { newSite } from '#test/setup.ts'
import { until } from '#test/until.ts'
import { type Person, world } from '#test/world.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'logos-'))
after(() => rm(dataDir, { recursive: true }))
const app = await reactingApp({ dataDir })
const { site, provider, providerAdmin, nonProfitAdmin, centerAdmin, student } = await world({}, app)

const picture = (width = 800, height = 400) => sharp({ create: { width, height, channels: 3, background: '#008558' } })
const png = await picture().png().toBuffer()

async function put(who: Person | undefined, bytes: Buffer | string, type = 'image/png', id = provider.id) {
  const answer = await app.http.inject({
    method: 'PUT',
    url: `/api/v1/organizations/${id}/logo?name=logo.png`,
    headers: { 'x-tenant': site.key, ...who?.credentials, 'content-type': type },
    payload: bytes,
  })
  const json = answer.body ? answer.json() : {}
  return { status: answer.statusCode, code: json.errors?.[0]?.code, logoId: json.meta?.logoId as string }
}
const fetchFile = (path: string, headers: object = {}) =>
  app.http.inject({ method: 'GET', url: path, headers: { 'x-tenant': site.key, ...headers } })
const filesOnDisk = () => readdir(join(dataDir, 'files', site.id)).catch(() => [] as string[])

test('a logo is drawn anew in two sizes that everybody may see and keep', async () => {
  const { status, logoId } = await put(providerAdmin, png)
  assert.equal(status, 200)
  assert.equal((await providerAdmin.find(organizations, provider.id)).logoId, logoId)
  assert.equal((await student.find(profiles, provider.id)).logoId, logoId)
  for (const [size, width, height] of [
    [512, 512, 256],
    [96, 96, 48],
  ] as const) {
    const answer = await fetchFile(`/files/${logoId}/${size}`)
    assert.equal(answer.statusCode, 200)
    assert.equal(answer.headers['content-type'], 'image/webp')
    assert.equal(answer.headers['x-content-type-options'], 'nosniff')
    assert.match(answer.headers['cache-control'] as string, /public, max-age=31536000, immutable/)
    const drawn = await sharp(answer.rawPayload).metadata()
    assert.deepEqual([drawn.format, drawn.width, drawn.height], ['webp', width, height])
    const again = await fetchFile(`/files/${logoId}/${size}`, { 'if-none-match': answer.headers.etag })
    assert.equal(again.statusCode, 304)
  }
  assert.equal((await fetchFile(`/files/${logoId}/513`)).statusCode, 404)
  assert.equal((await fetchFile(`/files/${crypto.randomUUID()}/96`)).statusCode, 404)
  assert.equal((await fetchFile('/files/..%2f..%2fsecret/96')).statusCode, 404)
})

test('a file of one site does not exist at another', async () => {
  const { logoId } = await put(providerAdmin, png)
  const other = await newSite(app)
  assert.equal((await fetchFile(`/files/${logoId}/96`, { 'x-tenant': other.key })).statusCode, 404)
})

test('nothing of the original stays but what one sees', async () => {
  const jpeg = await picture()
    .withExif({ IFD0: { Artist: 'Noor Bos' }, IFD3: { GPSLatitude: '52/1 9/1 0/1' } })
    .jpeg()
    .toBuffer()
  assert.ok(jpeg.includes('Noor Bos'))
  const { logoId } = await put(providerAdmin, jpeg, 'image/jpeg')
  const { rawPayload } = await fetchFile(`/files/${logoId}/512`)
  assert.equal(rawPayload.includes('Noor Bos'), false)
  assert.equal((await sharp(rawPayload).metadata()).exif, undefined)
})

test('the new logo takes the place of the old one, whose bytes go', async () => {
  const first = await put(providerAdmin, png)
  const second = await put(providerAdmin, await picture(40, 40).webp().toBuffer(), 'image/webp')
  assert.equal((await fetchFile(`/files/${first.logoId}/96`)).statusCode, 404)
  await until('the old bytes are gone', async () => {
    const left = await readdir(join(dataDir, 'files', site.id, first.logoId)).catch(() => [])
    return left.length === 0 ? true : undefined
  })
  assert.equal((await fetchFile(`/files/${second.logoId}/96`)).statusCode, 200)

  await providerAdmin.run(removeLogo, provider.id)
  assert.equal((await providerAdmin.find(organizations, provider.id)).logoId, null)
  assert.equal((await fetchFile(`/files/${second.logoId}/96`)).statusCode, 404)
})

test('only who may change the organization changes its logo', async () => {
  assert.equal((await put(undefined, png)).status, 401)
  assert.equal((await put(student, png)).status, 403)
  assert.equal((await put(nonProfitAdmin, png)).status, 403)
  assert.equal((await put(centerAdmin, png)).status, 200)
  assert.equal((await put(centerAdmin, png, 'image/png', crypto.randomUUID())).status, 404)
  assert.equal((await put(centerAdmin, png, 'image/png', 'x')).status, 404)
  assert.equal((await put(student, 'not a picture')).status, 403, 'before the picture is looked at')
})

test('what is not a picture is refused, whatever it calls itself', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')
  for (const disguised of [svg, gif, '<!doctype html>', 'MZ\x90\x00', 'PK\x03\x04', `GIF87a${'x'.repeat(50)}`]) {
    assert.deepEqual(
      { ...(await put(providerAdmin, disguised)), logoId: undefined },
      { status: 422, code: 'file.type', logoId: undefined },
    )
  }
  assert.equal((await put(providerAdmin, '')).code, 'required')
})

test('a broken picture is refused and leaves nothing behind', async () => {
  const before = (await filesOnDisk()).length
  const cut = png.subarray(0, png.length / 2)
  const scrambled = Buffer.concat([png.subarray(0, 60), Buffer.alloc(200, 7)])
  const halfJpeg = (await picture().jpeg().toBuffer()).subarray(0, 300)
  for (const broken of [cut, scrambled, halfJpeg, png.subarray(0, 8)]) {
    assert.equal((await put(providerAdmin, broken)).code, 'file.broken')
  }
  assert.equal((await filesOnDisk()).length, before)
})

/** A PNG of a few kB that unfolds into very many pixels. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    const tail = Buffer.alloc(4)
    tail.writeUInt32BE(crc(body))
    return Buffer.concat([head, body, tail])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 2000)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
function crc(bytes: Buffer): number {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return ~value >>> 0
}

test('a small file that would unfold into a huge picture is refused before it does', async () => {
  const file = bomb(30_000, 30_000)
  assert.ok(file.length < 100_000)
  const before = process.memoryUsage().rss
  assert.equal((await put(providerAdmin, file)).code, 'file.dimensions')
  assert.ok(process.memoryUsage().rss - before < 100 * 1024 * 1024)
})

test('who may not is told so before a byte of the picture is read', async () => {
  const tooMuch = Buffer.alloc(3 * 1024 * 1024)
  assert.equal((await put(undefined, tooMuch)).status, 401)
  assert.equal((await put(student, tooMuch)).status, 403)
  const { port } = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }))
  const path = `/api/v1/organizations/${provider.id}/logo`
  const headers = { 'x-tenant': site.key, 'content-type': 'image/png', 'content-length': '1000000' }
  const answer = await sendRaw(Number(port), requestText(`PUT ${path}`, headers))
  assert.equal(answer.status, 401, 'without waiting for what does not come')
})

test('more than two megabytes is not even read', async () => {
  const { status, code } = await put(providerAdmin, Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]))
  assert.deepEqual([status, code], [413, 'body.tooLarge'])
})
