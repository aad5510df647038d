import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { docx, hugePng, picture, zipBomb } from '#features/library/library.factory.ts'
import { menuItems, menus } from '#protocol/features/content/content.ts'
import { contentPages, createContentPage, pageVersions, savePage } from '#protocol/features/content/content-pages.ts'
import type { CopiedFile } from '#protocol/features/copied-site.ts'
import { createForm } from '#protocol/features/forms.ts'
import { libraryFiles, updateLibraryFile } from '#protocol/features/library.ts'
import { libraryDownloadPath } from '#protocol/features/library-paths.ts'
import { cancelSiteCopy, copyParts, importSiteCopy, makeSiteCopy, siteCopies } from '#protocol/features/site-copies.ts'
import { publishLook, saveLook } from '#protocol/tenants/site-look.ts'
import { saveSiteTexts } from '#protocol/tenants/site-texts.ts'
import { siteTheme } from '#protocol/tenants/site-theme.ts'
import { reactingApp } from '#test/mails.ts'
import { until } from '#test/until.ts'
import { type Person, world } from '#test/world.ts'
import { archiveOf, copiedPage, copiedSite } from './site-copies.factory.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'copies-'))
after(() => rm(dataDir, { recursive: true }))
const app = await reactingApp({ dataDir })
const [here, there] = [await world({}, app), await world({}, app)]
type World = typeof here

async function send(who: Person, path: string, payload: Buffer) {
  const headers = { ...who.credentials, 'content-type': 'application/octet-stream' }
  const answer = await app.http.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload })
  return { status: answer.statusCode, ...answer.json() }
}
const bring = async ({ schoolAdmin }: World, archive: Buffer) => {
  const { status, meta } = await send(schoolAdmin, '/cms/site_copies/archive?name=kopie.zip', archive)
  assert.equal(status, 201)
  return String(meta.siteCopyId)
}
const reached = ({ schoolAdmin }: World, id: string, ...wanted: string[]) =>
  until(`the copy is ${wanted.join(' or ')}`, async () => {
    const copy = await schoolAdmin.find(siteCopies, id)
    if (copy.status === 'failed' && !wanted.includes('failed')) throw new Error(JSON.stringify(copy.failure))
    return wanted.includes(copy.status) ? copy : undefined
  })
async function archiveFrom(w: World): Promise<Buffer> {
  const { id } = await w.schoolAdmin.run(makeSiteCopy, '')
  const { size } = await reached(w, id, 'ready')
  const url = `/api/v1/cms/site_copies/${id}/archive`
  const answer = await app.http.inject({ url, headers: w.schoolAdmin.credentials })
  assert.deepEqual([answer.statusCode, answer.rawPayload.length], [200, size])
  return answer.rawPayload
}
const putBack = async (w: World, id: string) => {
  await w.schoolAdmin.run(importSiteCopy, id, { parts: [...copyParts] })
  return reached(w, id, 'imported')
}
const pageAt = async ({ guest }: World, slug: string) =>
  (await guest.list(contentPages, { filter: { slugEq: slug, kindEq: 'page' } }))[0]
const doc = (text: string, href: string) => ({
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph' as const,
      content: [{ type: 'text' as const, text, marks: [{ type: 'link' as const, attrs: { href } }] }],
    },
  ],
})

