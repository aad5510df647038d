import type { FittingRows } from '#test/fitting-rows.ts'

export const rows: FittingRows = {
  api_keys: () => ({ scopes: ['students'], expires_on: '2099-01-01', revoked_at: null }),
}
