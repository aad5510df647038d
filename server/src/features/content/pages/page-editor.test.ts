import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '#protocol/client.ts'
import {
  contentPages,
  copyPage,
  createContentPage,
  pageDoor,
  pageVersions,
  planPage,
  publishPage,
  removePage,
  returnPage,
  savePage,
  updateContentPage,
} from '#protocol/features/content/content-pages.ts'
import type { PageContent } from '#protocol/features/content/page-content.ts'
import { world } from '#test/world.ts'
import { publishPlanned, takeDownPlanned } from './publish-page.ts'

const w = await world()
const other = await world()
const doc = (words: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
})
const content = (title: string, parts: PageContent['parts'] = []): PageContent => ({
  title: { nl: title, en: '' },
  summary: { nl: '', en: '' },
  description: { nl: '', en: '' },
  parts,
})
const soon = () => new Date(Date.now() + 3_600_000).toISOString()
let count = 0
const newPage = (values: object = {}) =>
  w.schoolAdmin.run(createContentPage, '', {
    kind: 'page' as const,
    slug: `bewerkt-${++count}`,
    status: 'published' as const,
    titleNl: 'Zoals het was',
    blocksNl: [{ type: 'text' as const, doc: doc('Live') }],
    ...values,
  })
const save = (id: string, given: unknown, revision: number) =>
  w.schoolAdmin.run(savePage, id, { content: given as PageContent, revision })
const seenAt = async (slug: string, by = w.guest) =>
  (await by.list(contentPages, { filter: { slugEq: slug, kindEq: 'page' } }))[0]
const refused = (status: number, code: string, words?: RegExp) => (error: unknown) => {
  assert.ok(error instanceof ApiError)
  assert.deepEqual([error.status, error.errors[0]?.code], [status, code])
  if (words) assert.match(error.message, words)
  return true
}
const versionsOf = (id: string) => w.schoolAdmin.list(pageVersions, { filter: { pageIdEq: id } })
const titlesOf = async (id: string) =>
  Promise.all(
    (await versionsOf(id)).map(async (each) => {
      const { content, isCurrent } = await w.schoolAdmin.find(pageVersions, each.id)
      return `${content.title.nl}${isCurrent ? ' *' : ''}`
    }),
  )

test('a draft is never public: everybody reads what was published until it is published again', async () => {
  const page = await newPage()
  await save(page.id, content('Zoals het wordt', [{ key: 'a', nl: { type: 'text', doc: doc('Geheim') }, en: null }]), 0)
  const live = await seenAt(page.slug)
  assert.equal(live?.titleNl, 'Zoals het was')
  assert.doesNotMatch(JSON.stringify(live), /Geheim|wordt/)
  for (const reader of [w.guest, w.student, w.mentor, w.providerAdmin])
    assert.equal((await reader.list(pageVersions, { filter: { pageIdEq: page.id } }).catch(() => [])).length, 0)
  await w.schoolAdmin.run(publishPage, page.id, { revision: 1 })
  const now = await seenAt(page.slug)
  assert.equal(now?.titleNl, 'Zoals het wordt')
  assert.match(JSON.stringify(now?.blocksNl), /Geheim/)
})

test('two people on one page: who did not see the last words is told, and nothing is written over', async () => {
  const page = await newPage()
  await save(page.id, content('Eerst'), 0)
  await assert.rejects(
    w.centerAdmin.run(savePage, page.id, { content: content('Tweede'), revision: 0 }),
    refused(412, 'record.changed'),
  )
  const [current] = await versionsOf(page.id)
  const kept = await w.schoolAdmin.find(pageVersions, current?.id ?? '')
  assert.equal(kept.content.title.nl, 'Eerst')
  await assert.rejects(w.centerAdmin.run(publishPage, page.id, { revision: 0 }), refused(412, 'record.changed'))
})

