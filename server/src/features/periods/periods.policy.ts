import { ability } from '#engine/judging/ability.ts'
import { anyOf } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { internshipPeriods, schoolYears } from '#protocol/features/periods.ts'

const ownSchools = (me: Me) => [...me.staffOf(), ...me.studentOf()]

export const schoolYearPolicy = {
  read: (me) => anyOf(me.isOperator, me.isCenterAdmin, ownSchools(me).length > 0),
} satisfies Policy<typeof schoolYears>

export const internshipPeriodPolicy = {
  read: (me) =>
    anyOf(me.isOperator, me.isCenterAdmin, { schoolId: ownSchools(me) }, { schoolId: me.adminOf('School') }),
  create: (me) => ({ schoolId: me.adminOf('School') }),
  updateInternshipPeriod: (me) => ({ schoolId: me.adminOf('School') }),
  delete: (me) => ({ schoolId: me.adminOf('School') }),
} satisfies Policy<typeof internshipPeriods, 'updateInternshipPeriod'>

/** A school keeps its periods and its mentors look at them; a centre looks at those of every school. */
export const periodAbilities = [
  ability('keepPeriods', (me) => me.isSchoolAdmin),
  ability('seePeriods', (me) => me.staffOf().length > 0 || me.isCenterAdmin),
  ability('seePeriodsOfAllSchools', (me) => me.isCenterAdmin),
]
