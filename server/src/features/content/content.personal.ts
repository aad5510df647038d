import { decidedBy, personal } from '#engine/personal.ts'

export const contentPersonal = personal({
  columns: {
    'content_pages.updated_by': decidedBy,
    'page_versions.made_by_id': decidedBy,
  },
})
