import { personName } from '#lib/person-name.ts'
import type { Client } from '#protocol/client.ts'
import { vacancyProposals } from '#protocol/features/proposals.ts'

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
      sector: vacancy?.sector ?? null,
      host: String(vacancy?.organization?.name ?? ''),
      city: String(vacancy?.city ?? ''),
    }))
}
const PAGE = 25

/** What was proposed to the students one looks after, by oneself or a colleague, with what became of it. */
export async function readGivenProposals(api: Client, page: number, isMine: boolean) {
  const found = await api.list(vacancyProposals, {
    filter: isMine ? { isMine } : {},
    include: ['vacancy', 'vacancy.organization', 'student'],
    page: { number: page, size: PAGE },
  })
  const rows = found.map(({ id, status, proposedByName, createdAt, vacancy, student }) => ({
    id,
    status,
    by: proposedByName ?? '',
    createdAt,
    student: { id: student?.id ?? '', name: personName(student) },
    vacancyId: vacancy?.id ?? '',
    title: String(vacancy?.title ?? ''),
    host: String(vacancy?.organization?.name ?? ''),
  }))
  return { rows, isMine, page, last: Math.max(1, Math.ceil(found.records / PAGE)) }
}
export type GivenProposals = Awaited<ReturnType<typeof readGivenProposals>>

export type Proposal = Awaited<ReturnType<typeof readProposals>>[number]