/** A site with something of everything. */
async function writeSite({ schoolAdmin }: World): Promise<string> {
  const sent = await send(schoolAdmin, '/cms/files?name=deur.png', await picture(2400, 1600))
  const fileId = String(sent.meta.libraryFileId)
  await schoolAdmin.run(updateLibraryFile, fileId, {
    altNl: 'De deur staat open',
    altEn: 'The door is open',
    folder: 'Open dag',
  })
  const src = libraryDownloadPath(fileId)
  const page = await schoolAdmin.run(createContentPage, '', {
    ...{ kind: 'page', slug: 'open-dag', status: 'published', titleNl: 'Open dag', sharePicture: src },
    blocksNl: [
      {
        type: 'columns',
        columns: [[{ type: 'picture', src, alt: '' }], [{ type: 'text', doc: doc('Het programma', src) }]],
      },
    ],
  })
  await schoolAdmin.run(createContentPage, '', {
    ...{ kind: 'news', slug: 'nieuw', status: 'published', titleNl: 'Nieuw', blocksNl: [] },
  })
  const content = {
    title: { nl: 'Open dag in mei', en: '' },
    summary: { nl: '', en: '' },
    description: { nl: '', en: '' },
    parts: [],
  }
  await schoolAdmin.run(savePage, page.id, { content, revision: 0 })
  const [main] = await schoolAdmin.list(menus, { filter: { slugEq: 'main' } })
  assert.ok(main)
  const above = await schoolAdmin.create(menuItems, { title: 'School', path: '/', menuId: main.id, position: 0 })
  await schoolAdmin.create(menuItems, {
    ...{ title: 'Open dag', path: '/open-dag', contentPageId: page.id, menuId: main.id, parentId: above.id },
    ...{ position: 0, hiddenFor: ['host'] },
  })
  const { changedAt } = await schoolAdmin.run(saveLook, '', {
    name: 'Zeezicht',
    logoId: fileId,
    seen: '1970-01-01T00:00:00.000Z',
  })
  await schoolAdmin.run(publishLook, '', { seen: changedAt })
  await schoolAdmin.run(saveSiteTexts, '', {
    ...{ organization: 'Zeezicht College', address: 'Zeeweg 1', email: 'info@zeezicht.example' },
    ...{
      privacyOfficer: 'Ans',
      privacyEmail: 'privacy@zeezicht.example',
      privacyDate: '2026-01-01',
      keptNl: 'Een jaar',
    },
    ...{ accessEmail: 'info@zeezicht.example', accessDate: '2026-01-01', limitsNl: 'Er is niets bekend.' },
    seen: '1970-01-01T00:00:00.000Z',
  })
  return fileId
}

test('what a site made is there on another one, with links, pictures and menu that hold', async () => {
  const fileThere = await writeSite(here)
  const archive = await archiveFrom(here)
  const content = strFromU8(unzipSync(archive)['site.json'] ?? new Uint8Array())
  assert.doesNotMatch(content, /@(?!zeezicht\.example)|password|tenant/, 'nothing about people')

  const id = await bring(there, archive)
  const { plan } = await reached(there, id, 'previewed')
  assert.deepEqual(
    plan?.pages.map(({ slug, what }) => [slug, what]),
    [
      ['nieuw', 'add'],
      ['open-dag', 'add'],
    ],
  )
  assert.deepEqual([plan?.files, plan?.look, plan?.texts], [{ add: 1, same: 0 }, true, true])
  assert.equal(await pageAt(there, 'open-dag'), undefined, 'nothing is done before somebody says so')
  await putBack(there, id)

  const [file] = await there.schoolAdmin.list(libraryFiles)
  assert.deepEqual([file?.altNl, file?.folder, file?.useCount], ['De deur staat open', 'Open dag', 1])
  assert.notEqual(file?.id, fileThere)
  assert.deepEqual([file?.width, file?.height], [2400, 1600], 'as large as it was')
  const page = await pageAt(there, 'open-dag')
  assert.equal(page?.titleNl, 'Open dag')
  const shown = JSON.stringify([page?.blocksNl, page?.sharePicture])
  assert.ok(!shown.includes(fileThere))
  assert.equal(shown.split(libraryDownloadPath(file?.id ?? '')).length, 4)
  const bytes = await app.http.inject({
    url: `/files/${file?.fileId}/960.webp`,
    headers: { 'x-tenant': there.site.key },
  })
  assert.equal(bytes.statusCode, 200)
  const items = await there.guest.list(menuItems, { page: { size: 1_000_000 } })
  const item = items.find(({ title }) => title === 'Open dag')
  assert.deepEqual([item?.contentPageId, item?.hiddenFor], [page?.id, ['host']])
  assert.equal(items.find(({ id: each }) => each === item?.parentId)?.title, 'School')
  const { theme, logo, texts } = await there.guest.tell(siteTheme)
  assert.deepEqual([theme.name, logo?.fileId, texts.organization], ['Zeezicht', file?.fileId, 'Zeezicht College'])
  const [current] = await there.schoolAdmin.list(pageVersions, {
    filter: { pageIdEq: page?.id ?? '', isCurrentEq: true },
  })
  const draft = await there.schoolAdmin.find(pageVersions, current?.id ?? '')
  assert.equal(draft.content.title.nl, 'Open dag in mei', 'what was being written goes on being written')

  const again = await bring(there, archive)
  const { plan: same } = await reached(there, again, 'previewed')
  assert.ok(same?.pages.every(({ what }) => what === 'same'))
  assert.deepEqual([same?.files, same?.menu, same?.look, same?.texts], [{ add: 0, same: 1 }, null, false, false])
  await there.schoolAdmin.run(cancelSiteCopy, again)
})

