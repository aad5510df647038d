import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiError } from '#protocol/client.ts'
import { approvePhase, handInPhase } from '#protocol/features/internship-commands.ts'
import {
  archiveWorkflow,
  copyWorkflow,
  previewWorkflow,
  type SavedPhase,
  saveWorkflow,
  undoWorkflow,
  workflowPhases,
  workflows,
  workflowUse,
} from '#protocol/features/workflows.ts'
import { routeOf, routeWorld, standing } from '#test/route-world.ts'

const w = await routeWorld({ flags: { digitalContracts: true, hours: true, evaluationForms: true } })
const { app, site, mentor, schoolAdmin, place, newStudent, newPeriod } = w
const refused = (code: string, status: number, pointer?: string) => (error: ApiError) => {
  assert.deepEqual([error.status, error.errors[0]?.code], [status, code])
  if (pointer) assert.equal(error.errors[0]?.source?.pointer, pointer)
  return true
}
const { siteWorkflow } = await import('./site-workflow.ts')
const ofSite = await app.road.inTenant(site, siteWorkflow)

async function phasesOf(id: string): Promise<SavedPhase[]> {
  const rows = await schoolAdmin.list(workflowPhases, { filter: { workflowIdEq: id } })
  return rows.map((row) => ({ ...(row as unknown as SavedPhase), id: row.id }))
}
async function ownRoute() {
  const made = await schoolAdmin.run(copyWorkflow, ofSite, { name: 'Route MaS leerjaar 3' })
  return { id: made.id, phases: await phasesOf(made.id) }
}
const save = async (
  id: string,
  phases: SavedPhase[],
  command: typeof saveWorkflow | typeof previewWorkflow = saveWorkflow,
) => {
  const { version, name } = await schoolAdmin.find(workflows, id)
  return schoolAdmin.run(command, id, { name, version, phases })
}
const extra = (step: number): SavedPhase => ({
  step,
  kind: 'evaluation',
  name: 'Terugblik van de stageplek',
  nameEn: 'The host looks back',
  explanation: null,
  explanationEn: null,
  actor: 'host',
  dueRule: 'end',
  dueDate: null,
  dueDays: 7,
  byHand: false,
  remindDays: [],
  onlySelfFound: false,
  onlyMinors: false,
  levelIds: [],
})
const at = (phases: SavedPhase[], kind: string) => phases.find((phase) => phase.kind === kind) as SavedPhase

test('a school copies the route of the site and makes its own; that of the site is not its to change', async () => {
  const { id, phases } = await ownRoute()
  assert.deepEqual(
    phases.map(({ kind }) => kind),
    ['search', 'approval', 'contract', 'hours', 'assignment', 'evaluation', 'completion'],
  )
  await assert.rejects(save(ofSite, phases), refused('access.forbidden', 403))
  await assert.rejects(mentor.run(copyWorkflow, ofSite, { name: 'Van mij' }), refused('access.forbidden', 403))
  await schoolAdmin.run(archiveWorkflow, id)
})

test('what is no route is refused, at its place', async () => {
  const { id, phases } = await ownRoute()
  const wrong = (change: (all: SavedPhase[]) => SavedPhase[]) => save(id, change(structuredClone(phases)))
  await assert.rejects(
    wrong(() => []),
    refused('workflow.empty', 422),
  )
  await assert.rejects(
    wrong((all) => all.slice(0, -1)),
    refused('workflow.completionLast', 422),
  )
  await assert.rejects(
    wrong((all) => all.map((each, n) => (n === 2 ? { ...each, name: '' } : each))),
    refused('required', 422, '/data/attributes/phases/2/name'),
  )
  await assert.rejects(
    wrong((all) => all.map((each, n) => (n === 2 ? { ...each, kind: 'form' } : each))),
    refused('workflow.kindFixed', 422),
  )
  const { version, name } = await schoolAdmin.find(workflows, id)
  await save(id, phases)
  await assert.rejects(schoolAdmin.run(saveWorkflow, id, { name, version, phases }), refused('record.changed', 412))
})

test('two phases side by side open together, and both have to be done', async () => {
  const { id, phases } = await ownRoute()
  await save(id, [...phases, extra(at(phases, 'evaluation').step)])
  const internship = await place(await newStudent(), await newPeriod(id))
  for (let n = 0; n < 3; n++) await mentor.run(approvePhase, internship)
  const route = await routeOf(mentor, internship)
  const both = route.filter(({ kind }) => kind === 'evaluation')
  assert.deepEqual(
    both.map(({ status, actor }) => [status, actor]),
    [
      ['open', 'student'],
      ['open', 'host'],
    ],
  )
  const [own, hosts] = both
  const saved = await phasesOf(id)
  const effects = await save(
    id,
    saved.filter(({ name }) => name !== own?.name),
    previewWorkflow,
  )
  const goOnTo = 'Terugblik van de stageplek'
  assert.deepEqual(effects, { going: 1, removed: [{ name: own?.name, standing: 1, goOnTo }], added: [] })
  await mentor.run(approvePhase, internship, { phaseId: own?.id })
  assert.equal(await standing(mentor, internship), 'evaluating todo host evaluation open')
  await w.nonProfitAdmin.run(handInPhase, internship, { phaseId: hosts?.id })
  assert.equal(await standing(mentor, internship), 'evaluating review mentor evaluation submitted')
  await mentor.run(approvePhase, internship, { phaseId: hosts?.id })
  assert.equal(await standing(mentor, internship), 'evaluating completion mentor completion open')
})

