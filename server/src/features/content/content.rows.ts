import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  menu_items: (i) => ({ hidden_for: i % 2 ? ['student'] : [], url: i % 2 ? null : 'https://example.org/', path: '/' }),
}
