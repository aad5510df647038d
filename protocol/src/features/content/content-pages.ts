import { command, event, resource } from '#protocol/declaring/define.ts'
import { id, json, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import type { Block } from './blocks.ts'

const pageKinds = ['page', 'news'] as const
const pageStatuses = ['draft', 'published', 'scheduled'] as const

const writable = {
  slug: text({ max: 80 }),
  status: oneOf(pageStatuses),
  publishedAt: timestamp({ optional: true }),
  titleNl: text({ max: 120 }),
  titleEn: text({ max: 120, optional: true }),
  summaryNl: text({ max: 300, optional: true, format: 'lines' }),
  summaryEn: text({ max: 300, optional: true, format: 'lines' }),
  blocksNl: json<Block[]>(),
  blocksEn: json<Block[], { optional: true }>({ optional: true }),
}

/** Pages and news of a site. What has no English shows the Dutch: a page is better read in one language than not at all. */
export const contentPages = resource('contentPages', {
  path: 'cms/pages',
  attributes: {
    kind: oneOf(pageKinds, { createOnly: true }),
    ...writable,
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  filters: { id: ['eq', 'in'], slug: ['eq', 'in'], kind: ['eq'], status: ['eq', 'in'], publishedAt: ['lteq', 'gteq'] },
  /** The beginnings of words of its titles and summaries. */
  scopes: { search: text({ max: 100 }) },
  sorts: ['publishedAt', 'titleNl', 'updatedAt', 'slug'],
  defaultSort: '-publishedAt',
})

const aboutPage = { contentPageId: id() }
export const contentPageCreated = event('contentPage.created', aboutPage)
export const contentPageUpdated = event('contentPage.updated', aboutPage)

export const pageLife = lifecycle(contentPages, 'status', {
  start: { draft: contentPageCreated, published: contentPageCreated, scheduled: contentPageCreated },
  moves: {
    publish: { from: ['draft', 'scheduled'], to: 'published', emits: contentPageUpdated },
    schedule: { from: ['draft', 'published'], to: 'scheduled', emits: contentPageUpdated },
    takeBack: { from: ['published', 'scheduled'], to: 'draft', emits: contentPageUpdated },
  },
})

export const createContentPage = command('createContentPage', 'POST /cms/pages', {
  on: contentPages,
  input: { kind: oneOf(pageKinds), ...writable },
  emits: [contentPageCreated],
  summary: 'Add a page or a news item',
})

export const updateContentPage = command('updateContentPage', 'PATCH /cms/pages/:id', {
  on: contentPages,
  partial: true,
  input: writable,
  when: {},
  moves: [pageLife.publish, pageLife.schedule, pageLife.takeBack],
  emits: [contentPageUpdated],
  summary: 'Change a page or a news item, publish it or take it back',
})

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** What can stand in an address as it is: small letters, digits, and dashes between them. */
export const isSlug = (value: string): boolean => value.length <= 80 && slugShape.test(value)
