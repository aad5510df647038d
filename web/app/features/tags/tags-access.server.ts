import { data, type RouterContextProvider } from 'react-router'
import { requireSession } from '#lib/session.server.ts'

type Context = Readonly<RouterContextProvider>

/** Schools and centres keep the list of tags together, mentors look at it; everybody else only chooses from it. */
export async function requireTagReader(context: Context, request: Request): Promise<{ isKeeper: boolean }> {
  const { organization, roles } = await requireSession(context, request)
  const isOperator = roles.some(({ name, resourceId }) => name === 'admin' && resourceId === null)
  const isManaging = organization?.type === 'School' || organization?.type === 'VolunteerCenter'
  const isKeeper = isOperator || (isManaging && organization.can.updateOrganization === true)
  const isMentor = roles.some(({ name, resourceId }) => name === 'mentor' && resourceId === organization?.id)
  if (!isKeeper && !isMentor) throw data(null, { status: 403 })
  return { isKeeper }
}

export async function requireTagKeeper(context: Context, request: Request): Promise<void> {
  if (!(await requireTagReader(context, request)).isKeeper) throw data(null, { status: 403 })
}
