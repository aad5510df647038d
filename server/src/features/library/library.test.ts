import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import {
  contentPages,
  copyPage,
  createContentPage,
  publishPage,
  savePage,
  updateContentPage,
} from '#protocol/features/content/content-pages.ts'
import {
  libraryFiles,
  librarySummary,
  libraryUses,
  removeLibraryFile,
  restoreLibraryFile,
  updateLibraryFile,
} from '#protocol/features/library.ts'
import { libraryDownloadPath, libraryPicturePath } from '#protocol/features/library-paths.ts'
import { forgetLostFiles } from '#server/files/forget-file.ts'
import { reactingApp } from '#test/mails.ts'
import { until } from '#test/until.ts'
import { type Person, world } from '#test/world.ts'
import { forgetRemovedFiles } from './keep-library-file.ts'
import { docx, hugePng, pdf, picture, zipBomb } from './library.factory.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'library-'))
after(() => rm(dataDir, { recursive: true }))
const app = await reactingApp({ dataDir })
const w = await world({}, app)
const { site, schoolAdmin } = w
const other = await world({}, app)

type Sending = { who?: Person; id?: string; name?: string; key?: string }
async function send(bytes: Buffer | string, { who = schoolAdmin, id, name = 'foto.jpg', key }: Sending = {}) {
  const answer = await app.http.inject({
    method: id ? 'PUT' : 'POST',
    url: `/api/v1/cms/files${id ? `/${id}/content` : ''}?${new URLSearchParams({ name })}`,
    headers: {
      ...who.credentials,
      'content-type': 'application/octet-stream',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    payload: bytes,
  })
  const { errors = [], meta = {} } = answer.json()
  const [{ code, detail } = { code: undefined, detail: '' }] = errors
  return { status: answer.statusCode, code, detail, id: String(meta.libraryFileId), fileId: String(meta.fileId) }
}
const get = (url: string, headers: Record<string, string> = { 'x-tenant': site.key }) =>
  app.http.inject({ method: 'GET', url, headers })
const storedOf = (id: string) => readdir(join(dataDir, 'files', site.id, id)).catch(() => [])
const everythingStored = async () => ({
  folders: await readdir(join(dataDir, 'files', site.id)).catch(() => []),
  rows: (await schoolAdmin.list(libraryFiles, { page: { size: 200 } })).length,
})
const describe = (id: string) => schoolAdmin.run(updateLibraryFile, id, { altNl: 'Een tuin', altEn: 'A garden' })
/** A page with a link to each file. */
let pages = 0
const pageWith = (ids: string[], status: 'draft' | 'published' = 'published') => {
  const link = (id: string) => ({
    type: 'text' as const,
    text: 'Lees',
    marks: [{ type: 'link' as const, attrs: { href: libraryDownloadPath(id) } }],
  })
  const doc = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: ids.map(link) }] }
  const slug = `met-bestand-${++pages}`
  return schoolAdmin.run(createContentPage, '', {
    ...{ kind: 'page', slug, status, titleNl: slug },
    blocksNl: [{ type: 'text', doc }],
  })
}

test('a picture is drawn anew in every width as AVIF and WebP, at addresses that never change', async () => {
  const { status, id, fileId } = await send(await picture(2000, 1000))
  assert.equal(status, 201)
  const { kind, width, height, name } = await schoolAdmin.find(libraryFiles, id)
  assert.deepEqual([kind, width, height, name], ['picture', 2000, 1000, 'foto.jpg'])
  for (const size of [1600, 960, 480] as const) {
    for (const [format, reads] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
    ] as const) {
      const answer = await get(libraryPicturePath(fileId, size, format))
      assert.equal(answer.statusCode, 200)
      assert.equal(answer.headers['content-type'], `image/${format}`)
      assert.match(String(answer.headers['cache-control']), /public.*immutable/)
      assert.equal(answer.headers['x-content-type-options'], 'nosniff')
      assert.match(String(answer.headers['content-security-policy']), /sandbox/)
      const drawn = await sharp(answer.rawPayload).metadata()
      assert.deepEqual([drawn.format, drawn.width, drawn.height, drawn.exif], [reads, size, size / 2, undefined])
    }
  }
  assert.equal((await get(`/files/${fileId}/640`)).statusCode, 404, 'that is a size of photos')
})