test('one sitting of one person is one version; what stood there before, and what was published, stays', async () => {
  const page = await newPage()
  await save(page.id, content('Een'), 0)
  await save(page.id, content('Twee'), 1)
  assert.deepEqual(
    (await versionsOf(page.id)).map(({ number, isCurrent }) => [number, isCurrent]),
    [
      [2, true],
      [1, false],
    ],
  )
  await w.schoolAdmin.run(publishPage, page.id, { revision: 2 })
  await save(page.id, content('Drie'), 2)
  await w.centerAdmin.run(savePage, page.id, { content: content('Vier'), revision: 3 })
  assert.deepEqual(await titlesOf(page.id), ['Vier *', 'Drie', 'Twee', 'Zoals het was'])
})

test('a text that makes way for another one stays in the history, however short ago it was written', async () => {
  const page = await newPage()
  await save(page.id, content('Een'), 0)
  await w.schoolAdmin.run(savePage, page.id, { content: content('Terug'), revision: 1, keep: 'newVersion' })
  await save(page.id, content('Verder'), 2)
  assert.deepEqual(await titlesOf(page.id), ['Verder *', 'Een', 'Zoals het was'])
})

test('what somebody gives up for the text of a colleague is kept beside it, and nobody goes on with it', async () => {
  const page = await newPage()
  await save(page.id, content('Hun tekst'), 0)
  const mine = { content: content('Mijn tekst'), revision: 0, keep: 'onlyInHistory' } as const
  assert.equal((await w.schoolAdmin.run(savePage, page.id, mine)).revision, 1)
  assert.deepEqual(await titlesOf(page.id), ['Mijn tekst', 'Hun tekst *', 'Zoals het was'])
  await w.schoolAdmin.run(publishPage, page.id, { revision: 1 })
  assert.equal((await seenAt(page.slug))?.titleNl, 'Hun tekst')
})

test('raw HTML, a script and a javascript: link are refused with what is wrong in which block, and nothing is kept', async () => {
  const page = await newPage()
  const good = { key: 'a', nl: { type: 'heading', text: 'Kop', level: 2 }, en: null }
  const link = (href: string) => ({
    type: 'text',
    doc: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] },
      ],
    },
  })
  for (const [nl, code, words] of [
    [{ type: 'html', html: '<b>x</b>' }, 'page.foreign', /blok 2 .*HTML/],
    [{ type: 'text', doc: '<script>alert(1)</script>' }, 'page.foreign', /blok 2/],
    [{ type: 'heading', text: 'Kop', level: 2, onclick: 'alert(1)' }, 'page.foreign', /blok 2/],
    [{ type: 'callToAction', label: 'Klik', href: 'javascript:alert(1)' }, 'page.link', /Blok 2: een link/],
    [link('javascript:alert(1)'), 'page.link', /Blok 2/],
    [link('data:text/html,x'), 'page.link', /Blok 2/],
    [{ type: 'picture', src: 'https://elsewhere.example/x.png', alt: 'Iets' }, 'page.foreign', /blok 2/],
    [{ type: 'columns', columns: [[link('javascript:alert(1)')], []] }, 'page.link', /Blok 2/],
  ] as const) {
    await assert.rejects(
      save(page.id, content('X', [good, { key: 'b', nl, en: null }] as never), 0),
      refused(422, code, words),
      JSON.stringify(nl),
    )
  }
  assert.equal((await versionsOf(page.id)).length, 0)
})

test('HTML that somebody types is only text', async () => {
  const page = await newPage()
  const typed = '<script>alert(1)</script>'
  await save(page.id, content('T', [{ key: 'a', nl: { type: 'heading', text: typed, level: 2 }, en: null }]), 0)
  await w.schoolAdmin.run(publishPage, page.id, { revision: 1 })
  assert.deepEqual((await seenAt(page.slug))?.blocksNl, [{ type: 'heading', text: typed, level: 2 }])
})

