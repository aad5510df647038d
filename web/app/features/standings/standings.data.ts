import { orElse } from '#lib/or-else.ts'
import { sentOnce } from '#lib/sent-once.ts'
import type { Client } from '#protocol/client.ts'
import { type CourseStep, type StudentStanding, studentStandings } from '#protocol/features/standings.ts'

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

/** Of a step what its dot shows. */
export type DotStep = Pick<CourseStep, 'status' | 'name' | 'nameEn'>
export type StandingInRow = Omit<StudentStanding, 'course'> & { course: DotStep[] }

/** The same for the rows of a list, in which whoever is as far has the same dots. */
export async function standingsInRows(...asked: Parameters<typeof standingsOf>): Promise<Map<string, StandingInRow>> {
  const once = sentOnce<DotStep>()
  const dot = ({ status, name, nameEn }: CourseStep) => once({ status, name, nameEn })
  const standings = await standingsOf(...asked)
  return new Map([...standings].map(([id, each]) => [id, { ...each, course: each.course.map(dot) }]))
}
