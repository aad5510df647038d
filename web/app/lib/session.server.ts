import { type RouterContextProvider, redirect } from 'react-router'
import { ApiError } from '../../../protocol/src/client.ts'
import type { Row } from '../../../protocol/src/define.ts'
import type { organizations } from '../../../protocol/src/organizations.ts'
import { currentOrganizations, currentUser, type users } from '../../../protocol/src/users.ts'
import { apiContext, organizationContext } from './context.ts'

export type RoleName = 'admin' | 'volunteer' | 'student' | 'mentor'
export type Role = { name: RoleName; resourceId: string | null; resourceType: string | null }
type Organization = Row<typeof organizations>
export type Session = {
  user: Row<typeof users>
  roles: Role[]
  organizations: Organization[]
  /** The one that the person works in now. */
  organization: Organization | undefined
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
    const [user, organizations] = await Promise.all([
      api.ask(currentUser, { include: ['roles'] }),
      api.askAll(currentOrganizations, { page: { size: 200 } }),
    ])
    const session = { user, roles: user.roles as unknown as Role[], organizations: [...organizations] }
    return { ...session, organization: currentOrganization(session, context.get(organizationContext)) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** For a private page: whoever is not signed in goes to the sign-in page and comes back afterwards. */
export async function requireSession(context: Readonly<RouterContextProvider>, request: Request): Promise<Session> {
  const session = await findSession(context)
  if (session) return session
  const { pathname, search } = new URL(request.url)
  throw redirect(`/inloggen?terug=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`)
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
