import { Worker } from 'node:worker_threads'
import { failField } from '#engine/fail.ts'
import { handle, job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { isId } from '#protocol/declaring/ids-and-dates.ts'
import * as protocol from '#protocol/features/assign.ts'
import { isObject } from '#protocol/shared/guards.ts'
import { mayAssign } from './assign.policy.ts'
import {
  freeStudents,
  MOST_STUDENTS,
  offerOf,
  openPlaces,
  type PlaceRow,
  type StudentRow,
  seekerOf,
} from './load-problem.ts'
import type { Pair, Problem } from './solve.ts'

/** From 0 to 3 each; what is not said counts as usual. */
function readWeights(given: unknown): protocol.MatchingWeights {
  const sent = isObject(given) ? given : {}
  const entries = protocol.matchingCriteria.map((name) => {
    const value = sent[name] ?? protocol.usualWeights[name]
    if (typeof value !== 'number' || !(value >= 0 && value <= 3)) throw failField('request.invalid', 'weights')
    return [name, value] as const
  })
  return { ...protocol.usualWeights, ...Object.fromEntries(entries) }
}

function readLocks(given: unknown): protocol.MatchingLock[] {
  const locks = given ?? []
  const isLock = (each: unknown): each is protocol.MatchingLock =>
    isObject(each) && isId(each.studentId) && isId(each.vacancyId)
  if (!Array.isArray(locks) || locks.length > MOST_STUDENTS || !locks.every(isLock))
    throw failField('request.invalid', 'locks')
  if (new Set(locks.map(({ studentId }) => studentId)).size < locks.length) throw failField('matching.twice', 'locks')
  return locks
}

export const proposeMatching = handle(
  protocol.proposeMatching,
  async ({ input, me, tx }) => {
    const { internshipPeriodId } = input
    const period = await tx.row<{ schoolId: string }>(
      `select school_id as "schoolId" from internship_periods where id = $1 and status = 'active'`,
      [internshipPeriodId],
    )
    if (!period || !me.staffOf().includes(period.schoolId))
      throw failField('relation.missing', 'internshipPeriodId', { name: 'internship_period' })
    const locks = readLocks(input.locks)
    const weights = readWeights(input.weights)
    // Whoever is a mentor and nothing more places their own students.
    const mentorId = me.adminOf('School').includes(period.schoolId) ? null : me.requireId()
    const wanted = input.onlyLocks ? locks.map(({ studentId }) => studentId) : (input.studentIds ?? null)
    const { text, values } = freeStudents(internshipPeriodId, wanted, mentorId)
    const students = await tx.rows<StudentRow>(text, values)
    if (students.length === 0) throw failField('matching.nobody', 'studentIds')
    const known = new Set(students.map(({ id }) => id))
    if (locks.some(({ studentId }) => !known.has(studentId))) throw failField('matching.notFree', 'locks')
    const row = await tx.insert(protocol.matchings, {
      schoolId: period.schoolId,
      internshipPeriodId,
      weights,
      studentCount: students.length,
      createdById: me.id,
    })
    const locked = new Map(locks.map(({ studentId, vacancyId }) => [studentId, vacancyId]))
    await tx.run(
      `insert into matching_pairs (matching_id, student_id, vacancy_id, is_locked)
       select $1, p.id, v.id, v.id is not null from jsonb_to_recordset($2::jsonb) as p(id uuid, lock uuid) left join vacancies v on v.id = p.lock`,
      [row.id, JSON.stringify(students.map(({ id }) => ({ id, lock: locked.get(id) ?? null })))],
    )
    tx.emit(protocol.matchingProposed, { internshipPeriodId }, { type: 'matchings', id: row.id })
    tx.enqueue({ identifier: 'solveMatching', payload: { matchingId: row.id }, key: `matching:${row.id}` })
    return { id: row.id, created: true }
  },
  mayAssign,
)

/** The students and places of a matching as they are now. */
async function problemOf(tx: Tx, id: string | undefined): Promise<Problem | undefined> {
  const matching = await tx.rowFrom(protocol.matchings, `where id = $1 and status = 'waiting'`, [id])
  if (!matching) return undefined
  const { internshipPeriodId, weights } = matching
  const asked = await tx.rows<{ studentId: string; vacancyId: string | null; isLocked: boolean }>(
    'select student_id as "studentId", vacancy_id as "vacancyId", is_locked as "isLocked" from matching_pairs where matching_id = $1',
    [id],
  )
  const ids = asked.map(({ studentId }) => studentId)
  const { text, values } = freeStudents(internshipPeriodId, ids, null)
  const students = await tx.rows<StudentRow>(text, values)
  const places = await tx.rows<PlaceRow>(openPlaces(internshipPeriodId).text, [internshipPeriodId])
  return {
    seekers: students.map(seekerOf),
    offers: places.map(offerOf),
    locks: asked.flatMap(({ studentId, vacancyId, isLocked }) =>
      isLocked && vacancyId ? [{ studentId, vacancyId }] : [],
    ),
    weights: weights as protocol.MatchingWeights,
  }
}

const inThread = (problem: Problem): Promise<Pair[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { workerData: problem })
    worker.once('message', resolve).once('error', reject)
    worker.once('exit', (code) => reject(new Error(`working out a matching ended with ${code}`)))
  })

/** Outside of any transaction, since it takes seconds; what it finds is written at once. */
export const solveMatching = job('solveMatching', async ({ site, payload, road }) => {
  const { matchingId } = payload
  const problem = await road.inTenant(site, (tx) => problemOf(tx, matchingId))
  if (!problem || !matchingId) return
  const pairs = await inThread(problem)
  const placed = pairs.filter(({ vacancyId }) => vacancyId)
  const far = placed.flatMap(({ kilometres }) => kilometres ?? [])
  await road.inTenant(site, async (tx) => {
    await tx.run(
      `update matching_pairs m set vacancy_id = p."vacancyId", is_locked = p."isLocked", kilometres = p.kilometres, reasons = p.reasons, why_not = p."whyNot"
       from jsonb_to_recordset($2::jsonb) as p("studentId" uuid, "vacancyId" uuid, "isLocked" boolean, kilometres numeric, reasons jsonb, "whyNot" text)
       where m.matching_id = $1 and m.student_id = p."studentId"`,
      [matchingId, JSON.stringify(pairs)],
    )
    const averageKm = far.length > 0 ? far.reduce((sum, km) => sum + km, 0) / far.length : null
    await tx.moveAll(
      protocol.matchingLife.solve,
      { id: matchingId },
      { set: { placedCount: placed.length, averageKm } },
    )
  })
})
