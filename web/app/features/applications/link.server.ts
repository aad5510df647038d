import { type LinkedApplication, openApplicationLink } from '../../../../protocol/src/applications.ts'
import { ApiError, type Client } from '../../../../protocol/src/client.ts'
import { timeLeft } from './course.ts'
import { nextTalk } from './talk-moment.ts'

/** Why a link opens nothing. */
export type DeadLink = 'unknown' | 'expired' | 'busy'

function deadOf(error: unknown): DeadLink {
  if (!(error instanceof ApiError) || error.status >= 500) throw error
  if (error.status === 429) return 'busy'
  return error.errors.some(({ code }) => code === 'applicationLink.expired') ? 'expired' : 'unknown'
}

/** What the link is about. Reading it changes nothing. */
export async function readLink(api: Client, token: string) {
  if (!token) return { dead: 'unknown' as DeadLink, application: null, talk: null }
  try {
    const found = (await api.run(openApplicationLink, '', { token })) as unknown as LinkedApplication
    const left = found.expiresAt ? timeLeft(found.expiresAt) : null
    return { dead: null, application: { ...found, left }, talk: nextTalk() }
  } catch (error) {
    return { dead: deadOf(error), application: null, talk: null }
  }
}
export type Linked = NonNullable<Awaited<ReturnType<typeof readLink>>['application']>
