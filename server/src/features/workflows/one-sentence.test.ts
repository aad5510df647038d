import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formPhase } from '#features/form-submissions/requests/form-phase.ts'
import { hoursPhase } from '#features/hours/hours-phase.ts'
import { completionPhase } from '#features/internships/completion-phase.ts'
import { approvalPhase } from '#features/self-found/approval-phase.ts'
import { blockLeadsTo, blockSentence } from '#protocol/blocks/block-sentence.ts'
import type { Command } from '#protocol/declaring/define.ts'
import * as commands from '#protocol/features/internship-commands.ts'
import { internshipStatuses, internships } from '#protocol/features/internships.ts'
import { phaseActors, phaseKinds, phaseStatuses } from '#protocol/features/phases.ts'
import { blocks } from '#protocol/generated/blocks.ts'
import { routeWorld } from '#test/route-world.ts'
import { type Route, type RoutePhase, type Standing, standingOf } from './route.rules.ts'

const kinds = new Map([completionPhase, approvalPhase, formPhase, hoursPhase].map((kind) => [kind.kind, kind]))
const TODAY = '2026-11-16'
const day = fc.option(fc.constantFrom('2026-11-01', TODAY, '2026-12-01'), { nil: null })

const anyPhase = fc.record({
  step: fc.nat(4),
  kind: fc.constantFrom(...phaseKinds),
  status: fc.constantFrom(...phaseStatuses),
  actor: fc.constantFrom(...phaseActors),
  byHand: fc.boolean(),
  stand: fc.constantFrom(null, 'logging', 'withHost', 'asked'),
  isTouched: fc.boolean(),
})
const anyRoute: fc.Arbitrary<Route> = fc
  .record({
    status: fc.constantFrom(...internshipStatuses),
    contractType: fc.constantFrom('digital' as const, 'paper' as const),
    startDate: day,
    endDate: day,
    hasHost: fc.boolean(),
    hasMentor: fc.boolean(),
    hasSchool: fc.boolean(),
    isSentBack: fc.boolean(),
    phases: fc.array(anyPhase, { maxLength: 6 }),
  })
  .map((route) => ({
    ...route,
    id: 'internship',
    // A school is where mentors come from.
    hasMentor: route.hasMentor && route.hasSchool,
    createdAt: '2026-10-01',
    updatedAt: '2026-11-02',
    phases: route.phases
      .toSorted((one, other) => one.step - other.step)
      .map((phase, index): RoutePhase => ({ ...phase, id: `phase ${index}`, movedAt: '2026-11-03' })),
  }))

/** What can be done to a phase by people, as far as the rules look at it. */
const moves = [
  { from: ['open', 'returned'], to: 'submitted' },
  { from: ['open', 'submitted', 'returned'], to: 'approved' },
  { from: ['submitted'], to: 'returned' },
  { from: ['upcoming', 'open', 'submitted', 'returned'], to: 'skipped' },
  { from: ['approved', 'skipped'], to: 'open' },
] as const