test('what is not finished can be saved and not shown', async () => {
  const page = await newPage({ status: 'draft' })
  const parts = [{ key: 'a', nl: { type: 'callToAction' as const, label: '', href: '' }, en: null }]
  await save(page.id, content('', parts), 0)
  await assert.rejects(w.schoolAdmin.run(publishPage, page.id, { revision: 1 }), (error: unknown) => {
    assert.ok(error instanceof ApiError)
    assert.deepEqual(
      error.errors.map(({ code }) => code),
      ['page.title', 'page.words'],
    )
    return true
  })
  assert.equal(await seenAt(page.slug), undefined)
})

test('a text or an answer in which nothing stands is named before anybody sees it, and so is a place that nobody knows', async () => {
  const page = await newPage()
  const nl = [
    { type: 'text', doc: doc('Whole') },
    { type: 'text', doc: { type: 'doc', content: [] } },
    { type: 'faq', items: [{ question: 'Waarom?', answer: { type: 'doc', content: [{ type: 'paragraph' }] } }] },
    { type: 'vacancyList', sector: null, count: 3, place: 'Nergenshuizen' },
    { type: 'map', shows: 'vacancies', sector: null, place: 'Amersfoort' },
    { type: 'map', shows: 'address', sector: null, place: 'Nergenshuizen' },
  ]
  const parts = nl.map((block, at) => ({ key: `a${at}`, nl: block, en: null }))
  await save(page.id, content('Titel', parts as never), 0)
  for (const work of [
    () => w.schoolAdmin.run(publishPage, page.id, { revision: 1 }),
    () => w.schoolAdmin.run(planPage, page.id, { publishAt: soon(), revision: 1 }),
  ])
    await assert.rejects(work(), (error: unknown) => {
      assert.ok(error instanceof ApiError)
      assert.deepEqual(
        error.errors.map(({ code, source }) => [code, source?.pointer]),
        [
          ['page.words', '/data/attributes/content/parts/1'],
          ['page.words', '/data/attributes/content/parts/2'],
          ['page.place', '/data/attributes/content/parts/3'],
        ],
      )
      return true
    })
})

test('a version says when it was written, whatever became of it since', async () => {
  const page = await newPage()
  await save(page.id, content('Een'), 0)
  const written = async () => (await versionsOf(page.id)).find(({ number }) => number === 2)?.writtenAt
  const before = await written()
  await w.schoolAdmin.run(publishPage, page.id, { revision: 1 })
  await save(page.id, content('Twee'), 1)
  assert.equal(await written(), before)
  const beginning = (await versionsOf(page.id)).find(({ number }) => number === 1)
  const moment = (text = '') => Date.parse(text)
  assert.equal(moment(beginning?.writtenAt), moment(page.updatedAt), 'what stood there before is as old as it is')
})

test('where a page is for who signs in a guest hears so, at an old address too, and nothing of other pages', async () => {
  const asks = async (slug: string, kind: 'page' | 'news' = 'page') =>
    (await w.guest.tell(pageDoor, { filter: { kind, slug } })).needsSignIn
  const inside = await newPage({ readers: ['mentor'] })
  const [open, hidden] = [await newPage(), await newPage({ readers: ['mentor'], status: 'draft' })]
  assert.deepEqual(
    [await asks(inside.slug), await asks(inside.slug, 'news'), await asks(open.slug), await asks(hidden.slug)],
    [true, false, false, false],
  )
  assert.equal(await asks('niets'), false)
  await w.schoolAdmin.run(updateContentPage, inside.id, { slug: `${inside.slug}-nieuw` })
  assert.equal(await asks(inside.slug), true)
  await w.schoolAdmin.run(removePage, inside.id)
  assert.equal(await asks(inside.slug), false)
})

