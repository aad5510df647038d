import { type RouterContextProvider, redirect } from 'react-router'
import { ApiError } from '#protocol/client.ts'
import { type OwnOrganization, type WhoAmI, whoAmI } from '#protocol/features/who-am-i.ts'
import type { AbilityName } from '#protocol/generated/abilities.ts'
import { apiContext, requestContext } from './context.ts'

/** What somebody may do that is not about one row; only what they may is in it. */
export type Can = Partial<Record<AbilityName, true>>
/** While somebody acts as the person: until when. */
export type Acting = { expiresAt: string; minutes: number }
export type Session = Pick<WhoAmI, 'user' | 'organizations' | 'home' | 'isFormal' | 'unread' | 'waiting'> & {
  /** The one that the person works in now. */
  organization: OwnOrganization | undefined
  can: Can
  acting: Acting | null
  /** Of the sessions of this person the one of this device. */
  sessionId: string
}

type Context = Readonly<RouterContextProvider>
const asked = new WeakMap<object, Promise<Session | null>>()

/** Who is signed in, or null. Asked once per page, however many of its parts want to know. */
export function findSession(context: Context): Promise<Session | null> {
  const session = asked.get(context) ?? askSession(context)
  asked.set(context, session)
  return session
}

async function askSession(context: Context): Promise<Session | null> {
  const who = await context
    .get(apiContext)
    .tell(whoAmI)
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    })
  if (!who) return null
  const { user, organizations, organizationId, home, isFormal, can, unread, waiting, session } = who
  const { expiresAt } = session
  const minutes = Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.now()) / 60_000))
  return {
    user,
    organizations,
    organization: organizations.find(({ id }) => id === organizationId),
    home,
    isFormal,
    can: Object.fromEntries(can.map((name) => [name, true])),
    unread,
    waiting,
    acting: session.isActing ? { expiresAt, minutes } : null,
    sessionId: session.id,
  }
}

const hasSessionCookies = (cookie: string) =>
  ['access-token', 'client', 'uid'].every((name) => new RegExp(`(?:^|;\\s*)${name}=[^;]`).test(cookie))

/** Something may have changed since: the next to ask gets a fresh answer. */
export const forgetSession = (context: Context) => asked.delete(context)

/** Where somebody was, without what the router adds for itself. */
export function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  for (const name of ['index', '_routes']) searchParams.delete(name)
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  return pathname.replace(/\.data$/, '') + search
}

/** What somebody without any role still has: their own account, a role that is offered to them, and the way out. */
const ownPages = /^\/(account|profile-edit|notificaties|uitloggen)(?=[/?]|$)/

/**
 * For a private page: whoever is not signed in goes to the sign-in page and comes back afterwards. Keys that no longer
 * open anything are handed in on the way, at the sign-out page.
 */
export async function requireSession(context: Context): Promise<Session> {
  const session = await findSession(context)
  const request = context.get(requestContext)
  if (session?.home === null && !ownPages.test(pathOf(request))) throw redirect('/auth/no-organization')
  if (session) return session
  const door = hasSessionCookies(request.headers.get('cookie') ?? '') ? '/uitloggen' : '/inloggen'
  throw redirect(`${door}?terug=${encodeURIComponent(pathOf(request))}`)
}