/** Exactly one sentence in both languages, which names everything it speaks of. */
function requireSentence(block: string, up: string, startDate: string | null): void {
  assert.ok(block in blocks, `${block} has words`)
  for (const locale of ['nl', 'en'] as const)
    for (const isYou of [true, false]) {
      const sentence = blockSentence({ block, up, locale, phase: 'Stap', isYou, date: startDate ?? '' })
      assert.match(sentence, /^\p{Lu}[^{}]+$/u)
      assert.doesNotMatch(sentence, /undefined|null| $|:\s*$/)
    }
  assert.match(blockLeadsTo(block, { internshipId: 'i', studentId: 's', phase: 'Stap' }), /^\//)
}

/** Whoever is named is there, and the step is one that they can take. */
function canDoIt(route: Route, { block, up, currentPhaseId, status, open }: Standing): boolean {
  const isThere = { mentor: route.hasMentor, school: route.hasSchool, host: route.hasHost, student: true }
  const phase = route.phases.find(({ id }) => id === currentPhaseId)
  const at = phase && open.includes(phase.id) ? 'open' : phase?.status
  if (up === 'nobody') return ['completed', 'stopped', 'refused'].includes(status)
  // A day has to come; or there is nobody at all whose turn it could be.
  if (up === 'calendar')
    return (
      (route.startDate !== null && route.startDate > TODAY) || !(route.hasMentor || route.hasSchool || route.hasHost)
    )
  if (!isThere[up]) return false
  // Who handed it in does not look at it, and what is for somebody else is not a student's.
  if (block === 'review') return at === 'submitted' && up !== 'student'
  if (block === 'report' || block === 'approval') return status === 'proposed'
  return up !== 'student' || phase === undefined || phase.actor === 'student'
}

test('whatever a route is and wherever it stands, one sentence says who is up, and they can do it', () => {
  fc.assert(
    fc.property(
      anyRoute,
      fc.array(fc.record({ phase: fc.nat(5), move: fc.nat(moves.length - 1) }), { maxLength: 8 }),
      (start, steps) => {
        let route = start
        for (const step of [undefined, ...steps]) {
          const phases = route.phases.map((phase, index) => {
            const move = step && index === step.phase ? moves[step.move] : undefined
            const isAllowed = move && (move.from as readonly string[]).includes(phase.status)
            return isAllowed ? { ...phase, status: move.to, isTouched: true } : phase
          })
          const standing = standingOf({ ...route, phases }, TODAY, kinds)
          requireSentence(standing.block, standing.up, route.startDate)
          assert.ok(canDoIt({ ...route, phases }, standing), JSON.stringify(standing))
          const opened = phases.map((phase) =>
            standing.open.includes(phase.id) ? { ...phase, status: 'open' as const } : phase,
          )
          route = { ...route, phases: opened, status: standing.status }
        }
      },
    ),
    { numRuns: 1500 },
  )
})

const w = await routeWorld({ flags: { digitalContracts: true, hours: true, evaluationForms: true } })
const period = await w.newPeriod()

test('asked over the API, the one who is named may take the step and does', async () => {
  const { mentor, schoolAdmin, nonProfitAdmin } = w
  const stories = fc.sample(
    fc.array(fc.constantFrom('do', 'do', 'do', 'return', 'skip', 'again'), { minLength: 8, maxLength: 8 }),
    { numRuns: 4, seed: 7 },
  )
  for (const [index, story] of stories.entries()) {
    const student = await w.newStudent()
    const id = await w.place(student, period)
    const actors = index % 2 ? ['host', 'school', 'mentor'] : ['student', 'host', 'student']
    await w.app.road.db.withTenant(w.site.id, (sql) =>
      sql.rows(
        `update internship_phases set actor = ($2::text[])[1 + position % 3] where internship_id = $1 and kind <> 'completion' returning id`,
        [id, actors],
      ),
    )
    // The route is looked at again with the next move.
    await mentor.run(commands.setPhaseDue, id, {})
    const people = { student, mentor, school: schoolAdmin, host: nonProfitAdmin }
    for (const act of story) {
      const { block, up, status, startDate } = await schoolAdmin.find(internships, id)
      requireSentence(block ?? '', up ?? '', startDate)
      if (up === 'nobody' || up === 'calendar' || !up) break
      const doer = people[up]
      const asStaff = up === 'mentor' || up === 'school'
      const own: Command =
        block === 'completion' ? commands.completeInternship : asStaff ? commands.approvePhase : commands.handInPhase
      const seen = await doer.find(internships, id)
      assert.equal(
        Object.entries(seen.can).some(([name, may]) => name === own.name && may),
        true,
        `${up} can ${own.name} while ${status} ${block}`,
      )
      if (act === 'return' && block === 'review') await mentor.run(commands.returnPhase, id, { reason: 'Nog niet af' })
      else if (act === 'skip' && block !== 'completion')
        await mentor.run(commands.skipPhase, id, { reason: 'Niet nodig' })
      else await doer.run(own as typeof commands.handInPhase, id)
    }
  }
})
