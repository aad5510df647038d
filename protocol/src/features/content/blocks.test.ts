import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSafeLink, type RichTextDoc } from '#protocol/shared/rich-text.ts'
import { type Block, flatBlocks, isBlocks } from './blocks.ts'
import { contentOfLive, liveWordsOf, missingEnglish, type PageContent } from './page-content.ts'

const paragraph = (text: string, marks?: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
})
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const noText: RichTextDoc = { type: 'doc', content: [] }
const link = (href: string) => [{ type: 'link', attrs: { href } }]

test('a page of every kind of block is sound', () => {
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('One')] }] }
  const blocks = [
    { type: 'heading', text: 'Title', level: 2 },
    { type: 'text', doc: doc(paragraph('Hello', [{ type: 'bold' }, { type: 'italic' }]), list) },
    { type: 'callToAction', label: 'Go', href: '/stagebank' },
    { type: 'faq', items: [{ question: 'Why?', answer: doc(paragraph('So', link('https://example.org/a'))) }] },
    { type: 'vacancyList', sector: null, count: 3 },
    { type: 'columns', columns: [[{ type: 'heading', text: 'Left', level: 3 }], [{ type: 'text', doc: doc() }]] },
  ]
  assert.ok(isBlocks(blocks))
  assert.ok(isBlocks([]))
  assert.deepEqual(
    flatBlocks(blocks).map(({ type }) => type),
    ['heading', 'text', 'callToAction', 'faq', 'vacancyList', 'heading', 'text'],
  )
})

test('whatever is not on the list is refused', () => {
  const refused = [
    null,
    'text',
    {},
    [null],
    [{ type: 'html', html: '<b>' }],
    [{ type: 'toString' }],
    [{ type: 'heading', text: '', level: 2 }],
    [{ type: 'heading', text: 'A', level: 1 }],
    [{ type: 'heading', text: 'A', level: 2, onclick: 'x' }],
    [{ type: 'text', doc: '<p>' }],
    [{ type: 'text', doc: doc({ type: 'image' }) }],
    [{ type: 'text', doc: doc(paragraph('A', [{ type: 'code' }])) }],
    [{ type: 'text', doc: doc(paragraph('A', link('javascript:alert(1)'))) }],
    [{ type: 'callToAction', label: 'A', href: '//elsewhere.example' }],
    [{ type: 'vacancyList', sector: null, count: 100 }],
    [{ type: 'columns', columns: [[{ type: 'heading', text: 'A', level: 2 }]] }],
    [{ type: 'columns', columns: [[{ type: 'columns', columns: [] }], []] }],
    Array(61).fill({ type: 'heading', text: 'A', level: 2 }),
  ]
  for (const blocks of refused) assert.equal(isBlocks(blocks), false, JSON.stringify(blocks)?.slice(0, 80))
})

