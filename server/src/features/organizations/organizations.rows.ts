import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  organizations: (i) => ({ latitude: 52 + i / 100, longitude: 5 + i / 100, website: `https://host-${i}.example.test` }),
  files: () => ({ kind: 'logo' }),
}
