import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanDoc, emptyDoc, safeHref } from '#protocol/features/vacancies/vacancy-text.ts'
import { docOf, plainText, stepsFromEnd, textLength, withLines } from './rich-text-doc.ts'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, ...(marks.length ? { marks } : {}) })
const link = (href: unknown) => ({ type: 'link', attrs: { href } })

test('a text of our own editor stays as it is', () => {
  const given = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('Welkom')] },
    paragraph(text('Kom '), text('snel', { type: 'bold' }), { type: 'hardBreak' }, text('langs', link('/stagebank'))),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('een'))] }] },
    { type: 'paragraph' },
  )
  assert.deepEqual(cleanDoc(given), given)
  assert.equal(plainText(cleanDoc(given)), 'Welkom Kom  snel  langs een')
  assert.equal(textLength(cleanDoc(given)), 'WelkomKom snellangseen'.length)
})

test('whatever is no text of ours becomes an empty one', () => {
  for (const given of [null, undefined, 1, 'x', [], {}, { type: 'paragraph' }, { type: 'doc', content: 'x' }]) {
    assert.deepEqual(cleanDoc(given), emptyDoc)
  }
})

test('unknown nodes, marks and attributes are left out', () => {
  const given = doc(
    { type: 'script', content: [text('alert(1)')] },
    { type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } },
    { type: 'codeBlock', content: [text('x')] },
    {
      type: 'paragraph',
      attrs: { style: 'color: red', onclick: 'alert(1)' },
      content: [text('blijft', { type: 'textStyle', attrs: { style: 'x' } }, { type: 'bold', attrs: { class: 'x' } })],
      dangerouslySetInnerHTML: { __html: '<b>' },
    },
  )
  assert.deepEqual(cleanDoc(given), doc(paragraph(text('blijft', { type: 'bold' }))))
})

test('HTML in a text stays text', () => {
  const words = '<img src=x onerror=alert(1)>'
  assert.deepEqual(cleanDoc(doc(paragraph(text(words)))), doc(paragraph(text(words))))
})

test('a node only stands where it may', () => {
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('x'))] }] }
  assert.deepEqual(cleanDoc(doc({ type: 'heading', attrs: { level: 2 }, content: [list] })), emptyDoc)
  assert.deepEqual(cleanDoc(doc(text('los'), { type: 'listItem', content: [paragraph(text('x'))] })), emptyDoc)
  assert.deepEqual(cleanDoc(doc({ type: 'doc', content: [paragraph(text('x'))] })), emptyDoc)
})

test('a heading is of level 2 or 3, whatever it says', () => {
  for (const level of [1, 3, 99, '2', null, { toString: 'x' }]) {
    const cleaned = cleanDoc(doc({ type: 'heading', attrs: { level }, content: [text('x')] }))
    assert.deepEqual(cleaned.content[0]?.attrs, { level: 3 })
  }
})

test('a text that is too deep ends instead of breaking the page', () => {
  let node: unknown = paragraph(text('diep'))
  for (let depth = 0; depth < 20_000; depth++) {
    node = { type: 'bulletList', content: [{ type: 'listItem', content: [node] }] }
  }
  assert.deepEqual(cleanDoc(doc(node)), emptyDoc)
})

test('names that every object has are no nodes', () => {
  for (const type of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    assert.deepEqual(cleanDoc(doc({ type, content: [text('x')] })), emptyDoc)
  }
})

test('a link leads to the web, a mail or a page of ours', () => {
  for (const href of ['https://www.school.nl/a?b=c#d', 'https://x.nl', 'mailto:info@school.nl', '/stagebank?q=1']) {
    assert.equal(safeHref(href), href)
  }
})

test('a link never runs something or hides where it goes', () => {
  for (const href of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'https:evil.example',
    'http://x.nl',
    'https://school.nl@evil.example',
    'https://user:word@evil.example/a',
    'https://school.nl\\@evil.example',
    'http:///evil',
    'mailto:',
    'stagebank',
    '',
    null,
    42,
    { toString: () => 'javascript:alert(1)' },
    `https://x.nl/${'a'.repeat(2000)}`,
  ]) {
    assert.equal(safeHref(href), undefined, String(href).slice(0, 40))
  }
  assert.deepEqual(cleanDoc(doc(paragraph(text('klik', link('javascript:alert(1)'))))), doc(paragraph(text('klik'))))
})

test('without scripts plain lines become paragraphs, and lines that were left alone keep how they look', () => {
  const before = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Wat je doet' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Brood bakken.', marks: [{ type: 'bold' }] }] },
    ],
  }
  const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const json = JSON.stringify(before)
  assert.deepEqual(docOf([json]), before)
  assert.deepEqual(docOf([json, 'Wat je doet\r\nBrood bakken.\r\n']), before)
  assert.deepEqual(docOf([json, 'Wat je doet\r\n\r\nTaart bakken.']).content, [
    line('Wat je doet'),
    line('Taart bakken.'),
  ])
  assert.deepEqual(docOf(['', 'Taart <b>bakken</b>']).content, [line('Taart <b>bakken</b>')])
  assert.deepEqual([docOf([json, ' ']).content, docOf(['', '']).content], [[], []])
})

test('lines that were typed before the editor came keep every letter, and the place where one was in them', () => {
  const title = { type: 'heading', attrs: { level: 2 }, content: [text('Welkom')] }
  assert.deepEqual(withLines(emptyDoc, ''), emptyDoc)
  assert.deepEqual(
    withLines(cleanDoc(doc(title)), 'Je helpt mee \n\nen '),
    doc(title, paragraph(text('Je helpt mee ')), { type: 'paragraph' }, paragraph(text('en '))),
  )
  // From "Je |helpt" two paragraphs are left and entered on the way to the end.
  assert.equal(stepsFromEnd('Je helpt\n\nmee', 3), 'helpt'.length + 2 + 2 + 'mee'.length)
  assert.equal(stepsFromEnd('Je helpt mee', 12), 0)
})
