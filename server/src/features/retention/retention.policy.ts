import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, existsApart, within } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { userPolicy, whollyManaged } from '#features/users/users.policy.ts'
import type { retentionClocks, retentionHolds, retentionRuns } from '#protocol/features/retention.ts'

/** Who answers for what a site keeps of people: its schools and centres. */
export const keepsHouse = (me: Me): boolean => me.isOperator || me.isSchoolOrCenterAdmin

export const clockPolicy = {
  read: (me) => anyOf({ id: me.self }, existsApart('users', 'id', 'id', userPolicy.updateUser(me))),
} satisfies Policy<typeof retentionClocks>

/** Whether anybody’s clock is theirs to stop at all. */
export const holdsClocks = (me: Me): boolean => keepsHouse(me) && !me.isImpersonated

/** A clock stands still for people who are nobody else's and not while one acts as somebody. */
export const mayHold = (me: Me): Condition<'users'> => allOf(holdsClocks(me), whollyManaged(me))

export const holdPolicy = {
  read: (me) => anyOf({ userId: me.self }, existsApart('users', 'id', 'userId', userPolicy.updateUser(me))),
  releaseRetention: (me) => within('userId', 'users', 'id', mayHold(me)),
} satisfies Policy<typeof retentionHolds, 'releaseRetention'>

export const runPolicy = { read: (me) => keepsHouse(me) } satisfies Policy<typeof retentionRuns>

export const retentionAbilities = [ability('overseePrivacy', keepsHouse)]
