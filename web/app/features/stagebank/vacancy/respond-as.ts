import type { RootData } from '#lib/use-root.ts'

export type RespondKind = 'center' | 'own' | 'host'

/** As whom somebody reads a vacancy who does not apply: what they can do with it differs. */
export function respondAs(session: RootData['session'], hostId?: string): RespondKind {
  const organization = session?.organization
  if (organization && organization.id === hostId) return 'own'
  return organization?.type === 'Provider' || organization?.type === 'NonProfit' ? 'host' : 'center'
}
