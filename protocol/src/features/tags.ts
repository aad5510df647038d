import { command, event, resource } from '#protocol/declaring/define.ts'
import { id, integer, oneOf, text, timestamp } from '#protocol/declaring/fields.ts'

export const tagColors = ['neutral', 'primary', 'secondary', 'success', 'warning', 'danger', 'info'] as const

/** What interests a student and what an organization does: one list for the whole site, so that the two can meet. */
export const tags = resource('tags', {
  attributes: {
    name: text({ max: 40 }),
    color: oneOf(tagColors, { hasDefault: true }),
    /** The name of an icon of our own set. */
    icon: text({ max: 40, optional: true }),
    useCount: integer({ readOnly: true }),
    studentCount: integer({ readOnly: true }),
    organizationCount: integer({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  /** Counting takes long where very many vacancies share a tag, and few ask for it. */
  unlisted: ['useCount', 'studentCount', 'organizationCount'],
  filters: { id: ['eq', 'in'], name: ['eq', 'cont', 'start'], color: ['eq', 'in'] },
  sorts: ['name', 'createdAt'],
  defaultSort: 'name',
  page: { max: 500 },
})

export const tagMerged = event('tag.merged', { tagId: id(), intoId: id(), tagLabel: text() })

export const mergeTag = command('mergeTag', 'PUT /tags/:id/merge', {
  on: tags,
  input: { intoId: id() },
  emits: [tagMerged],
  summary: 'Put everything with this tag under another one, and remove this one',
})
