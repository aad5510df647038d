import { data, type RouterContextProvider } from 'react-router'
import { requireSession } from '../../lib/session.server.ts'

/** Schools and centres keep the list of tags together; everybody else only chooses from it. */
export async function requireTagKeeper(context: Readonly<RouterContextProvider>, request: Request): Promise<void> {
  const { roles } = await requireSession(context, request)
  const keeps = roles.some(
    ({ name, resourceType }) =>
      name === 'admin' && (resourceType === 'School' || resourceType === 'VolunteerCenter' || resourceType === null),
  )
  if (!keeps) throw data(null, { status: 403 })
}
