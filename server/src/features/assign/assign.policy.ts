import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsIn } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import type { matchingPairs, matchings } from '#protocol/features/assign.ts'

/** Staff of a school: administrators place everybody, mentors their own students. */
export const mayAssign = (me: Me): boolean => me.staffOf().length > 0

/** A mentor sees and applies what they asked for themselves. */
const ours = (me: Me): Condition<'matchings'> =>
  anyOf({ schoolId: me.adminOf('School') }, allOf({ schoolId: me.mentorOf() }, { createdById: me.self }))

export const matchingPolicy = {
  read: (me) => anyOf(me.isOperator, ours(me)),
  applyMatching: ours,
  undoMatching: ours,
} satisfies Policy<typeof matchings, 'applyMatching' | 'undoMatching'>

export const matchingPairPolicy = {
  read: (me) => existsIn('matchings', 'id', 'matchingId', matchingPolicy.read(me)),
} satisfies Policy<typeof matchingPairs>

export const assignAbilities = [ability('assignPlaces', mayAssign)]
