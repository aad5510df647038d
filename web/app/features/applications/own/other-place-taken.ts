import type { Client } from '#protocol/client.ts'
import { applications } from '#protocol/features/applications.ts'
import { type Application, applicationOf, include } from '../applications.data.ts'

type Ended = Pick<Application, 'status' | 'period' | 'createdAt' | 'decidedAt' | 'reason' | 'endedWithVacancy'>
type Place = Pick<Application, 'period' | 'decidedAt' | 'host'>

/** Whoever gets a place leaves the other applications of the same period. For the student: which place that was. */
export function overtakenBy(ended: Ended, places: readonly Place[]): string | null {
  const { period, createdAt, decidedAt } = ended
  if (ended.status !== 'withdrawn' || ended.reason || ended.endedWithVacancy || !period || !decidedAt) return null
  const place = places.find(
    (each) =>
      each.period?.id === period.id && each.decidedAt && each.decidedAt > createdAt && each.decidedAt <= decidedAt,
  )
  return place?.host.name || null
}

/** One's own applications, each that a place put an end to with where that is. */
export async function withPlaces(api: Client, studentId: string, own: Application[]): Promise<Application[]> {
  if (!own.some(({ status }) => status === 'withdrawn')) return own
  const found = await api.list(applications, { filter: { studentIdEq: studentId, statusEq: 'accepted' }, include })
  const places = found.map(applicationOf)
  return own.map((each) => ({ ...each, overtakenBy: overtakenBy(each, places) }))
}
