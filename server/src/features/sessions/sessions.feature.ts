import { authMails } from '#auth/auth.mails.ts'
import { confirmAccount } from '#auth/confirmation.ts'
import { mailLink } from '#auth/mail-link.ts'
import { answer, feature } from '#engine/feature.ts'
import { anyOf, type Condition, sqlCondition, within } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { type Policy, serve } from '#engine/serve.ts'
import { whollyManaged } from '#features/users/users.policy.ts'
import * as protocol from '#protocol/features/sessions.ts'
import { sessionNews } from './sessions.news.ts'
import { sessionsPersonal } from './sessions.personal.ts'
import { tellPasswordChanged, tellSignedInAs } from './sessions.reactions.ts'
import { endSignInAsUser, signInAsUser } from './sign-in-as-user.ts'
import { whoAmI } from './who-am-i.ts'

/** One's own devices, and those of people all of whose roles one looks after: a device is signed in to all of them. */
const reachable = (me: Me): Condition<'sessions'> =>
  anyOf({ userId: me.self }, within('userId', 'users', 'id', whollyManaged(me)))

/** What is over stays in the table for a while and is of no use to anybody. */
const isAlive = sqlCondition((row) => `${row}.expires_at > now() and ${row}.last_used_at > now() - interval '7 days'`)

/** Whoever acts as somebody else leaves that person's devices alone. */
const sessionPolicy = {
  read: reachable,
  delete: (me) => (me.isImpersonated ? false : reachable(me)),
} satisfies Policy<typeof protocol.sessions>

const currentSession = answer(protocol.currentSession, ({ me }) => ({ where: { id: me.session?.id ?? [] } }))

export const sessionsFeature = feature({
  resources: [
    serve(protocol.sessions, { table: 'sessions', policy: sessionPolicy, writes: ['delete'], where: isAlive }),
  ],
  queries: [currentSession, whoAmI],
  commands: [confirmAccount, signInAsUser, endSignInAsUser],
  reactions: [tellPasswordChanged, tellSignedInAs],
  jobs: [mailLink],
  activities: { signIn: ['session', 'password', 'identity'], privacy: ['impersonation'] },
  mails: authMails,
  personal: sessionsPersonal,
  news: sessionNews,
})
