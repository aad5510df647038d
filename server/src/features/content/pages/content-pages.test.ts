import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '#protocol/client.ts'
import { contentPages, createContentPage, updateContentPage } from '#protocol/features/content/content-pages.ts'
import { person, world } from '#test/world.ts'

const w = await world()
const text = (words: string) => ({
  type: 'text' as const,
  doc: {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
  },
})
let count = 0
const page = (values: object = {}) => ({
  kind: 'page' as const,
  slug: `pagina-${++count}`,
  status: 'published' as const,
  titleNl: 'Over ons',
  titleEn: 'About us',
  blocksNl: [text('Wij zoeken stages.')],
  ...values,
})
const slugsSeenBy = async (person: typeof w.guest) =>
  (await person.list(contentPages, { page: { size: 200 } })).map(({ slug }) => slug)
const refusedWith = (code: string, field: string) => (error: unknown) => {
  assert.ok(error instanceof ApiError)
  assert.equal(error.status, 422)
  assert.deepEqual([error.errors[0]?.code, error.errors[0]?.source?.pointer], [code, `/data/attributes/${field}`])
  return true
}

test('a page that a school publishes is there for everyone at once, in both languages', async () => {
  const made = await w.schoolAdmin.run(createContentPage, '', page({ slug: 'over-ons' }))
  const [seen] = await w.guest.list(contentPages, { filter: { slugEq: 'over-ons', kindEq: 'page' } })
  assert.equal(seen?.id, made.id)
  assert.equal(seen?.titleEn, 'About us')
  assert.deepEqual(seen?.blocksNl, [text('Wij zoeken stages.')])
  assert.ok(Math.abs(Date.parse(seen?.publishedAt ?? '') - Date.now()) < 60_000)
})

test('a draft is for editors; publishing it later shows it, taking it back hides it', async () => {
  const draft = await w.centerAdmin.run(createContentPage, '', page({ slug: 'concept', status: 'draft' }))
  assert.ok(!(await slugsSeenBy(w.guest)).includes('concept'))
  assert.ok(!(await slugsSeenBy(w.student)).includes('concept'))
  assert.ok((await slugsSeenBy(w.schoolAdmin)).includes('concept'))
  await w.schoolAdmin.run(updateContentPage, draft.id, { status: 'published' })
  assert.ok((await slugsSeenBy(w.guest)).includes('concept'))
  await w.schoolAdmin.run(updateContentPage, draft.id, { status: 'draft' })
  assert.ok(!(await slugsSeenBy(w.guest)).includes('concept'))
})

test('a scheduled page appears by itself when its moment has come', async () => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
  const planned = { slug: 'morgen', status: 'scheduled', publishedAt: tomorrow }
  const made = await w.schoolAdmin.run(createContentPage, '', page(planned))
  assert.ok(!(await slugsSeenBy(w.guest)).includes('morgen'))
  await w.schoolAdmin.run(updateContentPage, made.id, { publishedAt: new Date(Date.now() - 1000).toISOString() })
  assert.ok((await slugsSeenBy(w.guest)).includes('morgen'))
  await assert.rejects(
    w.schoolAdmin.run(createContentPage, '', page({ status: 'scheduled' })),
    refusedWith('page.moment', 'publishedAt'),
  )
})

test('content that is not on the list of blocks is never stored', async () => {
  for (const blocksNl of [
    [{ type: 'html', html: '<script>' }],
    { type: 'text' },
    [{ type: 'heading', text: 'A', level: 1 }],
  ]) {
    await assert.rejects(
      w.schoolAdmin.run(createContentPage, '', page({ blocksNl })),
      refusedWith('page.blocks', 'blocksNl'),
    )
  }
  const made = await w.schoolAdmin.run(createContentPage, '', page())
  await assert.rejects(
    w.schoolAdmin.run(updateContentPage, made.id, { blocksEn: [{ type: 'iframe' }] as never }),
    refusedWith('page.blocks', 'blocksEn'),
  )
})

test('an address belongs to one page; news has addresses of its own', async () => {
  await w.schoolAdmin.run(createContentPage, '', page({ slug: 'open-dag' }))
  await assert.rejects(
    w.schoolAdmin.run(createContentPage, '', page({ slug: 'open-dag' })),
    refusedWith('page.slugTaken', 'slug'),
  )
  await w.schoolAdmin.run(createContentPage, '', page({ slug: 'open-dag', kind: 'news' }))
  for (const slug of ['Over Ons', '../x', 'a--b', '-a', 'a/b']) {
    await assert.rejects(w.schoolAdmin.run(createContentPage, '', page({ slug })), refusedWith('page.slug', 'slug'))
  }
})

test('an address that the site itself uses is refused, in the language of who writes', async () => {
  const refused = refusedWith('page.slugReserved', 'slug')
  for (const slug of ['stagebank', 'inloggen', 'nieuws', 'api', 'healthz']) {
    await assert.rejects(w.schoolAdmin.run(createContentPage, '', page({ slug })), refused, slug)
  }
  const made = await w.schoolAdmin.run(createContentPage, '', page())
  await assert.rejects(w.schoolAdmin.run(updateContentPage, made.id, { slug: 'stagebank' }), refused)
  const english = await person(w.app, w.site, [['admin', w.school.id]], { locale: 'en' })
  const body = { data: { type: 'contentPages', id: made.id, attributes: { slug: 'users' } } }
  for (const [who, words] of [
    [w.schoolAdmin, /gebruikt de site zelf/],
    [english, /site itself uses/],
  ] as const) {
    assert.match((await who.send('PATCH', `/cms/pages/${made.id}`, body)).body, words)
  }
  const news = await w.schoolAdmin.run(createContentPage, '', page({ slug: 'stagebank', kind: 'news' }))
  const asPage = { kind: 'page' } as object
  await assert.rejects(w.schoolAdmin.run(updateContentPage, news.id, asPage), refusedWith('unknown', 'kind'))
})

test('a page whose address the site came to use later can still be taken back', async () => {
  const made = await w.schoolAdmin.run(createContentPage, '', page())
  await w.app.road.db.withTenant(w.site.id, (sql) =>
    sql.run(`update content_pages set slug = 'voorstellen' where id = $1`, [made.id]),
  )
  await w.schoolAdmin.run(updateContentPage, made.id, { status: 'draft' })
})

test('nobody but a school or a centre writes pages', async () => {
  for (const person of [w.student, w.mentor, w.providerAdmin, w.nonProfitAdmin, w.volunteer]) {
    await assert.rejects(person.run(createContentPage, '', page()), { status: 403 })
  }
  await assert.rejects(w.guest.run(createContentPage, '', page()), { status: 401 })
})
