import type { Page } from 'playwright-core'
import { say } from './words.ts'

/** What is done to many at once: closes by itself after a while, but not under the pointer. */
export const bulkPanel = (page: Page) => page.getByRole('region', { name: say('bulk-actions.label') })

/** The messages in the corner. */
export const toasts = (page: Page) => page.getByRole('region', { name: say('ui.toast.region') })
