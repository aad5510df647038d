import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageContent } from '#protocol/features/content/page-content.ts'
import { linesOf, readLine } from './content-lines.ts'

const none = { pictures: {}, forms: {} }
const page = (given: Partial<PageContent>): PageContent => {
  const empty = { nl: '', en: '' }
  return { title: empty, summary: empty, description: empty, parts: [], ...given }
}
const told = (of: PageContent, lang: 'nl' | 'en' = 'nl') =>
  linesOf(of, lang, none).map((line) => {
    const { what, text } = readLine(line)
    return `${what}: ${text}`
  })

test('every line of a page says what it is', () => {
  const answer = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Ja' }] }],
  }
  const of = page({
    title: { nl: ' Open dag ', en: 'Open day' },
    summary: { nl: 'Kom kijken', en: '' },
    share: '/stock/site/samen-wandelen.svg',
    parts: [
      { key: 'a', nl: { type: 'faq', items: [{ question: 'Mag ik komen?', answer }] }, en: null },
      { key: 'b', nl: { type: 'callToAction', label: 'Kom', href: '/contact' }, en: null },
    ],
  })
  assert.deepEqual(told(of), [
    'title: Open dag',
    'summary: Kom kijken',
    'share: samen wandelen',
    'question: Mag ik komen?',
    'answer: Ja',
    'callToAction: Kom → /contact',
  ])
  assert.deepEqual(told(of, 'en'), ['title: Open day'])
})

test('another picture with the same words is another line', () => {
  const picture = (src: string) =>
    page({ parts: [{ key: 'a', nl: { type: 'picture', src, alt: 'Een deur' }, en: null }] })
  const [one, other] = [picture('/stock/a.svg'), picture('/stock/b.svg')]
  assert.deepEqual(told(one), told(other))
  assert.notDeepEqual(linesOf(one, 'nl', none), linesOf(other, 'nl', none))
})
