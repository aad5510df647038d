import type { internshipStatuses } from '#protocol/features/internships.ts'
import type { StudentStage as Stage } from '#protocol/features/progress.ts'

type InternshipStatus = (typeof internshipStatuses)[number]

export type Placement = {
  id: string
  title: string
  status: InternshipStatus
  startDate: string | null
  /** Of somebody without a school: nobody there has to agree, and no contract or target waits. */
  isVolunteer: boolean
  student: { id: string; name: string; email: string | null; canSignInAs: boolean }
  place: string
  phase: { kind: string; name: string; nameEn: string; status: string; dueOn: string | null } | null
  /** What stands in the way, whose turn it is and since when: decided by the route alone. */
  block: string | null
  up: string | null
  upSince: string | null
}

const stageByStatus: Record<InternshipStatus, Stage> = {
  proposed: 'asking',
  refused: 'without',
  approved: 'agreed',
  contracting: 'agreed',
  ready: 'agreed',
  running: 'running',
  evaluating: 'reviewing',
  completed: 'completed',
  stopped: 'without',
}

/** For a host, and in the words that the page of its organization has for a status. */
export const stageOf = ({ status }: Placement): Stage => stageByStatus[status]
