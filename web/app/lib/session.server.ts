import { type RouterContextProvider, redirect } from 'react-router'
import { currentOrganizations, currentUser } from '#protocol/account.ts'
import { ApiError } from '#protocol/client.ts'
import { notifications } from '#protocol/notifications.ts'
import type { organizations } from '#protocol/organizations.ts'
import type { Row } from '#protocol/rows.ts'
import { currentSession } from '#protocol/sessions.ts'
import type { users } from '#protocol/users.ts'
import { apiContext, organizationContext, pageContext } from './context.ts'

export type RoleName = 'admin' | 'volunteer' | 'student' | 'mentor'
export type Role = { name: RoleName; resourceId: string | null; resourceType: string | null }
type Organization = Row<typeof organizations>
/** While somebody acts as the person: until when. */
export type Acting = { expiresAt: string; minutes: number }
export type Session = {
  user: Row<typeof users>
  roles: Role[]
  organizations: Organization[]
  /** The one that the person works in now. */
  organization: Organization | undefined
  /** They could not be asked for: not the same as having none. */
  isWithoutOrganizations?: boolean
  /** How many notifications wait to be read. */
  unread: number
  acting: Acting | null
  /** Of the sessions of this person the one of this device. */
  sessionId: string
}

const asked = new WeakMap<object, Promise<Session | null>>()

/** Who is signed in, or null. Asked once per page, however many of its parts want to know. */
export function findSession(context: Readonly<RouterContextProvider>): Promise<Session | null> {
  const session = asked.get(context) ?? askSession(context)
  asked.set(context, session)
  return session
}

async function askSession(context: Readonly<RouterContextProvider>): Promise<Session | null> {
  const api = context.get(apiContext)
  try {
    const [user, found, waiting, { id: sessionId, kind, expiresAt }] = await Promise.all([
      api.ask(currentUser, { include: ['roles'] }),
      api.askAll(currentOrganizations, { page: { size: 200 } }).catch((error: unknown) => {
        if (isSignedOut(error)) throw error
        context.get(pageContext).report(error, 'organizations')
        return undefined
      }),
      api.list(notifications, { filter: { readAtNull: true }, fields: { notifications: [] }, page: { size: 1 } }),
      api.ask(currentSession),
    ])
    const session = { user, roles: user.roles as unknown as Role[], organizations: [...(found ?? [])] }
    const organization = currentOrganization(session, context.get(organizationContext))
    const minutes = Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.now()) / 60_000))
    const acting = kind === 'impersonation' ? { expiresAt, minutes } : null
    return {
      ...session,
      sessionId,
      organization,
      acting,
      unread: waiting.records,
      ...(found ? {} : { isWithoutOrganizations: true }),
    }
  } catch (error) {
    if (isSignedOut(error)) return null
    throw error
  }
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401
const hasSessionCookies = (cookie: string) =>
  ['access-token', 'client', 'uid'].every((name) => new RegExp(`(?:^|;\\s*)${name}=[^;]`).test(cookie))

/** Something may have changed since: the next to ask gets a fresh answer. */
export const forgetSession = (context: Readonly<RouterContextProvider>) => asked.delete(context)

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
export async function requireSession(context: Readonly<RouterContextProvider>, request: Request): Promise<Session> {
  const session = await findSession(context)
  const isNowhere = session?.roles.length === 0 && !ownPages.test(pathOf(request))
  if (session?.isWithoutOrganizations || isNowhere) throw redirect('/auth/no-organization')
  if (session) return session
  const door = hasSessionCookies(request.headers.get('cookie') ?? '') ? '/uitloggen' : '/inloggen'
  throw redirect(`${door}?terug=${encodeURIComponent(pathOf(request))}`)
}

const order = ['School', 'VolunteerCenter']
/** The chosen one while it is still theirs; else the first school or centre, else the first one. */
function currentOrganization({ organizations }: Pick<Session, 'organizations'>, chosen: string | null) {
  return (
    organizations.find(({ id }) => id === chosen) ??
    organizations.find(({ type }) => order.includes(type)) ??
    organizations[0]
  )
}
