import { ability } from '#engine/judging/ability.ts'
import type { Me } from '#engine/judging/me.ts'

/** A board of students is for their school; a host has its own trainees, a centre counts. */
export const seesBoard = (me: Me): boolean => me.isOperator || me.staffOf().length > 0

/** How the route goes is for who goes it as well. */
export const seesRoute = (me: Me): boolean => seesBoard(me) || me.isStudent

export const progressAbilities = [
  ability('seeProgress', (me) => me.staffOf().length > 0),
  ability('seeRoute', (me) => me.staffOf().length > 0 || me.isStudent),
]
