import { data, type RouterContextProvider } from 'react-router'
import { apiContext, pageContext } from '#lib/context.ts'
import { findSession } from '#lib/session.server.ts'
import { ApiError } from '#protocol/client.ts'
import { confirmDeletion, deletionRequests, requestDeletion, withdrawDeletion } from '#protocol/features/erasure.ts'

type Context = Readonly<RouterContextProvider>

/** How the account of who is here can go, and how far that is. */
export async function leaving(context: Context) {
  const session = await findSession(context)
  if (!session) return null
  const { user } = session
  const [latest] = await context.get(apiContext).list(deletionRequests, {
    filter: { userIdEq: user.id },
    include: ['organization'],
    page: { size: 1 },
  })
  const school = session.organizations.find(({ type }) => type === 'School')?.name
  return {
    email: user.email,
    isActing: session.acting !== null,
    isProvisioned: !session.can.leaveByOneself,
    isHost: session.isFormal,
    school: latest?.organization?.name ?? school ?? '',
    request: latest && {
      id: latest.id,
      status: latest.status,
      reason: latest.reason,
      createdAt: latest.createdAt,
      canWithdraw: latest.can.withdrawDeletion === true,
    },
  }
}

export type Outcome = 'sure' | 'mailed' | 'asked' | 'withdrawn' | 'deleted' | 'over' | 'refused' | 'throttled'
type Answer = { outcome: Outcome; text?: string }

async function attempt(outcome: Outcome, work: () => Promise<unknown>) {
  try {
    await work()
    return data<Answer>({ outcome })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error
    const kind: Outcome = error.status === 429 ? 'throttled' : error.status === 422 ? 'over' : 'refused'
    return data<Answer>({ outcome: kind, text: error.errors[0]?.detail }, error.status)
  }
}

/** A request goes to the school only from somebody who is sure; a mail asks that by itself. */
export async function ask(context: Context, isSure: boolean) {
  const session = await findSession(context)
  if (session && !session.can.leaveByOneself && !isSure) return data<Answer>({ outcome: 'sure' })
  const api = context.get(apiContext)
  let way: unknown
  const answer = await attempt('mailed', async () => {
    way = (await api.run(requestDeletion, '')).way
  })
  return way === 'school' ? data<Answer>({ outcome: 'asked' }) : answer
}

export const withdraw = (context: Context, id: string) =>
  attempt('withdrawn', () => context.get(apiContext).run(withdrawDeletion, id))

/** After it the keys of this browser open nothing any more, so they go too. */
export async function confirmLeaving(context: Context, token: string) {
  const answer = await attempt('deleted', () => context.get(apiContext).run(confirmDeletion, '', { token }))
  if (answer.data.outcome !== 'deleted') return answer
  const session = await findSession(context)
  if (session) return answer
  const { headers } = await context
    .get(pageContext)
    .transport({ method: 'DELETE', path: '/auth/sign_out', headers: {} })
  const cleared = new Headers()
  for (const cookie of [headers['set-cookie'] ?? []].flat()) cleared.append('set-cookie', cookie)
  return data<Answer>({ outcome: 'deleted' }, { headers: cleared })
}
