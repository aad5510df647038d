import { orElse } from '#lib/or-else.ts'
import type { Client } from '#protocol/client.ts'
import { type StudentStanding, studentStandings } from '#protocol/features/standings.ts'

/** Where these students stand, by their ids; in one period, or in all of them together. */
export async function standingsOf(
  api: Client,
  studentIds: readonly string[],
  periodId?: string,
): Promise<Map<string, StudentStanding>> {
  if (studentIds.length === 0) return new Map()
  const filter = { idIn: [...studentIds], ...(periodId ? { periodId } : {}) }
  const { standings } = await orElse(api.tell(studentStandings, { filter }), { standings: [] })
  return new Map(standings.map((each) => [each.id, each]))
}
