import { data, type RouterContextProvider } from 'react-router'
import { requireSession, type Session } from './session.server.ts'

type School = NonNullable<Session['organization']>

/** The school that somebody works at now; who works elsewhere has no business with its classes and periods. */
export async function requireSchool(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { isForAdmin = true } = {},
): Promise<{ session: Session; school: School; isAdmin: boolean }> {
  const session = await requireSession(context, request)
  const { organization, roles } = session
  const isAdmin = organization?.can.updateOrganization === true
  // No right belongs to mentors alone: what they see of a school is up to each list.
  const isMentor = roles.some(({ name, resourceId }) => name === 'mentor' && resourceId === organization?.id)
  if (organization?.type !== 'School' || !(isAdmin || (isMentor && !isForAdmin))) throw data(null, { status: 403 })
  return { session, school: organization, isAdmin }
}