const refused: [what: string, bytes: () => Promise<Buffer | string>, code: string, words: RegExp][] = [
  ['a picture of 50,000 × 50,000 points', async () => hugePng(), 'file.dimensions', /groot|punten|pixels/i],
  [
    'a polyglot: a picture that is an archive too',
    async () => Buffer.concat([await picture(), docx()]),
    'library.mixed',
    /ander bestand verstopt/,
  ],
  [
    'a polyglot: a PDF that is a page too',
    async () => '%PDF-1.7\n<html><script>alert(1)</script>',
    'library.mixed',
    /ander bestand verstopt/,
  ],
  ['a zip bomb named .docx', async () => zipBomb(), 'library.bomb', /veel te groot/],
  [
    'an SVG with a script',
    async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'library.svg',
    /als PNG/,
  ],
  ['a page named .jpg', async () => '<!doctype html><script>alert(1)</script>', 'library.type', /Kies een afbeelding/],
  ['a picture that is cut off', async () => (await picture(400, 400)).subarray(0, 300), 'file.broken', /./],
]
for (const [what, bytes, code, words] of refused) {
  test(`${what} is refused in clear words, and nothing of it is stored`, async () => {
    const before = await everythingStored()
    const answer = await send(await bytes(), { name: 'verslag.docx' })
    assert.deepEqual([answer.status, answer.code], [422, code])
    assert.match(answer.detail, words)
    assert.deepEqual(await everythingStored(), before)
  })
}

test('a document is only ever saved: as an attachment, in a sandbox, under a safe name', async () => {
  const { id } = await send(docx(), { name: '../../Rooster "nu".exe' })
  const answer = await get(libraryDownloadPath(id), schoolAdmin.credentials)
  assert.equal(answer.statusCode, 200)
  assert.match(String(answer.headers['content-disposition']), /^attachment; .*Rooster .*\.docx/)
  assert.doesNotMatch(String(answer.headers['content-disposition']), /\.\.\/|\.exe/)
  assert.equal(answer.headers['x-content-type-options'], 'nosniff')
  assert.match(String(answer.headers['content-security-policy']), /default-src 'none'; sandbox/)
  const { fileId } = await schoolAdmin.find(libraryFiles, id)
  assert.equal((await get(libraryPicturePath(fileId, 480))).statusCode, 404, 'a document has no public address')
})

test('only who writes the pages of the site writes here', async () => {
  const { id } = await send(pdf)
  for (const who of [w.student, w.mentor, w.providerAdmin, w.nonProfitAdmin, w.volunteer]) {
    assert.equal((await send(pdf, { who })).status, 403)
    assert.equal((await send(pdf, { who, id })).status, 403)
    await assert.rejects(who.tell(librarySummary), { status: 403 })
    assert.equal((await get(libraryDownloadPath(id), who.credentials)).statusCode, 404)
  }
  const stranger = await app.http.inject({
    method: 'POST',
    url: '/api/v1/cms/files',
    headers: { 'x-tenant': site.key },
    payload: pdf,
  })
  assert.equal(stranger.statusCode, 401)
  assert.equal((await send(pdf, { who: w.centerAdmin })).status, 201)
})

