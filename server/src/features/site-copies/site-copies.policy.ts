import type { Policy } from '#engine/serve.ts'
import { editors } from '#features/content/content-pages.policy.ts'
import type { siteCopies } from '#protocol/features/site-copies.ts'

/** Who writes the site: a copy holds its drafts, too. */
export const siteCopyPolicy = {
  read: editors,
  importSiteCopy: editors,
  cancelSiteCopy: editors,
} satisfies Policy<typeof siteCopies, 'importSiteCopy' | 'cancelSiteCopy'>
