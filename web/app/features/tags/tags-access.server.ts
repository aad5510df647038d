import { data, type RouterContextProvider } from 'react-router'
import { requireSession } from '../../lib/session.server.ts'

/** Schools and centres keep the list of tags together; everybody else only chooses from it. */
export async function requireTagKeeper(context: Readonly<RouterContextProvider>, request: Request): Promise<void> {
  const { organization, roles } = await requireSession(context, request)
  const isOperator = roles.some(({ name, resourceId }) => name === 'admin' && resourceId === null)
  const isKeeper = organization?.type === 'School' || organization?.type === 'VolunteerCenter'
  if (!isOperator && !(isKeeper && organization.can.updateOrganization)) throw data(null, { status: 403 })
}
