import type { Page } from 'playwright-core'
import { say } from './words.ts'

/** The messages in the corner. */
export const toasts = (page: Page) => page.getByRole('region', { name: say('ui.toast.region') })
