import { confirmAccount } from '#auth/confirmation.ts'
import { anyOf, type Condition, sqlCondition, within } from '#engine/condition.ts'
import { feature } from '#engine/feature.ts'
import type { Me } from '#engine/me.ts'
import { type Policy, serve } from '#engine/serve.ts'
import { userPolicy } from '#features/users/users.policy.ts'
import { sessions } from '#protocol/sessions.ts'
import { tellPasswordChanged } from './sessions.reactions.ts'
import { endSignInAsUser, signInAsUser } from './sign-in-as-user.ts'

/** One's own devices, and those of the people one looks after. */
const reachable = (me: Me): Condition =>
  anyOf({ userId: me.self }, within('userId', 'users', 'id', userPolicy.updateUser(me)))

/** What is over stays in the table for a while and is of no use to anybody. */
const isAlive = sqlCondition((row) => `${row}.expires_at > now() and ${row}.last_used_at > now() - interval '7 days'`)

const sessionPolicy = { read: reachable, delete: reachable } satisfies Policy<typeof sessions>

export const sessionsFeature = feature({
  resources: [serve(sessions, { table: 'sessions', policy: sessionPolicy, writes: ['delete'], where: isAlive })],
  commands: [confirmAccount, signInAsUser, endSignInAsUser],
  reactions: [tellPasswordChanged],
})