test('a page for a role is not in the answer for others', async () => {
  const page = await newPage({ readers: ['mentor'] })
  for (const reader of [w.guest, w.student, w.providerAdmin, w.volunteer]) {
    assert.equal(await seenAt(page.slug, reader), undefined)
    await assert.rejects(reader.find(contentPages, page.id), { status: 404 })
  }
  for (const reader of [w.mentor, w.schoolAdmin]) assert.equal((await seenAt(page.slug, reader))?.id, page.id)
  await w.schoolAdmin.run(updateContentPage, page.id, { readers: ['member'] })
  assert.equal(await seenAt(page.slug), undefined)
  assert.equal((await seenAt(page.slug, w.student))?.id, page.id)
  const renamed = { slug: `${page.slug}-nieuw` }
  await w.schoolAdmin.run(updateContentPage, page.id, renamed)
  const former = { filter: { formerSlug: page.slug, kindEq: 'page' } } as const
  assert.equal((await w.guest.list(contentPages, former)).length, 0, 'nor by an address that it had')
  assert.equal((await w.student.list(contentPages, former))[0]?.slug, renamed.slug)
})

test('another site sees nothing of a page, its drafts or its old addresses', async () => {
  const page = await newPage()
  await save(page.id, content('Van ons'), 0)
  const [version] = await versionsOf(page.id)
  await assert.rejects(other.schoolAdmin.find(contentPages, page.id), { status: 404 })
  await assert.rejects(other.schoolAdmin.find(pageVersions, version?.id ?? ''), { status: 404 })
  await assert.rejects(other.schoolAdmin.run(savePage, page.id, { content: content('X'), revision: 1 }), {
    status: 404,
  })
  await w.schoolAdmin.run(updateContentPage, page.id, { slug: `${page.slug}-nieuw` })
  assert.equal((await other.guest.list(contentPages, { filter: { formerSlug: page.slug } })).length, 0)
})

test('nobody but the administrators of the site writes, publishes, copies or throws away', async () => {
  const page = await newPage()
  for (const person of [w.student, w.mentor, w.providerAdmin, w.nonProfitAdmin, w.volunteer]) {
    await assert.rejects(person.run(savePage, page.id, { content: content('X'), revision: 0 }), { status: 403 })
    await assert.rejects(person.run(publishPage, page.id, { revision: 0 }), { status: 403 })
    await assert.rejects(person.run(copyPage, page.id), { status: 403 })
    await assert.rejects(person.run(removePage, page.id), { status: 403 })
  }
})

test('an old address leads to the page until another page takes it', async () => {
  const page = await newPage({ slug: 'oud-adres' })
  await w.schoolAdmin.run(updateContentPage, page.id, { slug: 'nieuw-adres' })
  const former = () => w.guest.list(contentPages, { filter: { formerSlug: 'oud-adres', kindEq: 'page' } })
  assert.deepEqual(
    (await former()).map(({ slug }) => slug),
    ['nieuw-adres'],
  )
  await w.schoolAdmin.run(updateContentPage, page.id, { slug: 'oud-adres' })
  assert.equal((await former()).length, 0, 'back at its own address it leads nowhere')
  await w.schoolAdmin.run(updateContentPage, page.id, { slug: 'nieuw-adres' })
  await newPage({ slug: 'oud-adres' })
  assert.equal((await former()).length, 0)
})

test('what was thrown away is gone for everybody and comes back whole, unless its address was given away', async () => {
  const page = await newPage({ slug: 'weg' })
  await w.schoolAdmin.run(removePage, page.id)
  assert.equal(await seenAt('weg'), undefined)
  await w.schoolAdmin.run(returnPage, page.id)
  assert.equal((await seenAt('weg'))?.id, page.id)
  await w.schoolAdmin.run(removePage, page.id)
  await newPage({ slug: 'weg' })
  await assert.rejects(w.schoolAdmin.run(returnPage, page.id), refused(422, 'page.slugTaken'))
})

