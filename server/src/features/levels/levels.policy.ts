import { ability } from '#engine/judging/ability.ts'
import { anyOf } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { levels } from '#protocol/features/levels.ts'

const bySchoolAdmin = (me: Me) => ({ schoolId: me.adminOf('School') })

/** The names of levels are known to all staff of a school. */
export const levelPolicy = {
  read: (me) => anyOf(me.isOperator, { schoolId: me.staffOf() }),
  create: bySchoolAdmin,
  update: bySchoolAdmin,
  delete: bySchoolAdmin,
} satisfies Policy<typeof levels>

export const levelAbilities = [
  ability('seeLevels', (me) => me.staffOf().length > 0),
  ability('keepLevels', (me) => me.isSchoolAdmin),
]
