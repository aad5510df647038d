import { orElse } from '#lib/or-else.ts'
import type { Client } from '#protocol/client.ts'
import type { Row } from '#protocol/declaring/rows.ts'
import { forms } from '#protocol/features/forms.ts'
import { levels } from '#protocol/features/levels.ts'
import { type SavedPhase, workflowPhases, workflows, workflowUse } from '#protocol/features/workflows.ts'

/** Most schools have two or three. */
const PAGE = 30
const noUse = { periods: [], students: 0, standing: [] }

async function readUse(api: Client) {
  const { uses, ownKinds } = await orElse(api.tell(workflowUse), { uses: [], ownKinds: [] })
  return { ownKinds, useOf: (id: string) => uses.find(({ workflowId }) => workflowId === id) ?? noUse }
}

const savedOf = (row: Row<typeof workflowPhases>): SavedPhase => ({
  id: row.id,
  step: row.step,
  kind: row.kind,
  name: row.name,
  nameEn: row.nameEn,
  explanation: row.explanation ?? null,
  explanationEn: row.explanationEn ?? null,
  actor: row.actor,
  dueRule: row.dueRule,
  dueDate: row.dueDate ?? null,
  dueDays: row.dueDays ?? null,
  byHand: row.byHand,
  remindDays: row.remindDays,
  onlySelfFound: row.onlySelfFound,
  onlyMinors: row.onlyMinors,
  levelIds: row.levelIds,
  formId: row.formId ?? null,
})

const phasesIn = (found: Row<typeof workflowPhases>[]) =>
  found.toSorted((one, other) => one.position - other.position).map(savedOf)

export type RouteRow = Awaited<ReturnType<typeof readRoutes>>['rows'][number]

export async function readRoutes(api: Client, status: 'active' | 'archived', page: number) {
  const [found, { useOf }] = await Promise.all([
    api.list(workflows, {
      filter: { statusEq: status },
      include: ['phases', 'school'],
      page: { number: page, size: PAGE },
    }),
    readUse(api),
  ])
  const rows = found.map((row) => ({
    id: row.id,
    name: row.name,
    isOfSite: row.school === null,
    phases: phasesIn(row.phases),
    use: useOf(row.id),
    can: row.can,
  }))
  return { rows, last: Math.max(1, Math.ceil(found.records / PAGE)) }
}

const published = { filter: { statusEq: 'published' }, fields: { forms: ['name'] } } as const

export async function readRoute(api: Client, id: string) {
  const [row, phases, { useOf, ownKinds }, foundLevels, foundForms] = await Promise.all([
    api.find(workflows, id, { include: ['school'] }),
    api.list(workflowPhases, { filter: { workflowIdEq: id }, page: { size: 100 } }),
    readUse(api),
    orElse(api.list(levels, { fields: { levels: ['name'] }, page: { size: 100 } }), []),
    orElse(api.list(forms, { ...published, page: { size: 100 } }), []),
  ])
  return {
    route: {
      id: row.id,
      name: row.name,
      version: row.version,
      isOfSite: row.school === null,
      isArchived: row.status === 'archived',
      phases: phasesIn(phases),
    },
    use: useOf(row.id),
    ownKinds,
    forms: foundForms.map((form) => ({ id: form.id, name: form.name })),
    levels: foundLevels.map((level) => ({ id: level.id, name: level.name })),
    canSave: row.can.saveWorkflow === true,
    canCopy: row.can.copyWorkflow === true,
  }
}