test('a route in use is changed: it is told to whom what happens, nobody loses anything, and it can be undone', async () => {
  const { id, phases } = await ownRoute()
  const period = await newPeriod(id)
  const [atContract, atHours, atEnd] = [
    await place(await newStudent(), period),
    await place(await newStudent(), period),
    await place(await newStudent(), period),
  ]
  await mentor.run(approvePhase, atHours)
  for (let n = 0; n < 4; n++) await mentor.run(approvePhase, atEnd)
  const kept = phases.filter(({ kind }) => kind !== 'hours')
  const assignment = at(phases, 'assignment')
  const changed = kept.flatMap((phase) =>
    phase === assignment
      ? [
          { ...extra(3), name: 'Bezoek' },
          { ...phase, step: 4 },
        ]
      : [phase],
  )
  const effects = await save(id, changed, previewWorkflow)
  assert.deepEqual(effects, {
    going: 3,
    removed: [{ name: 'Uren maken', standing: 1, goOnTo: 'Bezoek' }],
    added: [{ name: 'Bezoek', ahead: 2, passed: 1 }],
  })
  assert.equal(await standing(mentor, atHours), 'running todo student hours open', 'asking changes nothing')
  await save(id, changed)
  assert.equal(await standing(mentor, atContract), 'contracting contractMake mentor contract open')
  assert.equal(await standing(mentor, atHours), 'running todo host evaluation open')
  assert.equal(await standing(mentor, atEnd), 'evaluating completion mentor completion open', 'nobody is sent back')
  const { version } = await schoolAdmin.find(workflows, id)
  await schoolAdmin.run(undoWorkflow, id, { version })
  assert.equal(await standing(mentor, atHours), 'running todo student hours open')
  assert.deepEqual(
    (await routeOf(mentor, atEnd)).map(({ kind, status }) => `${kind} ${status}`),
    [
      'search approved',
      'approval approved',
      'contract approved',
      'hours approved',
      'assignment approved',
      'evaluation approved',
      'completion open',
    ],
  )
  await assert.rejects(
    schoolAdmin.run(undoWorkflow, id, { version: version + 1 }),
    refused('workflow.nothingToUndo', 409),
  )
  await save(id, changed)
  await w.row(`update workflow_versions set phases = '{"steps": 7}' where workflow_id = $1 returning id`, [id])
  await assert.rejects(
    schoolAdmin.run(undoWorkflow, id, { version: version + 2 }),
    refused('workflow.undoLost', 409),
    'what cannot be read is no fault of the server',
  )
})

test('phases for some are for them only', async () => {
  const { id, phases } = await ownRoute()
  const contract = at(phases, 'contract')
  await save(
    id,
    phases.map((phase) => (phase === contract ? { ...phase, onlySelfFound: true } : phase)),
  )
  const internship = await place(await newStudent(), await newPeriod(id))
  assert.equal(await standing(mentor, internship), 'running todo student hours open')
})

test('who is under way keeps the route on which they began, also when their period goes over to another one', async () => {
  const [first, second] = [await ownRoute(), await ownRoute()]
  const period = await newPeriod(first.id)
  const internship = await place(await newStudent(), period)
  const before = await routeOf(mentor, internship)
  await w.row('update internship_periods set workflow_id = $2 where id = $1 returning id', [period, second.id])
  const add = (phases: SavedPhase[]) => [...phases, extra(at(phases, 'evaluation').step)]
  assert.equal(Reflect.get(await save(second.id, add(second.phases), previewWorkflow), 'going'), 0)
  await save(second.id, add(second.phases))
  assert.deepEqual(await routeOf(mentor, internship), before)
  assert.equal(Reflect.get(await save(first.id, add(first.phases), previewWorkflow), 'going'), 1)
  const { uses } = await schoolAdmin.tell(workflowUse)
  const useOf = (id: string) => uses.find(({ workflowId }) => workflowId === id)
  assert.deepEqual([useOf(first.id)?.students, useOf(second.id)?.students], [1, 0])
  assert.deepEqual([useOf(first.id)?.periods.length, useOf(second.id)?.periods.length], [0, 1])
})
