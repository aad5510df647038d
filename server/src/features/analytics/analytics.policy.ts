import { ability } from '#engine/judging/ability.ts'
import type { Me } from '#engine/judging/me.ts'

/** Where students stand, by name behind every number, is for their school; a mentor counts their own students. */
export const seesDemand = (me: Me): boolean => me.isOperator || me.staffOf().length > 0

/** What there is on offer is for whoever looks after hosts: a school, or a centre, which sees no names of students. */
export const seesSupply = (me: Me): boolean => me.isOperator || me.isSchoolOrCenterAdmin
export const seesNames = (me: Me): boolean => me.isOperator || me.isAdminOf('School')

/** Whoever runs a host sees how that one does. */
export const seesOwnNumbers = (me: Me): boolean => me.isAdminOf('NonProfit', 'Provider')

export const analyticsAbilities = [
  ability('seeDemand', (me) => me.staffOf().length > 0),
  ability('seeSupply', (me) => me.isSchoolOrCenterAdmin),
  ability('seeOwnNumbers', seesOwnNumbers),
]
