import { nonProfits } from './non-profits.ts'
import type { OrganizationPattern } from './organization-pattern.ts'
import { patterns } from './organization-pattern.ts'
import { providers } from './providers.ts'

const volunteerCentres = patterns(
  'VolunteerCenter',
  'buurt',
  `
  Vrijwilligershaven {place}
  Wij brengen mensen die iets willen doen bij organisaties die hulp zoeken.
  Steunpunt Handen Erbij {place}
  Het loket voor vrijwilligers en verenigingen, elke ochtend open.
  Servicepunt Samen Sterker {place}
  Wij helpen organisaties met werving, verzekering en scholing van vrijwilligers.
  Makelpunt De Verbinding {place}
  Jong en oud vinden bij ons werk dat bij hen past.
  Vrijwilligersloods {place}
  Een oude loods vol plannen. Loop binnen en wij zoeken een plek voor u.
  `,
)

export const organizationPatterns: OrganizationPattern[] = [...nonProfits, ...providers, ...volunteerCentres]