test('another site sees not a byte of it, and changes nothing', async () => {
  const { id, fileId } = await send(await picture())
  const theirs = other.schoolAdmin
  await describe(id)
  await pageWith([id])
  assert.equal((await get(libraryDownloadPath(id))).statusCode, 200)
  for (const headers of [theirs.credentials, { 'x-tenant': other.site.key }]) {
    assert.equal((await get(libraryPicturePath(fileId, 480), headers)).statusCode, 404)
    assert.equal((await get(libraryDownloadPath(id), headers)).statusCode, 404)
  }
  assert.deepEqual([...(await theirs.list(libraryFiles)), ...(await theirs.list(libraryUses))], [])
  assert.equal((await theirs.tell(librarySummary)).all, 0)
  assert.equal((await send(await picture(), { who: theirs, id })).status, 404)
  await assert.rejects(theirs.run(removeLibraryFile, id), { status: 404 })
  assert.equal((await get(libraryPicturePath(fileId, 480))).statusCode, 200)
})

test('who tries again after a broken line has one file', async () => {
  const [bytes, key] = [await picture(), randomUUID()]
  const first = await send(bytes, { key })
  const again = await send(bytes, { key })
  assert.deepEqual([again.status, again.id], [201, first.id])
  const folders = await readdir(join(dataDir, 'files', site.id))
  assert.ok(folders.includes(first.fileId))
  assert.equal((await storedOf(again.fileId)).length, 6)
})

test('a file is replaced wherever it is used, and its old bytes go', async () => {
  const { id, fileId } = await send(await picture())
  await describe(id)
  const next = await send(await picture(300, 200), { id })
  assert.deepEqual([next.status, next.id], [200, id])
  assert.notEqual(next.fileId, fileId)
  const now = await schoolAdmin.find(libraryFiles, id)
  assert.deepEqual([now.fileId, now.width, now.altNl], [next.fileId, 300, 'Een tuin'])
  assert.equal((await get(libraryPicturePath(fileId, 480))).statusCode, 404)
  await until('the bytes are gone', async () => (await storedOf(fileId)).length === 0 || undefined)
  assert.equal((await send(pdf, { id })).code, 'library.otherKind')
  assert.equal((await schoolAdmin.find(libraryFiles, id)).fileId, next.fileId)
})

test('a picture stands on a page only with words in Dutch, or as decoration; English may come later', async () => {
  const { id } = await send(await picture())
  const isRefused = (field: string) => (error: { errors: { code: string; source?: { pointer?: string } }[] }) => {
    assert.deepEqual(
      [error.errors[0]?.code, error.errors[0]?.source?.pointer],
      ['library.undescribed', `/data/attributes/${field}`],
    )
    return true
  }
  await assert.rejects(pageWith([id]), isRefused('blocksNl'))
  await schoolAdmin.run(updateLibraryFile, id, { altEn: 'A garden' })
  await assert.rejects(pageWith([id]), isRefused('blocksNl'))
  await schoolAdmin.run(updateLibraryFile, id, { altNl: 'Een tuin', altEn: null })
  await pageWith([id])
  await assert.rejects(schoolAdmin.run(updateLibraryFile, id, { altNl: null }), isRefused('altNl'))
  await schoolAdmin.run(updateLibraryFile, id, { altNl: null, altEn: null, isDecorative: true })
  const { isDescribed, useCount } = await schoolAdmin.find(libraryFiles, id)
  assert.deepEqual([isDescribed, useCount], [true, 1])
})

test('it is known where a file is used, and a visitor gets what stands on a page they may read', async () => {
  const { id } = await send(pdf)
  const isThere = async () => (await get(libraryDownloadPath(id))).statusCode
  const draft = await pageWith([id], 'draft')
  assert.equal(await isThere(), 404, 'a draft is nobody’s to read')
  const live = await pageWith([id])
  assert.equal(await isThere(), 200)
  const uses = await schoolAdmin.list(libraryUses, { filter: { libraryFileIdEq: id }, include: ['contentPage'] })
  assert.deepEqual(uses.map(({ contentPage }) => contentPage?.slug).toSorted(), [draft.slug, live.slug].toSorted())
  await schoolAdmin.run(updateContentPage, live.id, { blocksNl: [] })
  assert.equal(await isThere(), 404)
  await schoolAdmin.remove(contentPages, draft.id)
  const unused = await schoolAdmin.list(libraryFiles, { filter: { used: false }, page: { size: 200 } })
  assert.ok(unused.some((file) => file.id === id))
})

