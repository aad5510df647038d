import { data, type RouterContextProvider } from 'react-router'
import { pageContext } from '#lib/context.ts'
import { requireCan } from '#lib/require-can.server.ts'
import { requireSession, type Session } from '#lib/session.server.ts'

/** What somebody is here: a student with places of their own, or staff that decides. Nobody else has a page. */
export async function requirePart(
  context: Readonly<RouterContextProvider>,
): Promise<{ session: Session; isStaff: boolean }> {
  const session = await requireSession(context)
  if (!context.get(pageContext).site.flags.selfFoundInternships) throw data(null, { status: 404 })
  const isStaff = session.can.decideSelfFound === true
  if (!isStaff) await requireCan(context, 'reportSelfFound')
  return { session, isStaff }
}
