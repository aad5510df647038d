import type { Permissions } from '#test/permission-cells.ts'
import { ask, type Subject } from '#test/permission-tools.ts'

const editors = { schoolAdmin: '✓', centerAdmin: '✓', operator: '✓' }

export const permissions: Permissions = {
  'Stock images': { stockDrawings: editors, stockPlaces: editors },
}

export function subjects(): Subject[] {
  return [
    {
      title: 'Stock images',
      type: null,
      actions: [ask('stockDrawings', '/stock_images'), ask('stockPlaces', '/stock_image_places')],
    },
  ]
}
