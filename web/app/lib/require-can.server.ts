import { data, type RouterContextProvider } from 'react-router'
import type { OwnOrganization } from '#protocol/features/who-am-i.ts'
import type { AbilityName } from '#protocol/generated/abilities.ts'
import { requireSession, type Session } from './session.server.ts'

/** Before a loader or action does anything: only for who may do this. */
export async function requireCan(context: Readonly<RouterContextProvider>, name: AbilityName): Promise<Session> {
  const session = await requireSession(context)
  requireThat(session.can[name])
  return session
}

/** The same for what one may do with a row, as the row itself says. */
export function requireRowCan<N extends string>(row: { can: Partial<Record<N, boolean>> }, name: N): void {
  requireThat(row.can[name])
}

/** The same for what neither an ability nor a row can say: the screen that tells that this is not one's business. */
export function requireThat(condition: unknown): asserts condition {
  if (!condition) throw data(null, { status: 403 })
}

/** The organization that somebody works in now, for what is only done in one. */
export function hereOf({ organization }: Session): OwnOrganization {
  requireThat(organization)
  return organization
}
