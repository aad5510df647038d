import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { vacancyProposals } from '#protocol/features/proposals.ts'
import { selfFoundInternships } from '#protocol/features/self-found.ts'

export type NextStep = { key: 'correct' | 'proposed' | 'decide' | 'dashboard'; count: number; to: string }

/** The one thing that waits for somebody who is signed in; everything else is on the dashboard. */
export async function readNextStep(api: Client, session: Session, hasSelfFound: boolean): Promise<NextStep> {
  const dashboard: NextStep = { key: 'dashboard', count: 0, to: '/dashboard' }
  if (session.can.doInternship) {
    const [correct, proposed] = await Promise.all([
      hasSelfFound ? api.count(selfFoundInternships, { reportStateEq: 'sent_back' }) : 0,
      api.count(vacancyProposals, { statusEq: 'open' }),
    ])
    if (correct > 0) return { key: 'correct', count: correct, to: '/zelfgevonden' }
    return proposed > 0 ? { key: 'proposed', count: proposed, to: '/voorstellen' } : dashboard
  }
  const waiting = session.can.decideSelfFound ? await api.count(selfFoundInternships, { reportStateEq: 'waiting' }) : 0
  return waiting > 0 ? { key: 'decide', count: waiting, to: '/zelfgevonden' } : dashboard
}
