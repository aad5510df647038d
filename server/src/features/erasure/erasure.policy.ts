import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, not } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { type deletionRequests, isProvisionedRole } from '#protocol/features/erasure.ts'

const ofOwnSchool = (me: Me): Condition<'deletion_requests'> =>
  anyOf(me.isOperator, { organizationId: me.adminOf('School') })

/** Whether an account goes is for the school and never for oneself alone, nor for who only acts as somebody. */
const deciding = (me: Me): Condition<'deletion_requests'> =>
  me.isImpersonated ? false : allOf(ofOwnSchool(me), not({ userId: me.self }))

export const deletionRequestPolicy = {
  read: (me) => anyOf({ userId: me.self }, ofOwnSchool(me)),
  approveDeletion: deciding,
  denyDeletion: deciding,
  withdrawDeletion: (me) => (me.isImpersonated ? false : { userId: me.self }),
} satisfies Policy<typeof deletionRequests, 'approveDeletion' | 'denyDeletion' | 'withdrawDeletion'>

export const erasureAbilities = [
  /** Whose account a school made asks the school. */
  ability(
    'leaveByOneself',
    (me) => !me.allRoles.some(({ name, organizationType: type }) => isProvisionedRole({ name, type })),
  ),
]
