import { command, event, query, told } from '#protocol/declaring/define.ts'
import { id, list, oneOf } from '#protocol/declaring/fields.ts'
import type { Sector } from '#protocol/shared/sectors.ts'
import type { turns } from './internships.ts'
import { type PhaseKindName, type PhaseStatus, phaseActors } from './phases.ts'
import type { StudentStage } from './progress.ts'
import { users } from './users.ts'

/** A step of the route, as far as a line of dots shows it. */
export type CourseStep = {
  kind: PhaseKindName
  status: PhaseStatus
  name: string
  nameEn: string
  dueOn: string | null
}

/** Where a student stands: the place, the route, and the one thing that stands in the way. */
export type StudentStanding = {
  id: string
  stage: StudentStage
  block: string
  up: (typeof turns)[number]
  upSince: string | null
  dueOn: string | null
  isLate: boolean
  /** It is the turn of who reads this, and they can really do it. */
  isMine: boolean
  /** Who is who, as far as one can say it: the student, the mentor, the host. */
  names: Partial<Record<'student' | 'mentor' | 'host', string>>
  internshipId: string | null
  applicationId: string | null
  place: {
    title: string
    host: string
    city: string | null
    organizationId: string | null
    vacancyId: string | null
    sector: Sector | null
    weekdays: number[]
    selfFound: boolean
    startDate: string | null
    endDate: string | null
    hours: number
    targetHours: number | null
  } | null
  /** Without a place: how many applications wait for an answer, and how many places somebody proposed. */
  open: { applications: number; proposals: number }
  phase: CourseStep | null
  course: CourseStep[]
  /** When somebody was last asked to take the step. */
  remindedAt: string | null
}

export const studentStandings = query('studentStandings', 'GET /users/standings', {
  /** Without a period: in all of them together. */
  filters: { idIn: list(id()), periodId: id() },
  tells: told<{ standings: StudentStanding[] }>(),
  summary: 'Where these students stand, what stands in the way, whose turn it is and since when',
})

export const turnReminded = event('turn.reminded', { studentId: id(), reminderId: id(), up: oneOf(phaseActors) })

export const remindTurn = command('remindTurn', 'POST /users/:id/remind_turn', {
  on: users,
  when: { status: ['active', 'invited'] },
  emits: [turnReminded],
  summary: 'Ask whoever’s turn it is with this student to take the step, once a day at most',
})
