import type { BlockFacts } from '#app/features/internships/block-line.tsx'
import type { Locale } from '#lib/i18n.tsx'
import { phaseName } from './phase-name.ts'
import type { Placement } from './stages.ts'

type Placed = Pick<Placement, 'id' | 'student' | 'phase' | 'block' | 'up' | 'upSince' | 'startDate'>

/** What the one sentence about a placement is made of; students by their first name, since the whole one stands beside it. */
export function factsOfPlacement(of: Placed, locale: Locale, isYou = false): BlockFacts {
  const { id, student, phase, block, up, upSince, startDate } = of
  return {
    internshipId: id,
    studentId: student.id,
    ...{ block, up, upSince, startDate, isYou },
    phase: phase && phaseName(phase, locale),
    dueOn: phase && phase.status !== 'submitted' ? phase.dueOn : null,
    names: { student: student.name.split(' ')[0] ?? '' },
  }
}