test('a copy is a draft with an address of its own', async () => {
  const page = await newPage({ slug: 'origineel', titleNl: 'Origineel' })
  const copies = [await w.schoolAdmin.run(copyPage, page.id), await w.schoolAdmin.run(copyPage, page.id)]
  assert.deepEqual(
    copies.map(({ slug, status, titleNl }) => [slug, status, titleNl]),
    [
      ['origineel-2', 'draft', 'Origineel (kopie)'],
      ['origineel-3', 'draft', 'Origineel (kopie)'],
    ],
  )
  const [version] = await versionsOf(copies[0]?.id ?? '')
  assert.match(JSON.stringify((await w.schoolAdmin.find(pageVersions, version?.id ?? '')).content), /Live/)
})

test('a moment that is over is no moment to appear or to go', async () => {
  const page = await newPage()
  const past = new Date(Date.now() - 60_000).toISOString()
  await assert.rejects(
    w.schoolAdmin.run(planPage, page.id, { publishAt: past, revision: 0 }),
    refused(422, 'page.past'),
  )
  await assert.rejects(w.schoolAdmin.run(updateContentPage, page.id, { takeDownAt: past }), refused(422, 'page.past'))
})

test('words that came past the editor wait for what is being written', async () => {
  const page = await newPage()
  await save(page.id, content('Bezig'), 0)
  await assert.rejects(
    w.schoolAdmin.run(updateContentPage, page.id, { titleNl: 'Anders' }),
    refused(409, 'page.beingWritten'),
  )
  await w.schoolAdmin.run(publishPage, page.id, { revision: 1 })
  await w.schoolAdmin.run(updateContentPage, page.id, { titleNl: 'Anders' })
  const [current] = await versionsOf(page.id)
  assert.equal((await w.schoolAdmin.find(pageVersions, current?.id ?? '')).content.title.nl, 'Anders')
})

const context = { site: w.site, road: w.app.road, log: w.app.http.log }
/** As if that hour had passed. */
const hourLater = (text: string, id: string) => w.app.road.db.withTenant(w.site.id, (sql) => sql.run(text, [id]))

test('a page goes live by itself as it was when it was planned, once; what is written since waits', async () => {
  const page = await newPage()
  const payload = { pageId: page.id }
  await save(page.id, content('Voor maandag'), 0)
  await w.schoolAdmin.run(planPage, page.id, { publishAt: soon(), revision: 1 })
  await save(page.id, content('Voor dinsdag'), 1)
  await publishPlanned.run({ ...context, payload })
  assert.equal((await seenAt(page.slug))?.titleNl, 'Zoals het was', 'not before its moment')
  await hourLater(
    `update page_versions set publish_at = now() - interval '1 minute' where page_id = $1 and publish_at is not null`,
    page.id,
  )
  for (const _ of [1, 2]) await publishPlanned.run({ ...context, payload })
  assert.equal((await seenAt(page.slug))?.titleNl, 'Voor maandag')
  const [newest, planned] = await versionsOf(page.id)
  assert.deepEqual([newest?.publishedAt ?? null, planned?.publishAt ?? null], [null, null])
  assert.ok(planned?.publishedAt)
})

test('a plan that is called off comes to nothing', async () => {
  const page = await newPage({ status: 'draft' })
  await w.schoolAdmin.run(planPage, page.id, { publishAt: soon(), revision: 0 })
  await w.schoolAdmin.run(planPage, page.id, { publishAt: null, revision: 0 })
  await publishPlanned.run({ ...context, payload: { pageId: page.id } })
  assert.equal(await seenAt(page.slug), undefined)
})

test('a page that is taken down at a moment is gone then, and a draft again', async () => {
  const page = await newPage()
  await w.schoolAdmin.run(updateContentPage, page.id, { takeDownAt: soon() })
  assert.ok(await seenAt(page.slug))
  await hourLater(`update content_pages set take_down_at = now() - interval '1 minute' where id = $1`, page.id)
  assert.equal(await seenAt(page.slug), undefined, 'at its moment, whenever the clock comes by')
  await takeDownPlanned.run({ ...context, payload: { pageId: page.id } })
  const { status, takeDownAt } = await w.schoolAdmin.find(contentPages, page.id)
  assert.deepEqual([status, takeDownAt ?? null], ['draft', null])
})
