import type { Client, ListOptions } from '#protocol/client.ts'
import type { Resource } from '#protocol/declaring/define.ts'
import type { FilterOf, IncludeOf, Row } from '#protocol/declaring/rows.ts'
import type { internships } from '#protocol/features/internships.ts'
import type { Placement } from './stages.ts'

const PAGE = 200
/** So many people are listed; more than that is no list to read. */
export const LISTED = 40

/** Every row of a list: the first page says how many there are, the others come together. */
export async function listAll<R extends Resource, const I extends IncludeOf<R> = never>(
  api: Client,
  resource: R,
  options: Pick<ListOptions<R, I>, 'filter' | 'include' | 'sort'>,
): Promise<Row<R, I>[]> {
  const first = await api.list(resource, { ...options, page: { size: PAGE } })
  const left = Math.ceil(first.records / PAGE) - 1
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, left) }, (_, index) =>
      api.list(resource, { ...options, page: { size: PAGE, number: index + 2 } }),
    ),
  )
  return [first, ...rest].flatMap((page) => [...page])
}

export const count = <R extends Resource>(api: Client, resource: R, filter: FilterOf<R>) => api.count(resource, filter)

type Named = { id?: string; firstName?: string; infix?: string | null; lastName?: string }
export const fullName = (person: Named | null | undefined) =>
  [person?.firstName, person?.infix, person?.lastName].filter(Boolean).join(' ')

export function placementOf(row: Row<typeof internships, (typeof include)[number], typeof fields>): Placement {
  const { currentPhase: phase, student, organization } = row
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    startDate: row.startDate,
    isVolunteer: !row.internshipPeriod,
    student: {
      id: student?.id ?? '',
      // A host does not see the student before the school has agreed.
      name: fullName(student) || row.studentName,
      email: null,
      canSignInAs: student?.can?.signInAsUser === true,
    },
    place: organization?.name ?? row.organizationName ?? '',
    phase: phase && {
      ...{ kind: phase.kind, name: phase.name, nameEn: phase.nameEn },
      ...{ status: phase.status, dueOn: phase.dueOn ?? null },
    },
    block: row.block ?? null,
    up: row.up ?? null,
    upSince: row.upSince ?? null,
  }
}

export const include = ['student', 'organization', 'currentPhase'] as const
/** All that a placement tells. */
export const fields = {
  internships: [
    'title',
    'status',
    'startDate',
    'studentName',
    'organizationName',
    'student',
    'organization',
    'currentPhase',
    'internshipPeriod',
    'block',
    'up',
    'upSince',
  ],
  students: ['firstName', 'infix', 'lastName'],
  organizations: ['name'],
  phases: ['kind', 'name', 'nameEn', 'status', 'dueOn'],
} as const
