import { classesOf, studentFactsOf } from '#app/features/users/users.data.ts'
import type { Locale } from '#lib/i18n.tsx'
import { personName } from '#lib/person-name.ts'
import type { Session } from '#lib/session.server.ts'
import type { Client } from '#protocol/client.ts'
import { type internshipStatuses, internships } from '#protocol/features/internships.ts'
import { phases } from '#protocol/features/phases.ts'
import { readOptionsOf, type TableSpec, type TableState } from '#ui/table/table-state.ts'
import type { BlockFacts } from '../block-line.tsx'
import type { DotStep } from '../course-dots.tsx'
import { isYourTurn } from '../is-your-turn.ts'
import { stepName } from '../step-name.ts'

export type InternshipRow = {
  id: string
  title: string
  status: (typeof internshipStatuses)[number]
  student: { id: string; name: string }
  host: string
  period: string
  mentor: string
  group: string
  selfFound: boolean
  hours: number
  plannedHours: number | null
  startDate: string | null
  endDate: string | null
  weekdays: number[]
  supervisor: string
  updatedAt: string
  steps: DotStep[]
  turn: BlockFacts
  can: Partial<Record<string, boolean>>
}

/** Only read where it is shown. */
const mentorColumns = new Set(['mentor'])
/** So many phases fit in one answer, also of long routes. */
const AT_ONCE = 50

/** The routes of these internships, each in its order. */
async function stepsOf(api: Client, ids: string[]): Promise<Map<string, DotStep[]>> {
  const slices = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
  const found = await Promise.all(
    slices.map((some) =>
      api.list(phases, {
        filter: { internshipIdIn: some },
        fields: { phases: ['name', 'nameEn', 'status', 'internshipId'] },
        page: { size: 1000 },
      }),
    ),
  )
  const steps = new Map<string, DotStep[]>()
  for (const { id, name, nameEn, status, internshipId } of found.flat())
    steps.set(internshipId, [...(steps.get(internshipId) ?? []), { id, name, nameEn, status }])
  return steps
}

/** One page of internships, with their routes and what stands in the way of each. */
export async function readInternships(
  api: Client,
  spec: TableSpec,
  state: TableState,
  session: Session,
  locale: Locale,
): Promise<{ rows: InternshipRow[]; records: number }> {
  const found = await api.list(internships, {
    ...readOptionsOf(internships, spec, state),
    include: ['student', 'organization', 'currentPhase', 'internshipPeriod', 'supervisor', 'contactPerson'],
    fields: {
      internships: [
        'title',
        'status',
        'studentName',
        'organizationName',
        'contactName',
        'selfFound',
        'hours',
        'plannedHours',
        'startDate',
        'endDate',
        'weekdays',
        'block',
        'up',
        'upSince',
        'updatedAt',
        'student',
        'organization',
        'currentPhase',
        'internshipPeriod',
        'supervisor',
        'contactPerson',
      ],
      students: ['firstName', 'infix', 'lastName'],
      organizations: ['name'],
      phases: ['name', 'nameEn', 'dueOn'],
      internshipPeriods: ['name', 'targetHours'],
      contacts: ['firstName', 'infix', 'lastName'],
    },
  })
  const isShown = state.columns.some((key) => mentorColumns.has(key))
  const studentIds = found.flatMap(({ student }) => student?.id ?? [])
  const [steps, facts, classes] = await Promise.all([
    stepsOf(
      api,
      found.map(({ id }) => id),
    ),
    isShown ? studentFactsOf(api, studentIds) : new Map(),
    state.columns.includes('group') ? classesOf(api, studentIds) : new Map<string, string[]>(),
  ])
  const rows = found.map((row): InternshipRow => {
    const student = { id: row.student?.id ?? '', name: personName(row.student) || row.studentName }
    const host = row.organization?.name ?? row.organizationName ?? ''
    return {
      id: row.id,
      title: row.title,
      status: row.status,
      student,
      host,
      period: row.internshipPeriod?.name ?? '',
      mentor: facts.get(student.id)?.mentors ?? '',
      group: classes.get(student.id)?.join(', ') ?? '',
      selfFound: row.selfFound,
      hours: row.hours,
      plannedHours: row.plannedHours ?? row.internshipPeriod?.targetHours ?? null,
      startDate: row.startDate ?? null,
      endDate: row.endDate ?? null,
      weekdays: row.weekdays,
      supervisor: personName(row.supervisor) || personName(row.contactPerson) || row.contactName || '',
      updatedAt: row.updatedAt,
      steps: steps.get(row.id) ?? [],
      turn: {
        internshipId: row.id,
        studentId: student.id,
        block: row.block ?? null,
        up: row.up ?? null,
        upSince: row.upSince ?? null,
        phase: stepName(row.currentPhase, locale),
        dueOn: row.currentPhase?.dueOn ?? null,
        startDate: row.startDate ?? null,
        names: { student: student.name, host },
        isYou: isYourTurn({ up: row.up, block: row.block, studentId: student.id, can: row.can }, session),
        isVolunteer: !row.internshipPeriod,
      },
      can: row.can,
    }
  })
  return { rows, records: found.records }
}
