import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from '#protocol/features/content/blocks.ts'
import { missingEnglish, type PageContent } from '#protocol/features/content/page-content.ts'
import { excerptOf, writePart } from './page-parts.ts'

const head = (text: string): Block => ({ type: 'heading', text, level: 2 })
const page = (nl: string, en: string): PageContent => {
  const both = { nl: 'T', en: 'T' }
  return { title: both, summary: both, description: both, parts: [{ key: 'a', nl: head(nl), en: head(en) }] }
}

test('English that is still a copy goes along with the Dutch, and stays a copy', () => {
  const later = writePart(page('Open', 'Open'), 'a', 'nl', head('Open dag'))
  assert.deepEqual(later.parts[0]?.en, head('Open dag'))
  assert.equal(missingEnglish(later), 1)
  const translated = writePart(later, 'a', 'en', head('Open day'))
  assert.equal(missingEnglish(translated), 0)
  assert.deepEqual(writePart(translated, 'a', 'nl', head('Dag')).parts[0]?.en, head('Open day'))
})

test('the words one knows a block by end with a whole word', () => {
  assert.equal(excerptOf(head('Kort')), 'Kort')
  assert.match(excerptOf(head('stageplekken '.repeat(20))), /^(stageplekken ?)+…$/)
})
