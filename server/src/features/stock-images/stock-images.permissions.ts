import type { Permissions } from '#test/permission-cells.ts'
import { ask, type Subject } from '#test/permission-tools.ts'

export const permissions: Permissions = {
  'Stock images': { stockDrawings: { schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' } },
}

export function subjects(): Subject[] {
  return [{ title: 'Stock images', type: null, actions: [ask('stockDrawings', '/stock_images')] }]
}
