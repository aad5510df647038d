import { query, told } from '#protocol/declaring/define.ts'
import { boolean, id } from '#protocol/declaring/fields.ts'

/** Where a student stands in a period, in the order of the route. Whoever has more internships is where the furthest is. */
export const studentStages = ['without', 'asking', 'agreed', 'running', 'reviewing', 'completed'] as const
export type StudentStage = (typeof studentStages)[number]

/** Whose turn it is with a student who has or asks for a place: the reader's own, or that of somebody else. */
export const studentTurns = ['mine', 'others'] as const

/**
 * Each number is that of a list of `users`: by `stage`, `late`, `handedIn` or `turn`, in the same period. Of those who are late the
 * internships that waited longest, each with its student.
 */
export type StudentProgress = {
  stages: Record<StudentStage, number>
  late: number
  /** Of those, who has no place yet: they have no internship to wait for. */
  lateWithout: number
  handedIn: number
  mine: number
  others: number
  longestLate: { id: string; studentId: string }[]
}

export const studentProgress = query('studentProgress', 'GET /users/progress', {
  /** `takesPart`: only who takes part in the period, by its levels and classes. */
  filters: { periodId: id(), takesPart: boolean() },
  tells: told<StudentProgress>(),
  summary: 'How many of the students whom one may see stand where in a period, are late, or handed something in',
})
