import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  content_pages: (i) => ({ readers: [], removed_at: null, take_down_at: null, revision: i }),
  menu_items: (i) => ({ hidden_for: i % 2 ? ['student'] : [], url: i % 2 ? null : 'https://example.org/', path: '/' }),
}
