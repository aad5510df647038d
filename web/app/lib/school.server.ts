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
  const here = roles.filter(({ resourceId }) => resourceId === organization?.id).map(({ name }) => name)
  const isAdmin = here.includes('admin')
  const isStaff = isAdmin || here.includes('mentor')
  if (organization?.type !== 'School' || !isStaff || (isForAdmin && !isAdmin)) {
    throw data(null, { status: 403 })
  }
  return { session, school: organization, isAdmin }
}
