import { ability } from '#engine/judging/ability.ts'
import { anyOf } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { yearTurns } from '#protocol/features/year-turn.ts'

const bySchoolAdmin = (me: Me) => ({ schoolId: me.adminOf('School') })

/** A school turns its own year. The operator of the platform may look, as everywhere, and change nothing. */
export const yearTurnPolicy = {
  read: (me) => anyOf(me.isOperator, bySchoolAdmin(me)),
  planTurnOfClass: bySchoolAdmin,
  planTurnOfStudents: bySchoolAdmin,
  runYearTurn: bySchoolAdmin,
  undoYearTurn: bySchoolAdmin,
} satisfies Policy<typeof yearTurns, 'planTurnOfClass' | 'planTurnOfStudents' | 'runYearTurn' | 'undoYearTurn'>

export const yearTurnAbilities = [ability('turnYear', (me) => me.isSchoolAdmin)]
