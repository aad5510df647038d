import { feature } from '#engine/feature.ts'
import { serve } from '#engine/serve.ts'
import { siteCopies, siteCopyLife } from '#protocol/features/site-copies.ts'
import { cancelSiteCopy, importSiteCopy, makeSiteCopy } from './keep-copies.ts'
import { siteCopiesPersonal } from './site-copies.personal.ts'
import { siteCopyPolicy } from './site-copies.policy.ts'

/** What a site shows, as one archive: to keep, to put back, to bring to another site. */
export const siteCopiesFeature = feature({
  resources: [serve(siteCopies, { table: 'site_copies', policy: siteCopyPolicy })],
  commands: [makeSiteCopy, importSiteCopy, cancelSiteCopy],
  lifecycles: [siteCopyLife],
  activities: { content: ['siteCopy'] },
  personal: siteCopiesPersonal,
})
