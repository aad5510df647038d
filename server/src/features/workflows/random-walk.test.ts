import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { blockSentence } from '#protocol/blocks/block-sentence.ts'
import { ApiError } from '#protocol/client.ts'
import type { Command } from '#protocol/declaring/define.ts'
import * as commands from '#protocol/features/internship-commands.ts'
import { donePhases } from '#protocol/features/phases.ts'
import { routeWorld } from '#test/route-world.ts'

// At least so many steps, in stories of ten to thirty: `WALK=10000 npm test workflows/random-walk`.
const SHORTEST = 10
/** What is walked in one test: whoever runs the tests hears of each, and takes nothing that goes on for one that hangs. */
const STORIES = 12
const PARTS = Math.ceil(Number(process.env.WALK ?? 120) / SHORTEST / STORIES)

const w = await routeWorld({ flags: { digitalContracts: true, hours: true, evaluationForms: true } })
const { app, site, mentor, schoolAdmin, nonProfitAdmin, providerAdmin, place, newStudent, newPeriod, day, row } = w
const period = await newPeriod()
const rows = <T>(text: string, values: unknown[]) => app.road.db.withTenant(site.id, (sql) => sql.rows<T>(text, values))

const people = ['student', 'mentor', 'schoolAdmin', 'host', 'stranger'] as const
const acts: Record<string, [Command, (n: number) => object]> = {
  handIn: [commands.handInPhase, () => ({})],
  recall: [commands.recallPhase, () => ({})],
  approve: [commands.approvePhase, () => ({})],
  return: [commands.returnPhase, () => ({ reason: 'Nog niet af' })],
  skip: [commands.skipPhase, () => ({ reason: 'Niet nodig' })],
  reopen: [commands.reopenPhase, () => ({})],
  due: [commands.setPhaseDue, (n) => ({ dueOn: day(n) })],
  complete: [commands.completeInternship, () => ({})],
  uncomplete: [commands.undoCompletion, () => ({})],
  stop: [commands.stopInternship, (n) => ({ reason: 'Het ging niet', endedBy: n % 2 ? 'host' : 'noShow' })],
  goOn: [commands.reopenInternship, () => ({ reason: 'Toch wel' })],
  extend: [commands.extendInternship, (n) => ({ endDate: day(30 + n) })],
  later: [commands.changeInternship, (n) => ({ startDate: day(n - 5) })],
  past: [commands.changeInternship, (n) => ({ startDate: day(-40), endDate: day(n - 10) })],
}
const step = fc.record({
  who: fc.constantFrom(...people),
  act: fc.constantFrom(...Object.keys(acts)),
  /** Which phase, for those moves that are about one; the last means: where it stands. */
  phase: fc.nat(7),
  n: fc.nat(20),
})
const ofPhase = new Set(['handIn', 'recall', 'approve', 'return', 'skip', 'reopen', 'due'])

type Row = { id: string; step: number; kind: string; status: string }

/** What is true of every internship, whatever happened to it. */
async function requireSound(id: string, vacancyId: string): Promise<void> {
  const [internship] = await rows<Record<string, string>>('select * from internships where id = $1', [id])
  const phases = await rows<Row>(
    'select id, step, kind, status from internship_phases where internship_id = $1 and removed_at is null order by position',
    [id],
  )
  assert.ok(internship)
  const left = phases.filter(({ status }) => !(donePhases as readonly string[]).includes(status))
  const isOver = ['completed', 'stopped', 'refused'].includes(internship.status ?? '')
  const current = left[0] ?? phases.at(-1)
  assert.equal(internship.current_phase_id, current?.id, 'one current phase: the first that is not done')
  if (!isOver)
    for (const phase of left.filter((each) => each.step === left[0]?.step))
      assert.notEqual(phase.status, 'upcoming', 'where one stands can be done')
  if (internship.status === 'completed') assert.deepEqual(left, [], 'nothing is left of what is complete')
  const said = { block: internship.block ?? null, up: internship.up ?? null, phase: 'Stap', date: '1 mei' }
  for (const locale of ['nl', 'en'] as const) assert.match(blockSentence({ ...said, locale }), /^[^{}]{4,}$/)
  assert.equal(internship.up === 'nobody', isOver, 'somebody is up, or the calendar, until it is over')
  const [places] = await rows<{ taken: number; have: number }>(
    `select places_taken as taken, (select count(*)::int from internships i where i.vacancy_id = v.id
       and i.status not in ('stopped', 'refused')) as have from vacancies v where id = $1`,
    [vacancyId],
  )
  assert.equal(places?.taken, places?.have, 'as many places are taken as people have one')
}

