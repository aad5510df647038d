import { ownApi } from '#lib/own-api.ts'
import { goingStatuses } from '#protocol/features/hours.ts'
import { internships } from '#protocol/features/internships.ts'
import { scannedPath } from './kept-set.ts'

/** What somebody needs on the way: where they are, what they did, whom to call, and where they say that they are ill. */
export async function keptPaths(userId: string, hasHours: boolean): Promise<string[]> {
  const own = await ownApi().list(internships, {
    filter: { studentIdEq: userId, statusIn: goingStatuses },
    page: { size: 2 },
  })
  const ofEach = own.flatMap(({ id }) => [
    `/internships/${id}`,
    `/internships/${id}/afwezig`,
    ...(hasHours ? [`/urenbriefje/${id}`] : []),
  ])
  return ['/dashboard', ...ofEach, ...(hasHours ? ['/inchecken', scannedPath] : [])]
}
