import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import type { Resource } from '#protocol/define.ts'
import { vacancyProposals } from '#protocol/proposals.ts'
import { selfFoundInternships } from '#protocol/self-found.ts'

export type NextStep = { key: 'correct' | 'proposed' | 'decide' | 'dashboard'; count: number; to: string }

const count = async (api: Client, resource: Resource, filter: Record<string, string>) =>
  (await api.list(resource, { filter, fields: { [resource.type]: [] }, page: { size: 1 } })).records

/** The one thing that waits for somebody who is signed in; everything else is on the dashboard. */
export async function readNextStep(api: Client, session: Session, hasSelfFound: boolean): Promise<NextStep> {
  const { organization, roles } = session
  const here = roles.filter(({ resourceId }) => resourceId === organization?.id).map(({ name }) => name)
  const dashboard: NextStep = { key: 'dashboard', count: 0, to: '/dashboard' }
  if (organization?.type !== 'School') return dashboard
  if (here.includes('student')) {
    const [correct, proposed] = await Promise.all([
      hasSelfFound ? count(api, selfFoundInternships, { reportStateEq: 'sent_back' }) : 0,
      count(api, vacancyProposals, { statusEq: 'open' }),
    ])
    if (correct > 0) return { key: 'correct', count: correct, to: '/zelfgevonden' }
    return proposed > 0 ? { key: 'proposed', count: proposed, to: '/voorstellen' } : dashboard
  }
  const waiting = hasSelfFound ? await count(api, selfFoundInternships, { reportStateEq: 'waiting' }) : 0
  return waiting > 0 ? { key: 'decide', count: waiting, to: '/zelfgevonden' } : dashboard
}
