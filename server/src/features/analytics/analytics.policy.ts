import { ability } from '#engine/judging/ability.ts'
import type { Me } from '#engine/judging/me.ts'

/** Where students stand, by name behind every number, is for their school; a mentor counts their own students. */
export const seesDemand = (me: Me): boolean => me.isOperator || me.staffOf().length > 0

export const analyticsAbilities = [ability('seeDemand', (me) => me.staffOf().length > 0)]
