import { byLastName } from '#lib/by-last-name.ts'
import { personName } from '#lib/person-name.ts'
import { ApiError, type Client } from '#protocol/client.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { showWorkForms } from '#protocol/features/assignment-forms.ts'
import { assignments, assignmentWorks } from '#protocol/features/assignments.ts'
import { countsOf } from '../list/assignments.data.ts'
import { filesOfAssignment, readVersions } from '../show/work.data.ts'

export const views = { nakijken: { toReview: true }, 'te-laat': { late: true }, ontbreekt: { missing: true } } as const
export type View = keyof typeof views
const isView = (text: string | null): text is View => text !== null && Object.hasOwn(views, text)
const PAGE = 100

type Found = Row<typeof assignmentWorks, 'student'>
const lineOf = (row: Found) => ({
  id: row.id,
  name: personName(row.student),
  status: row.status,
  isLate: row.isLate,
  isMissing: row.isMissing,
  dueOn: row.dueOn ?? null,
  handedInAt: row.handedInAt ?? null,
})
export type WorkLine = ReturnType<typeof lineOf>

/** One assignment: its students, and the work of the one that is up. */
export async function readDesk(api: Client, id: string, asked: URLSearchParams) {
  const wanted = asked.get('toon')
  const view = isView(wanted) ? wanted : null
  const page = Math.max(1, Math.trunc(Number(asked.get('pagina'))) || 1)
  const [row, found, counts, files] = await Promise.all([
    api.find(assignments, id, { include: ['internshipPeriod', 'groups'] }),
    api.list(assignmentWorks, {
      filter: { assignmentIdEq: id, ...(view ? views[view] : {}) },
      include: ['student'],
      page: { number: page, size: PAGE },
    }),
    countsOf(api, [id]),
    filesOfAssignment(api, id),
  ])
  // As in the book of a class.
  const rows = byLastName(found, ({ student }) => student).map(lineOf)
  const chosen = asked.get('werk') ?? asked.get('volgende')
  const currentId = chosen && isId(chosen) ? chosen : rows[0]?.id
  return {
    assignment: {
      id: row.id,
      title: row.title,
      instructions: row.instructions ?? null,
      files,
      status: row.status,
      dueOn: row.dueOn ?? null,
      dueByStep: row.dueByStep,
      isAtStep: row.workflowPhaseId !== undefined,
      marking: row.marking,
      supervisor: row.supervisor,
      can: row.can,
    },
    view,
    rows,
    records: found.records,
    page,
    last: Math.max(1, Math.ceil(found.records / PAGE)),
    counts: counts[id] ?? null,
    current: currentId ? await orGone(readWork(api, currentId, id)) : null,
  }
}

async function readWork(api: Client, id: string, assignmentId: string) {
  const forms = api.run(showWorkForms, id)
  const [[row], versions, { rubric }] = await Promise.all([
    api.list(assignmentWorks, {
      filter: { idEq: id, assignmentIdEq: assignmentId },
      include: ['student', 'internship'],
    }),
    readVersions(api, id, forms),
    forms,
  ])
  if (!row) return null
  return {
    ...lineOf(row),
    internshipId: row.internship?.id ?? null,
    askedAt: row.askedAt ?? null,
    askedUndelivered: row.askedUndelivered ?? null,
    canBeAsked: row.canBeAsked,
    can: row.can,
    versions,
    rubric,
  }
}

/** Somebody else may have taken it away. */
const orGone = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })

export type Desk = Awaited<ReturnType<typeof readDesk>>
export type Work = NonNullable<Desk['current']>
