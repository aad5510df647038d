export type Placement = {
  id: string
  title: string
  status: string
  startDate: string | null
  student: { id: string; name: string; email: string | null; canSignInAs: boolean }
  place: string
  phase: { kind: string; name: string; status: string; dueOn: string | null } | null
}

export const stageNames = ['without', 'asking', 'agreed', 'running', 'reviewing', 'completed'] as const
export type Stage = (typeof stageNames)[number]

const stageByStatus: Record<string, Stage> = {
  approved: 'agreed',
  contracting: 'agreed',
  ready: 'agreed',
  running: 'running',
  evaluating: 'reviewing',
  completed: 'completed',
}

/** A proposal that is still being looked for is no place yet; one that waits for a yes is nearly one. */
export function stageOf({ status, phase }: Placement): Stage {
  if (status === 'proposed') return phase?.kind === 'search' ? 'without' : 'asking'
  return stageByStatus[status] ?? 'without'
}

/** Counts people, not internships: whoever has two is where the furthest one is. */
export function stagesOf(placements: Placement[], students: number) {
  const furthest = new Map<string, number>()
  for (const placement of placements) {
    const { id } = placement.student
    furthest.set(id, Math.max(furthest.get(id) ?? 0, stageNames.indexOf(stageOf(placement))))
  }
  const reached = [...furthest.values()]
  const counts = stageNames.map((name, index) => ({ name, count: reached.filter((each) => each === index).length }))
  const total = Math.max(students, furthest.size)
  const stages = counts.map((each) =>
    each.name === 'without' ? { ...each, count: each.count + total - furthest.size } : each,
  )
  return { students: total, placed: reached.filter((each) => each >= stageNames.indexOf('agreed')).length, stages }
}

const isOver = ({ status }: Placement) => ['completed', 'refused', 'stopped'].includes(status)

/** The current step should have been done before today, and is not handed in. */
export const isLate = (each: Placement, today: string): boolean =>
  !isOver(each) && each.phase?.dueOn != null && each.phase.dueOn < today && each.phase.status !== 'submitted'

/** The student handed something in; the other side is up. */
export const isWaiting = (each: Placement): boolean => !isOver(each) && each.phase?.status === 'submitted'