const walk = async () => {
  const story = fc.asyncProperty(fc.array(step, { minLength: SHORTEST, maxLength: 30 }), async (steps) => {
    const student = await newStudent()
    const who = { student, mentor, schoolAdmin, host: nonProfitAdmin, stranger: providerAdmin }
    const id = await place(student, period)
    const vacancyId = await row(
      `insert into vacancies (organization_id, title, status, places, places_taken) values ($1, 'Help', 'published', 2, 1) returning id`,
      [w.nonProfit.id],
    )
    await rows('update internships set vacancy_id = $2 where id = $1', [id, vacancyId])
    const phases = await rows<Row>('select id from internship_phases where internship_id = $1 order by position', [id])
    const events = async () =>
      (await rows<{ n: number }>(`select count(*)::int as n from events where subject_id = $1`, [student.id]))[0]?.n ??
      0
    for (const { who: name, act, phase, n } of steps) {
      const [command, input] = acts[act] as (typeof acts)[string]
      const before = await events()
      const which = ofPhase.has(act) && phases[phase] ? { phaseId: phases[phase].id } : {}
      const state = () => rows('select status, start_date, end_date from internships where id = $1', [id])
      const was = JSON.stringify(await state())
      try {
        await who[name].run(command, id, { ...which, ...input(n) })
        if (JSON.stringify(await state()) !== was) assert.ok((await events()) > before, `${act} is told`)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        assert.ok([403, 404, 409, 422].includes(error.status), `${name} ${act}: ${error.status}`)
        assert.equal(await events(), before, 'what is refused leaves nothing')
        if (name === 'stranger') assert.equal(error.status, 404)
      }
    }
    await requireSound(id, vacancyId)
  })
  // A story that fails is made short for four minutes at most.
  await fc.assert(story, {
    numRuns: STORIES,
    endOnFailure: false,
    interruptAfterTimeLimit: 240_000,
    markInterruptAsFailure: true,
  })
}
for (let part = 1; part <= PARTS; part++)
  test(`whoever does what in whatever order, a route is sound and every change has its event (${part})`, walk)

test('two hundred moves at the same moment on fifty internships end where one order of them ends', async () => {
  const students = await Promise.all(Array.from({ length: 50 }, newStudent))
  const places = []
  for (const student of students) places.push({ student, id: await place(student, period) })
  const moves = places.flatMap(({ student, id }) => [
    () => mentor.run(commands.approvePhase, id),
    () => schoolAdmin.run(commands.skipPhase, id, { reason: 'Niet nodig' }),
    () => student.run(commands.handInPhase, id),
    () => mentor.run(commands.stopInternship, id, { reason: 'Het ging niet', endedBy: 'school' }),
  ])
  const answers = await Promise.all(
    moves.map((move) =>
      move().then(
        () => 200,
        (error: ApiError) => error.status,
      ),
    ),
  )
  assert.deepEqual(
    [...new Set(answers)].filter((status) => ![200, 403, 409].includes(status)),
    [],
  )
  const [told] = await rows<{ stopped: number; moved: number; done: number }>(
    `select count(*) filter (where i.status = 'stopped')::int as stopped,
       (select count(*)::int from events e where e.name in ('phase.approved', 'phase.skipped') and e.subject_id = any($2::uuid[])) as moved,
       sum((select count(*) from internship_phases p where p.internship_id = i.id and p.status in ('approved', 'skipped') and p.kind not in ('search', 'approval')))::int as done
     from internships i where i.id = any($1::uuid[])`,
    [places.map(({ id }) => id), students.map(({ id }) => id)],
  )
  assert.equal(told?.stopped, 50, 'a stop is possible after any of the others')
  assert.equal(told?.moved, told?.done, 'each step that is done was done once')
})