test('what is put back over something else can be taken back: by the copy made before it, and in the history', async () => {
  const w = await world({}, app)
  const old = {
    title: { nl: 'Zoals het was', en: '' },
    summary: { nl: '', en: '' },
    description: { nl: '', en: '' },
    parts: [],
  }
  const before = await bring(
    w,
    await archiveOf({ site: copiedSite({ pages: [copiedPage('over-ons', { live: old })] }) }),
  )
  await reached(w, before, 'previewed')
  await putBack(w, before)
  const id = await bring(w, await archiveOf({ site: copiedSite({ pages: [copiedPage('over-ons')] }) }))
  const { plan } = await reached(w, id, 'previewed')
  assert.deepEqual(plan?.pages, [{ kind: 'page', slug: 'over-ons', title: 'Van elders', what: 'change' }])
  await putBack(w, id)
  const page = await pageAt(w, 'over-ons')
  assert.equal(page?.titleNl, 'Van elders')
  const versions = await w.schoolAdmin.list(pageVersions, { filter: { pageIdEq: page?.id ?? '' } })
  assert.ok(versions.length >= 2)
  const made = await w.schoolAdmin.list(siteCopies, { filter: { kindEq: 'export', statusEq: 'ready' } })
  assert.equal(made.length, 2, 'one before each')
})

test('a form on a page is found by its name, and one that is not there is counted', async () => {
  const [from, to] = [
    await world({ flags: { evaluationForms: true } }, app),
    await world({ flags: { evaluationForms: true } }, app),
  ]
  const content = { title: { nl: 'Vraag het ons' }, fields: [] }
  const formAt = async ({ schoolAdmin }: World, name: string) =>
    (await schoolAdmin.run(createForm, '', { name, purpose: 'other', content })).id
  const [asked, lost] = [await formAt(from, 'Vraag het ons'), await formAt(from, 'Alleen hier')]
  await from.schoolAdmin.run(createContentPage, '', {
    ...{ kind: 'page', slug: 'vragen', status: 'published', titleNl: 'Vragen' },
    blocksNl: [asked, lost].map((formId) => ({ type: 'form' as const, formId })),
  })
  const here = await formAt(to, 'vraag het ons')
  const id = await bring(to, await archiveFrom(from))
  assert.equal((await reached(to, id, 'previewed')).plan?.missingForms, 1)
  await putBack(to, id)
  const blocks = (await pageAt(to, 'vragen'))?.blocksNl
  assert.deepEqual(
    blocks?.map((block) => 'formId' in block && block.formId),
    [here, lost],
  )
})

const fileOf = (id: string, kind: CopiedFile['kind'] = 'picture'): CopiedFile => ({
  ...{ id, kind, mark: 'a'.repeat(64), name: 'bestand', folder: null, altNl: null, altEn: null },
  ...{ isDecorative: true, focusX: 50, focusY: 50 },
})
const id = randomUUID()
const withFile = (bytes: Buffer) => archiveOf({ site: copiedSite({ files: [fileOf(id)] }), files: { [id]: bytes } })
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const page = (href: string) => {
  const nl = { type: 'callToAction' as const, label: 'Klik', href }
  const both = { nl: 'Pagina', en: '' }
  return copiedPage('pagina', {
    live: { title: both, summary: both, description: both, parts: [{ key: 'a', nl, en: null }] },
  })
}
/** The mark of a link to elsewhere, where the list of an archive says what each entry is. */
const asLink = async () => {
  const archive = await withFile(await picture())
  const at = archive.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  archive.writeUInt32LE(0o120777 * 0x10000, at + 38)
  return archive
}
/** Says of its first entry that it becomes no larger than it is. */
const lying = async () => {
  const archive = await archiveOf({ swap: Buffer.alloc(40_000_000, 32) })
  archive.writeUInt32LE(100_000, 22)
  return archive
}

