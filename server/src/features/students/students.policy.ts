import type { ColumnOf, TableName } from '#db/tables.ts'
import { ability } from '#engine/judging/ability.ts'
import { anyOf, type Condition, withinFew } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { studentProfiles } from '#protocol/features/students.ts'

/** The students a mentor looks after, one by one or through a class; nobody else's. */
export const mentoredBy = <T extends TableName>(me: Me, column: ColumnOf<T>): Condition<T> =>
  withinFew(column, 'mentored_students', 'studentId', { mentorId: me.mentorOf().length > 0 ? me.self : [] })

export const studentProfilePolicy = {
  read: (me) => anyOf(me.isOperator, { schoolId: me.adminOf('School') }, mentoredBy(me, 'id'), { id: me.self }),
  updateStudent: (me) => anyOf(me.isOperator, { schoolId: me.adminOf('School') }, { id: me.isStudent ? me.self : [] }),
  assignGroup: (me) => ({ schoolId: me.adminOf('School') }),
  removeFromGroup: (me) => ({ schoolId: me.adminOf('School') }),
} satisfies Policy<typeof studentProfiles, 'updateStudent' | 'assignGroup' | 'removeFromGroup'>

export const studentAbilities = [
  ability('doInternship', (me) => me.isStudent),
  /** Wishes and what else a school knows of a student; about the person, wherever they work now. */
  ability('describeOneself', (me) => me.allRoles.some(({ name }) => name === 'student')),
]
