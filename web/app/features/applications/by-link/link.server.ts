import { ApiError, type Client } from '#protocol/client.ts'
import { type LinkedApplication, openApplicationLink } from '#protocol/features/applications.ts'
import { nextTalk } from '../answer/talk-moment.ts'
import { timeLeft } from '../application/application-steps.ts'

/** Why a link opens nothing. What became of the application the API says itself. */
export type DeadLink = { why: 'unknown' | 'expired' | 'busy' } | { why: 'over'; text: string }

function deadOf(error: unknown): DeadLink {
  if (!(error instanceof ApiError) || error.status >= 500) throw error
  if (error.status === 429) return { why: 'busy' }
  if (error.status !== 410) return { why: 'unknown' }
  const [first] = error.errors
  return first?.code === 'applicationLink.expired' ? { why: 'expired' } : { why: 'over', text: first?.detail ?? '' }
}

/** What the link is about. Reading it changes nothing. */
export async function readLink(api: Client, token: string) {
  if (!token) return { dead: { why: 'unknown' } as DeadLink, application: null, talk: null }
  try {
    const found = (await api.run(openApplicationLink, '', { token })) as unknown as LinkedApplication
    const left = found.expiresAt ? timeLeft(found.expiresAt) : null
    return { dead: null, application: { ...found, left }, talk: nextTalk() }
  } catch (error) {
    return { dead: deadOf(error), application: null, talk: null }
  }
}
export type Linked = NonNullable<Awaited<ReturnType<typeof readLink>>['application']>