test('what is removed leaves its pages at once, can be taken back, and is gone for good after a month', async () => {
  const { id, fileId } = await send(await picture())
  await describe(id)
  const page = await pageWith([id])
  const seen = async () => [
    (await get(libraryPicturePath(fileId, 480))).statusCode,
    (await get(libraryDownloadPath(id))).statusCode,
    (await w.guest.list(libraryFiles, { filter: { idEq: id } })).length,
  ]
  assert.deepEqual(await seen(), [200, 200, 1])
  await schoolAdmin.run(removeLibraryFile, id)
  assert.deepEqual(await seen(), [404, 404, 0])
  await assert.rejects(schoolAdmin.run(removeLibraryFile, id), { status: 409 })
  await assert.rejects(schoolAdmin.run(updateLibraryFile, id, { name: 'x' }), { status: 409 })
  assert.equal((await send(await picture(), { id })).status, 404)
  await assert.rejects(pageWith([id]), { status: 422 })
  const forget = () => forgetRemovedFiles.run({ site, road: app.road, payload: {}, log: app.http.log })
  await forget()
  await schoolAdmin.run(restoreLibraryFile, id)
  assert.deepEqual(await seen(), [200, 200, 1])
  await schoolAdmin.run(removeLibraryFile, id)
  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(`update library_files set removed_at = now() - interval '31 days' where id = $1`, [id]),
  )
  await forget()
  await assert.rejects(schoolAdmin.find(libraryFiles, id), { status: 404 })
  await until('the bytes are gone', async () => (await storedOf(fileId)).length === 0 || undefined)
  assert.equal((await schoolAdmin.find(contentPages, page.id)).slug, page.slug)
})

test('files are found by words, folder and kind, and summed up', async () => {
  const { id } = await send(await picture(), { name: 'geiten.jpg' })
  await schoolAdmin.run(updateLibraryFile, id, { folder: 'Voorjaar', altNl: 'Een geit op het erf', altEn: 'A goat' })
  for (const filter of [
    { search: 'geit erf' },
    { folderEq: 'Voorjaar' },
    { kindEq: 'picture', search: 'goat' },
  ] as const)
    assert.deepEqual(
      (await schoolAdmin.list(libraryFiles, { filter })).map((file) => file.id),
      [id],
    )
  const { all, pictures, documents, bytes, folders } = await schoolAdmin.tell(librarySummary)
  assert.equal(all, pictures + documents)
  assert.ok(bytes > 0)
  assert.deepEqual(folders, [{ name: 'Voorjaar', count: 1 }])
})

test('a picture on a page of the editor: used as soon as it is written, read by all once it is published', async () => {
  const { id } = await send(await picture())
  const page = await schoolAdmin.run(createContentPage, '', {
    ...{ kind: 'page', slug: 'met-beeld', status: 'published', titleNl: 'Met beeld', blocksNl: [] },
  })
  const part = { key: 'a', nl: { type: 'picture' as const, src: libraryDownloadPath(id), alt: '' }, en: null }
  const both = (nl: string) => ({ nl, en: '' })
  const content = { title: both('Met beeld'), summary: both(''), description: both(''), parts: [part] }
  await schoolAdmin.run(savePage, page.id, { content, revision: 0 })
  const used = async () => (await schoolAdmin.find(libraryFiles, id)).useCount
  const forAll = async () => (await w.guest.list(libraryFiles, { filter: { idEq: id } })).length
  assert.deepEqual([await used(), await forAll()], [1, 0], 'what is being written counts, and nobody reads it yet')
  const publish = () => schoolAdmin.run(publishPage, page.id, { revision: 1 })
  await assert.rejects(publish(), { status: 422 }, 'it has no words yet')
  await describe(id)
  await publish()
  assert.deepEqual([await used(), await forAll()], [1, 1])
  await assert.rejects(schoolAdmin.run(updateLibraryFile, id, { altNl: null }), { status: 422 })
  const copy = await schoolAdmin.run(copyPage, page.id)
  assert.equal(await used(), 2)
  await schoolAdmin.run(savePage, page.id, { content: { ...content, parts: [] }, revision: 1 })
  assert.deepEqual([await used(), await forAll()], [2, 1], 'as long as it is live')
  await schoolAdmin.run(publishPage, page.id, { revision: 2 })
  await schoolAdmin.remove(contentPages, copy.id)
  assert.deepEqual([await used(), await forAll()], [0, 0])
})

