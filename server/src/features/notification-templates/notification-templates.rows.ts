import { docOf, partsOf } from '#protocol/features/mail-text.ts'
import type { FittingRows } from '#test/fitting-rows.ts'

const text = JSON.stringify({ subject: partsOf('Een plek'), body: docOf(['Hoi']), buttons: ['Naar je stage'] })

/** There is no row without a text. Whoever is tried here keeps those of the site alone. */
export const rows: FittingRows = { notification_templates: () => ({ nl: text, school_id: null }) }