test('English is missing where something is said in Dutch, and nowhere else', () => {
  const missing = (nl: Block) => {
    const both = { nl: 'Titel', en: 'Title' }
    return missingEnglish({ title: both, summary: both, description: both, parts: [{ key: 'a', nl, en: null }] })
  }
  const empty: Block[] = [
    { type: 'heading', text: ' ', level: 2 },
    { type: 'picture', src: '', alt: '' },
    { type: 'callToAction', label: '', href: '' },
    { type: 'faq', items: [{ question: '', answer: noText }] },
    { type: 'numbers', items: [{ value: '', label: '' }] },
    { type: 'quote', text: '', name: '' },
    { type: 'video', url: '', title: '' },
    { type: 'columns', columns: [[{ type: 'text', doc: noText }], []] },
    { type: 'vacancyList', sector: null, count: 3, words: 'dieren' },
    { type: 'map', shows: 'vacancies', sector: null },
  ]
  for (const block of empty) assert.equal(missing(block), 0, block.type)
  const said: Block[] = [
    { type: 'heading', text: 'Kop', level: 2 },
    { type: 'picture', src: '/stock/site/samen-wandelen.svg', alt: 'Twee mensen' },
    {
      type: 'faq',
      items: [
        {
          question: '',
          answer: { ...noText, content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Nee' }] }] },
        },
      ],
    },
    { type: 'video', url: 'https://vimeo.com/76979871', title: 'Een dag mee' },
    { type: 'columns', columns: [[{ type: 'heading', text: 'Kop', level: 3 }], []] },
  ]
  for (const block of said) assert.equal(missing(block), 1, block.type)
})

test('lists inside lists end somewhere', () => {
  let inner: unknown = paragraph('Deep')
  for (let depth = 0; depth < 10; depth++) {
    inner = { type: 'bulletList', content: [{ type: 'listItem', content: [inner] }] }
  }
  assert.equal(isBlocks([{ type: 'text', doc: doc(inner) }]), false)
})

test('a link leads to a page of the site, a secure address or a mailbox', () => {
  for (const href of ['/', '/nieuws/a?b#c', 'https://example.org', 'mailto:a@b.nl']) {
    assert.ok(isSafeLink(href), href)
  }
  for (const href of [
    '',
    'nieuws',
    '//evil.example',
    '/\\evil.example',
    'http://example.org',
    'https://',
    'https://a@evil.example',
    'tel:+31612345678',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    ' /a',
    '/a b',
    'https://a\n.example',
    7,
  ]) {
    assert.equal(isSafeLink(href), false, String(href))
  }
})

test('a picture is a drawing with words, or one of the library that has them there', () => {
  const id = '3f2a9c1e-0b7d-4c55-9e21-6a8f40d1b2c3'
  const isSound = (src: string, alt = '') => isBlocks([{ type: 'picture', src, alt }])
  assert.ok(isSound('/stock/zorg.svg', 'Een bewoner'))
  assert.ok(isSound('/stock/site/samen-wandelen.svg', 'Twee mensen'))
  assert.ok(isSound(`/bestanden/${id}`))
  for (const src of [
    '/stock/site/samen-wandelen.svg',
    `/bestanden/${id}/../../etc`,
    `/bestanden/${id.toUpperCase()}`,
    '/bestanden/',
    'https://elsewhere.example/a.svg',
    '/stock/elsewhere/a.svg',
  ])
    assert.equal(isSound(src), false, src)
})

const titled = (parts: PageContent['parts']): PageContent => {
  const both = { nl: 'Titel', en: 'Title' }
  return { title: both, summary: both, description: { nl: '', en: '' }, parts }
}
const head = (text: string): Block => ({ type: 'heading', text, level: 2 })

const places: Block = { type: 'vacancyList', sector: null, count: 3 }

test('a copy of the Dutch is no translation, unless somebody says that it is the same in English', () => {
  const parts = [
    { key: 'a', nl: head('Vragen'), en: head('Questions') },
    { key: 'b', nl: head('Antwoorden'), en: head('Antwoorden') },
    { key: 'c', nl: head('Contact'), en: head('Contact'), isSame: true },
    { key: 'd', nl: head('Adres'), en: null },
    { key: 'e', nl: places, en: null },
  ]
  assert.equal(missingEnglish(titled(parts)), 2)
  const { blocksEn } = liveWordsOf(titled(parts))
  assert.deepEqual(blocksEn, [
    head('Questions'),
    { ...head('Antwoorden'), lang: 'nl' },
    head('Contact'),
    { ...head('Adres'), lang: 'nl' },
    places,
  ])
  assert.ok(isBlocks(blocksEn))
  assert.deepEqual(
    contentOfLive(liveWordsOf(titled(parts))).parts.map(({ en }) => en),
    [head('Questions'), null, null, null, null],
    'what stands in for English is no English',
  )
  assert.equal(isBlocks([{ ...head('A'), lang: 'en' }]), false)
})

test('an introduction in Dutch only is missing in English', () => {
  const summary = { nl: 'Waar het over gaat', en: ' ' }
  assert.equal(missingEnglish({ ...titled([]), summary }), 1)
  assert.equal(missingEnglish({ ...titled([]), summary: { nl: '', en: '' } }), 0)
})
