import { ApiError, type Client } from '#protocol/client.ts'
import { openApplicationLink } from '#protocol/features/applications.ts'
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
  const nothing = (dead: DeadLink) => ({ dead, application: null, talk: null })
  if (!token) return nothing({ why: 'unknown' })
  try {
    const found = await api.run(openApplicationLink, '', { token })
    const left = found.expiresAt ? timeLeft(found.expiresAt) : null
    return { dead: null, application: { ...found, left }, talk: nextTalk() }
  } catch (error) {
    return nothing(deadOf(error))
  }
}
export type Linked = NonNullable<Awaited<ReturnType<typeof readLink>>['application']>
