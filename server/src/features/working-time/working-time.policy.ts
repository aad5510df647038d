import { ability } from '#engine/judging/ability.ts'
import { anyOf } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { freeDays } from '#protocol/features/working-time.ts'

const bySchoolAdmin = (me: Me) => ({ schoolId: me.adminOf('School') })

/** When a school is free is known to its staff; its administrator says it. */
export const freeDayPolicy = {
  read: (me) => anyOf(me.isOperator, { schoolId: me.staffOf() }),
  create: bySchoolAdmin,
  update: bySchoolAdmin,
  delete: bySchoolAdmin,
} satisfies Policy<typeof freeDays>

export const seesCalendarOf = (me: Me, schoolId: string): boolean => me.isOperator || me.staffOf().includes(schoolId)

export const workingTimeAbilities = [
  ability('seeFreeDays', (me) => me.staffOf().length > 0),
  ability('keepFreeDays', (me) => me.isSchoolAdmin),
]
