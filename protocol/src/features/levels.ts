import { command, event, resource } from '#protocol/declaring/define.ts'
import { id, integer, list, text, timestamp } from '#protocol/declaring/fields.ts'

export const levels = resource('levels', {
  attributes: {
    name: text({ max: 60 }),
    position: integer({ min: 0, max: 1000, hasDefault: true }),
    schoolId: id({ createOnly: true }),
    groupCount: integer({ readOnly: true }),
    studentCount: integer({ readOnly: true }),
    createdAt: timestamp({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  filters: { id: ['eq', 'in'], name: ['eq', 'cont', 'start'], schoolId: ['eq', 'in'] },
  sorts: ['position', 'name'],
  defaultSort: 'position',
})

export const levelsOrdered = event('levels.ordered', { levelIds: list(id()) })

export const orderLevels = command('orderLevels', 'PUT /levels/order', {
  input: { ids: list(id(), { min: 1, max: 200 }) },
  emits: [levelsOrdered],
  summary: 'Put the levels in this order',
})
