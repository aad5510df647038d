import { data, type RouterContextProvider } from 'react-router'
import { pageContext } from '#lib/context.ts'
import { requireSession, type Session } from '#lib/session.server.ts'

/** What somebody is here: a student with places of their own, or staff that decides. Nobody else has a page. */
export async function requirePart(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<{ session: Session; isStaff: boolean }> {
  const session = await requireSession(context, request)
  if (!context.get(pageContext).site.flags.selfFoundInternships) throw data(null, { status: 404 })
  const { organization, roles } = session
  const here = roles.filter(({ resourceId }) => resourceId === organization?.id).map(({ name }) => name)
  const isStaff = here.includes('admin') || here.includes('mentor')
  if (organization?.type !== 'School' || !(isStaff || here.includes('student'))) throw data(null, { status: 403 })
  return { session, isStaff }
}