const refusals: Record<string, [code: string, archive: () => Promise<Buffer>]> = {
  'something that is no archive': ['copy.foreign', async () => Buffer.from('<html><script>alert(1)</script></html>')],
  'a document of an office': ['copy.foreign', async () => docx()],
  'an archive that was cut off': ['copy.cut', async () => (await archiveOf()).subarray(0, -60)],
  'an archive with something behind it': ['copy.foreign', async () => Buffer.concat([await archiveOf(), svg])],
  'a name that leaves the folder': [
    'copy.foreign',
    () => archiveOf({ more: [{ name: 'files/../../etc/passwd', bytes: svg }] }),
  ],
  'an entry that is not in the list': [
    'copy.foreign',
    () => archiveOf({ more: [{ name: `files/${id}`, bytes: docx() }] }),
  ],
  'the same name twice': ['copy.foreign', () => archiveOf({ more: [{ name: 'site.json', bytes: svg }] })],
  'a link to another file': ['copy.foreign', asLink],
  'content that was changed after its hash was taken': [
    'copy.damaged',
    () => archiveOf({ swap: Buffer.from('{"pages":[]}') }),
  ],
  'an entry that becomes far too large': ['copy.large', () => archiveOf({ swap: Buffer.alloc(60_000_000, 32) })],
  'an entry that lies about what it becomes': ['copy.damaged', lying],
  'an archive of a newer version': ['copy.newer', () => archiveOf({ manifest: { version: 3 } })],
  'another kind of archive': ['copy.foreign', () => archiveOf({ manifest: { format: 'backup' } })],
  'an SVG with a script': ['copy.file', () => withFile(svg)],
  'a picture of 50,000 by 50,000 points': ['copy.file', () => withFile(hugePng())],
  'a picture that is also an archive': ['copy.file', async () => withFile(Buffer.concat([await picture(), docx()]))],
  'a zip bomb named as a document': ['copy.file', () => withFile(zipBomb())],
  'a link that runs a script': [
    'copy.content',
    () => archiveOf({ site: copiedSite({ pages: [page('javascript:alert(1)')] }) }),
  ],
  'raw HTML instead of blocks': [
    'copy.content',
    () => archiveOf({ site: { ...copiedSite(), pages: ['<b>Hallo</b>'] } }),
  ],
  'a look that nobody can read': [
    'copy.content',
    () => archiveOf({ site: { ...copiedSite(), look: { primary: { 700: 'red;}' } } } }),
  ],
}

for (const [what, [code, archive]] of Object.entries(refusals))
  test(`refused with a clear text, and nothing is kept: ${what}`, async () => {
    const w = await world({}, app)
    const bytes = await archive()
    const copy = await reached(w, await bring(w, bytes), 'failed')
    assert.equal(copy.failure?.code, code)
    assert.equal((await w.schoolAdmin.list(contentPages)).length, 0)
    assert.equal((await w.schoolAdmin.list(libraryFiles)).length, 0)
    const stored = await readdir(join(dataDir, 'files', w.site.id), { recursive: true }).catch(() => [])
    assert.deepEqual(
      stored.filter((name) => /\.\w+$/.test(name)),
      [],
    )
  })

test('only who writes the site may have, bring or put back a copy', async () => {
  const w = await world({}, app)
  const { id: copyId } = await w.schoolAdmin.run(makeSiteCopy, '')
  await reached(w, copyId, 'ready')
  for (const who of [w.student, w.mentor, w.providerAdmin, there.schoolAdmin]) {
    const url = `/api/v1/cms/site_copies/${copyId}/archive`
    const { statusCode } = await app.http.inject({ url, headers: who.credentials })
    assert.ok([403, 404].includes(statusCode))
  }
  assert.equal((await send(w.student, '/cms/site_copies/archive', await archiveOf())).status, 403)
  await assert.rejects(w.student.run(makeSiteCopy, ''))
})