const pieceBytes = 1_000_000
const piecesUrl = (sending: string) => `/api/v1/cms/file_pieces/${sending}`
async function sendPiece(sending: string, start: number, bytes: Buffer, who = schoolAdmin) {
  const answer = await app.http.inject({
    method: 'PUT',
    url: `${piecesUrl(sending)}?start=${start}`,
    headers: { ...who.credentials, 'content-type': 'application/octet-stream' },
    payload: bytes,
  })
  return { status: answer.statusCode, received: answer.json().meta?.received }
}
const receivedOf = async (sending: string, who = schoolAdmin) =>
  (await get(piecesUrl(sending), who.credentials)).json().meta?.received
const finish = (sending: string, who = schoolAdmin) =>
  app.http.inject({
    method: 'POST',
    url: `/api/v1/cms/files?name=jaarboek.pdf&pieces=${sending}`,
    headers: { ...who.credentials, 'content-type': 'application/octet-stream' },
  })

test('a large file goes on where it was: pieces that came stay, one that does not follow is not kept, and all of them make the file', async () => {
  const sending = randomUUID()
  const whole = Buffer.concat([pdf, Buffer.alloc(2_200_000, '% jaarboek\n')])
  const piece = (start: number) => whole.subarray(start, start + pieceBytes)
  assert.equal(await receivedOf(sending), 0)
  assert.deepEqual(await sendPiece(sending, 0, piece(0)), { status: 200, received: pieceBytes })
  assert.deepEqual(await sendPiece(sending, 2 * pieceBytes, piece(0)), { status: 200, received: pieceBytes })
  assert.deepEqual(await sendPiece(sending, 0, piece(0)), { status: 200, received: pieceBytes }, 'it came already')
  assert.equal(await receivedOf(sending), pieceBytes, 'as who comes back later is told')

  assert.equal(await receivedOf(sending, other.schoolAdmin), 0, 'on another site nothing came')
  assert.equal((await sendPiece(sending, 0, piece(0), w.student)).status, 403)
  assert.equal((await sendPiece(sending, pieceBytes, Buffer.alloc(pieceBytes + 1))).status, 413)
  assert.equal((await sendPiece('x', 0, piece(0))).status, 404)

  await sendPiece(sending, pieceBytes, piece(pieceBytes))
  await sendPiece(sending, 2 * pieceBytes, piece(2 * pieceBytes))
  assert.equal(await receivedOf(sending), whole.length)
  const answer = await finish(sending)
  assert.equal(answer.statusCode, 201)
  const { libraryFileId } = answer.json().meta
  const kept = await get(libraryDownloadPath(libraryFileId), schoolAdmin.credentials)
  assert.ok(kept.rawPayload.equals(whole), 'byte by byte')
  assert.equal(await receivedOf(sending), 0, 'its pieces are gone')
})

test('what was refused in one piece is refused in pieces, and what never became whole is gone after a day', async () => {
  const sending = randomUUID()
  await sendPiece(sending, 0, Buffer.from('<html><script>alert(1)</script>'))
  const answer = await finish(sending)
  assert.deepEqual([answer.statusCode, answer.json().errors[0].code], [422, 'library.type'])

  await app.road.db.withTenant(site.id, (sql) =>
    sql.run(`update files set created_at = now() - interval '25 hours' where kind = 'piece'`, []),
  )
  await forgetLostFiles.run({ site, road: app.road, payload: {}, log: app.http.log })
  assert.equal(await receivedOf(sending), 0)
})
