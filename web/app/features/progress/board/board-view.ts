import { type PhaseActor, phaseActors } from '#protocol/features/phases.ts'
import { waitsForOthers } from '#protocol/features/progress-board.ts'
import type { Board, Student } from './board-model.ts'

export const kinds = ['all', 'you', 'late', 'wait', 'without'] as const
export type Kind = (typeof kinds)[number]
export const sorts = ['firstName', 'lastName', 'urgency', 'place'] as const
export type Sort = (typeof sorts)[number]

/** What somebody looks at, as the address says it. */
export type View = {
  kind: Kind
  groups: string[]
  mentor: string
  phase: string
  /** Whose turn it is; none: whoever. */
  up: PhaseActor | null
  q: string
  sort: Sort
  isList: boolean
}

const oneOf = <T extends string>(all: readonly T[], text: string | null): T =>
  all.find((each) => each === text) ?? (all[0] as T)

export const viewOf = (params: URLSearchParams): View => ({
  kind: oneOf(kinds, params.get('wie')),
  groups: params.get('klas')?.split(',').filter(Boolean) ?? [],
  mentor: params.get('mentor') ?? '',
  phase: params.get('fase') ?? '',
  up: phaseActors.find((each) => each === params.get('aan')) ?? null,
  q: params.get('q') ?? '',
  sort: oneOf(sorts, params.get('sorteer')),
  isList: params.get('beeld') === 'lijst',
})

/** The address of a view; what is usual is not said. */
export function paramsOf({ kind, groups, mentor, phase, up, q, sort, isList }: View): URLSearchParams {
  const said = {
    wie: kind === 'all' ? '' : kind,
    klas: groups.join(','),
    mentor,
    fase: phase,
    aan: up ?? '',
    q,
    sorteer: sort === 'firstName' ? '' : sort,
    beeld: isList ? 'lijst' : '',
  }
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''))
}

const isOfKind: Record<Kind, (student: Student) => boolean> = {
  all: () => true,
  you: ({ isYou }) => isYou,
  late: ({ late }) => late > 0,
  wait: waitsForOthers,
  without: ({ internshipId }) => internshipId === null,
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const rank: Partial<Record<Student['mark'], number>> = { err: 0, warn: 1, wait: 2, now: 3, done: 4 }
const byName = new Intl.Collator('nl')
const comparing: Record<Sort, (one: Student, other: Student) => number> = {
  firstName: (one, other) => byName.compare(one.name, other.name),
  lastName: (one, other) => byName.compare(one.lastName, other.lastName) || byName.compare(one.name, other.name),
  urgency: (one, other) =>
    (rank[one.mark] ?? 5) - (rank[other.mark] ?? 5) || other.late - one.late || byName.compare(one.name, other.name),
  place: (one, other) => byName.compare(one.place ?? '', other.place ?? '') || byName.compare(one.name, other.name),
}

export type Group = { id: string; name: string | null; all: number; students: Student[] }
export type Shown = {
  groups: Group[]
  students: Student[]
  counts: Record<Kind, number>
  /** How many stand at each column. */
  standing: number[]
}

/** Who is shown, by class; the numbers on the pills count what each of them would show. */
export function shownOf(board: Board, view: View): Shown {
  const words = plain(view.q).split(/\s+/).filter(Boolean)
  const column = board.columns.findIndex(({ id }) => id === view.phase)
  const groups = new Set(view.groups.map((id) => board.groups.findIndex((group) => group.id === id)))
  const mentor = board.mentors.findIndex(({ id }) => id === view.mentor)
  const chosen = board.students.filter((student) => {
    if (groups.size > 0 && !groups.has(student.group ?? -1)) return false
    if (view.mentor && !student.mentors.includes(mentor)) return false
    if (view.up && student.up !== view.up) return false
    if (words.length === 0) return true
    const text = plain(`${student.name} ${student.place ?? ''}`)
    return words.every((word) => text.includes(word))
  })
  const standing = board.columns.map(() => 0)
  for (const { at } of chosen) if (standing[at] !== undefined) standing[at]++
  const here = view.phase ? chosen.filter(({ at }) => at === column) : chosen
  const counts = { all: 0, you: 0, late: 0, wait: 0, without: 0 }
  for (const student of here) for (const kind of kinds) if (isOfKind[kind](student)) counts[kind]++
  const students = here.filter(isOfKind[view.kind]).sort(comparing[view.sort])
  return { groups: groupsOf(board, students), students, counts, standing }
}

function groupsOf(board: Board, students: Student[]): Group[] {
  const inGroup = Map.groupBy(students, ({ group }) => group)
  const all = Map.groupBy(board.students, ({ group }) => group)
  const named = board.groups.map(({ id, name }, at) => ({ id, name, at: at as number | null }))
  return [...named, { id: 'none', name: null, at: null }].flatMap(({ id, name, at }) => {
    const own = inGroup.get(at)
    return own ? [{ id, name, all: all.get(at)?.length ?? 0, students: own }] : []
  })
}
