import type { HostPattern } from './host-pattern.ts'
import { buurt } from './hosts/buurt.ts'
import { cultuur } from './hosts/cultuur.ts'
import { dieren } from './hosts/dieren.ts'
import { horeca } from './hosts/horeca.ts'
import { ict } from './hosts/ict.ts'
import { kinderen } from './hosts/kinderen.ts'
import { sport } from './hosts/sport.ts'
import { techniek } from './hosts/techniek.ts'
import { winkel } from './hosts/winkel.ts'
import { zorg } from './hosts/zorg.ts'

export const organizationPatterns: HostPattern[] = [
  ...[...zorg, ...dieren, ...sport, ...horeca, ...techniek],
  ...[...kinderen, ...cultuur, ...winkel, ...ict, ...buurt],
]

/** Who offers places, at every site. */
export const hostsWithPlaces: HostPattern[] = organizationPatterns.filter(({ vacancies }) => vacancies.length > 0)
/** Who has signed up and offers nothing yet. */
export const newcomers: HostPattern[] = organizationPatterns.filter(({ vacancies }) => vacancies.length === 0)
