import type { Client } from '#protocol/client.ts'
import { selfFoundInternships } from '#protocol/features/self-found.ts'

const MOST = 20

/** Places of one's own that the school has not agreed to yet, with what it asks about them. */
export async function openReports(api: Client, studentId: string, hasSelfFound: boolean) {
  if (!hasSelfFound) return []
  const found = await api.list(selfFoundInternships, {
    filter: { studentIdEq: studentId, reportStateIn: ['waiting', 'sent_back'] },
    page: { size: MOST },
  })
  return found.map(({ id, organizationName, reportState, decision }) => ({
    id,
    name: organizationName ?? '',
    isSentBack: reportState === 'sent_back',
    question: reportState === 'sent_back' ? (decision ?? '') : '',
  }))
}
export type OpenReport = Awaited<ReturnType<typeof openReports>>[number]
