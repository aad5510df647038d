import type { Site } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import type { FlagName } from '#protocol/tenants/tenant.ts'

/** A flag that is off takes the feature away from this site's API too. */
export function requireFlag(site: Site, flag: FlagName | undefined): void {
  if (flag && !site.flags[flag]) throw fail('feature.off')
}
