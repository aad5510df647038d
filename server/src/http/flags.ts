import type { Site } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'

export type Flags = keyof Site['flags']

/** A flag that is off takes the feature away from this site's API too. */
export function requireFlag(site: Site, flag: Flags | undefined): void {
  if (flag && !site.flags[flag]) throw fail('feature.off')
}
