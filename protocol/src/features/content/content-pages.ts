import { command, event, query, resource, told } from '#protocol/declaring/define.ts'
import { boolean, id, integer, json, list, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'
import { lifecycle } from '#protocol/declaring/lifecycle.ts'
import type { Block } from './blocks.ts'
import type { PageContent } from './page-content.ts'

const pageKinds = ['page', 'news'] as const
const pageStatuses = ['draft', 'published', 'scheduled'] as const
/** Who may read a page; nobody named: everyone. `member` is whoever is signed in. */
export const pageReaders = ['member', 'student', 'mentor', 'host', 'volunteer', 'school', 'centre'] as const
export type PageReader = (typeof pageReaders)[number]

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
  /** What search engines show; without one the summary. */
  descriptionNl: text({ max: 300, optional: true, format: 'lines' }),
  descriptionEn: text({ max: 300, optional: true, format: 'lines' }),
  /** What a shared link shows: a drawing, or a picture of the library. Without one that of the site. */
  sharePicture: text({ max: 200, optional: true }),
  /** From this moment on nobody reads it any more. */
  takeDownAt: timestamp({ optional: true }),
}
const readers = { max: pageReaders.length }

/** Pages and news of a site. What has no English shows the Dutch: a page is better read in one language than not at all. */
export const contentPages = resource('contentPages', {
  path: 'cms/pages',
  attributes: {
    kind: oneOf(pageKinds, { createOnly: true }),
    ...writable,
    readers: list(oneOf(pageReaders), { hasDefault: true, ...readers }),
    /** Counts how often it was saved: whoever changes it says which one they saw. */
    revision: integer({ readOnly: true }),
    /** Thrown away, and not yet gone for good. */
    removedAt: timestamp({ optional: true, readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  filters: {
    id: ['eq', 'in'],
    slug: ['eq', 'in'],
    kind: ['eq'],
    status: ['eq', 'in'],
    publishedAt: ['lteq', 'gteq'],
    removedAt: ['null'],
  },
  /** The beginnings of words of its titles and summaries; an address that it had before. */
  scopes: { search: text({ max: 100 }), formerSlug: text({ max: 80 }) },
  sorts: ['publishedAt', 'titleNl', 'updatedAt', 'slug'],
  defaultSort: '-publishedAt',
})

/** A page as it was written at some time. The current one goes on being written; the others stay as they are. */
export const pageVersions = resource('pageVersions', {
  path: 'cms/page_versions',
  attributes: {
    pageId: id({ readOnly: true }),
    number: integer({ readOnly: true }),
    content: json<PageContent>({ readOnly: true }),
    missingEnglish: integer({ readOnly: true }),
    isCurrent: boolean({ readOnly: true }),
    /** When it goes live, and when it did. */
    publishAt: timestamp({ optional: true, readOnly: true }),
    publishedAt: timestamp({ optional: true, readOnly: true }),
    madeBy: text({ optional: true, readOnly: true }),
    writtenAt: timestamp({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  unlisted: ['content'],
  filters: { id: ['eq', 'in'], pageId: ['eq', 'in'], number: ['eq'], isCurrent: ['eq'], publishAt: ['null'] },
  sorts: ['number'],
  defaultSort: '-number',
})

const aboutPage = { contentPageId: id() }
export const contentPageCreated = event('contentPage.created', aboutPage)
export const contentPageUpdated = event('contentPage.updated', aboutPage)
export const contentPagePlanned = event('contentPage.planned', aboutPage)
export const contentPageRemoved = event('contentPage.removed', aboutPage)
export const contentPageReturned = event('contentPage.returned', aboutPage)

export const pageLife = lifecycle(contentPages, 'status', {
  start: { draft: contentPageCreated, published: contentPageCreated, scheduled: contentPageCreated },
  moves: {
    publish: { from: ['draft', 'scheduled'], to: 'published', emits: contentPageUpdated },
    schedule: { from: ['draft', 'published'], to: 'scheduled', emits: contentPageUpdated },
    takeBack: { from: ['published', 'scheduled'], to: 'draft', emits: contentPageUpdated },
    appear: { from: ['draft', 'scheduled'], to: 'published', by: 'clock', emits: contentPageUpdated },
    disappear: { from: ['published', 'scheduled'], to: 'draft', by: 'clock', emits: contentPageUpdated },
  },
})

export const createContentPage = command('createContentPage', 'POST /cms/pages', {
  on: contentPages,
  input: { kind: oneOf(pageKinds), ...writable, readers: list(oneOf(pageReaders), { optional: true, ...readers }) },
  emits: [contentPageCreated],
  summary: 'Add a page or a news item',
})

export const updateContentPage = command('updateContentPage', 'PATCH /cms/pages/:id', {
  on: contentPages,
  partial: true,
  input: { ...writable, readers: list(oneOf(pageReaders), readers) },
  when: {},
  moves: [pageLife.publish, pageLife.schedule, pageLife.takeBack],
  emits: [contentPageUpdated],
  summary: 'Change a page or a news item, publish it or take it back',
})

const seen = { revision: integer({ min: 0 }) }

/** Without one of them it goes on with what the same person wrote just before. */
const waysToKeep = ['newVersion', 'onlyInHistory'] as const

export const savePage = command('savePage', 'PUT /cms/pages/:id/draft', {
  on: contentPages,
  input: { content: json<PageContent>(), keep: oneOf(waysToKeep, { optional: true }), ...seen },
  summary: 'Save a page as it is being written; everybody goes on reading what was published',
})

export const publishPage = command('publishPage', 'PUT /cms/pages/:id/publish', {
  on: contentPages,
  input: seen,
  when: {},
  moves: [pageLife.publish],
  emits: [contentPageUpdated],
  summary: 'Show the page to everybody as it is written now',
})

export const planPage = command('planPage', 'PUT /cms/pages/:id/plan', {
  on: contentPages,
  input: { publishAt: timestamp({ optional: true }), ...seen },
  emits: [contentPagePlanned],
  summary: 'Let the page go live as it is written now at a moment; without a moment that is called off',
})

export const copyPage = command('copyPage', 'POST /cms/pages/:id/copy', {
  on: contentPages,
  emits: [contentPageCreated],
  summary: 'Make a new page out of this one, as a draft',
})

export const removePage = command('removePage', 'PUT /cms/pages/:id/remove', {
  on: contentPages,
  emits: [contentPageRemoved],
  summary: 'Throw a page away; for thirty days it can come back',
})

export const returnPage = command('returnPage', 'PUT /cms/pages/:id/return', {
  on: contentPages,
  emits: [contentPageReturned],
  summary: 'Bring back a page that was thrown away',
})

/** It tells nothing else of the page, not even whether whoever signs in may read it. */
export const pageDoor = query('pageDoor', 'GET /cms/page_door', {
  access: 'public',
  filters: { kind: oneOf(pageKinds), slug: text({ max: 80 }) },
  tells: told<{ needsSignIn: boolean }>(),
  summary: 'Whether the page at an address is for people who are signed in',
})

/** What is refused is named by its place on the page, so that an editor can lead there. */
export const contentPointer = '/data/attributes/content'
export const partPointer = (number: number) => `${contentPointer}/parts/${number - 1}`

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** What can stand in an address as it is: small letters, digits, and dashes between them. */
export const isSlug = (value: string): boolean => value.length <= 80 && slugShape.test(value)

/** An address made of a title; empty when nothing of it can stand in one. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')

export const pathOfPage = ({ kind, slug }: { kind: string; slug: string }): string =>
  kind === 'news' ? `/nieuws/${slug}` : `/${slug}`
