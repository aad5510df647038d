import type { Client } from '../../../../protocol/src/client.ts'
import { vacancyProposals } from '../../../../protocol/src/proposals.ts'

const MOST = 12

/** What was proposed to the student who asks and is still open, newest first; for one vacancy, or all. */
export async function readProposals(api: Client, vacancyId?: string) {
  const found = await api.list(vacancyProposals, {
    filter: { statusEq: 'open', ...(vacancyId ? { vacancyIdEq: vacancyId } : {}) },
    include: ['vacancy', 'vacancy.organization'],
    page: { size: MOST },
  })
  return found
    .filter(({ vacancy, can }) => can.dismissProposal && vacancy?.status === 'published')
    .map(({ id, note, proposedByName, createdAt, vacancy }) => ({
      id,
      note: note ?? '',
      by: proposedByName ?? '',
      createdAt,
      vacancyId: vacancy?.id ?? '',
      title: String(vacancy?.title ?? ''),
      sector: (vacancy?.sector ?? null) as string | null,
      host: String(vacancy?.organization?.name ?? ''),
      city: String(vacancy?.city ?? ''),
    }))
}
export type Proposal = Awaited<ReturnType<typeof readProposals>>[number]
