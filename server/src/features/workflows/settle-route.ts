import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import type { Move } from '#protocol/declaring/lifecycle.ts'
import { internshipLife } from '#protocol/features/internships.ts'
import { phaseLife } from '#protocol/features/phases.ts'
import {
  type InternshipStatus,
  type Route,
  type RoutePhase,
  rungsBetween,
  type Standing,
  standingOf,
} from './route.rules.ts'

export const todayOf = async (tx: Tx) => (await tx.one<{ day: string }>('select today_nl()::text as day')).day

/** Somebody who signs in, or was asked to. */
const isThere = (column: string) =>
  `exists (select from users u where u.id = ${column} and u.status in ('active', 'invited'))`

/** Held in the order of their ids, before anything of them is moved: whoever else moves one waits here. */
async function holdRoutes(tx: Tx, ids: readonly string[]): Promise<Route[]> {
  const holding = tx.rows<Omit<Route, 'phases'>>(
    `select i.id, i.status, i.contract_type as "contractType", i.start_date::text as "startDate",
          i.end_date::text as "endDate", i.created_at::text as "createdAt", i.updated_at::text as "updatedAt",
          i.school_id is not null as "hasSchool", i.sent_back_at is not null as "isSentBack",
          (${isThere('i.supervisor_id')} or ${isThere('i.contact_person_id')} or exists (select from roles r
            where r.organization_id = i.organization_id and r.name = 'admin' and ${isThere('r.user_id')})) as "hasHost",
          exists (select from mentored_students m where m.student_id = i.student_id and ${isThere('m.mentor_id')}
            and exists (select from roles r where r.user_id = m.mentor_id and r.organization_id = i.school_id)) as "hasMentor"
        from internships i where i.id = any($1::uuid[]) order by i.id for no key update`,
    [ids],
  )
  const reading = tx.rows<RoutePhase & { internshipId: string }>(
    `select p.internship_id as "internshipId", p.id, p.step, p.kind, p.status, p.actor, p.by_hand as "byHand", p.stand,
          p.moved_by_id is not null as "isTouched", p.moved_at::text as "movedAt"
        from internship_phases p where p.internship_id = any($1::uuid[]) and p.removed_at is null order by p.position, p.id`,
    [ids],
  )
  const [internships, phases] = await Promise.all([holding, reading])
  const own = Map.groupBy(phases, ({ internshipId }) => internshipId)
  return internships.map((each) => ({ ...each, phases: own.get(each.id) ?? [] }))
}

const up: Partial<Record<InternshipStatus, Move<string, null, null> | typeof internshipLife.makeReady>> = {
  approved: internshipLife.makeReady,
  contracting: internshipLife.makeReady,
  ready: internshipLife.begin,
  running: internshipLife.finishHours,
}
const down: Partial<Record<InternshipStatus, Move<string, null, null>>> = {
  running: internshipLife.waitAgain,
  evaluating: internshipLife.resume,
}

/**
 * After anything that matters to a route has changed: opens what is next, closes what is not yet, moves the internship along
 * and writes down whose turn it is. Doing it twice changes nothing.
 */
export async function settleRoutes(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const [today, routes] = await Promise.all([todayOf(tx), holdRoutes(tx, ids)])
  const standings = new Map(routes.map((route) => [route.id, standingOf(route, today, tx.registry.phaseKinds)]))
  const all = [...standings.values()]
  await openPhases(
    tx,
    all.flatMap(({ open }) => open),
    today,
  )
  const locked = all.flatMap(({ lock }) => lock)
  if (locked.length > 0) await tx.moveAll(phaseLife.lock, { id: locked }, { set: { openedAt: null } })
  await moveInternships(tx, routes, standings)
  await writeStandings(tx, standings)
}

async function openPhases(tx: Tx, ids: string[], today: string): Promise<void> {
  if (ids.length === 0) return
  const opened = await tx.moveAll(
    phaseLife.open,
    { id: ids },
    {
      set: { openedAt: sql`now()`, movedAt: sql`now()`, movedById: null },
      tell: ({ id, internshipId, kind }) => ({ phaseId: id, internshipId, kind }),
    },
  )
  // Whose days count from the step before begin to count now.
  const late = opened.filter(({ dueRule, dueByHand }) => dueRule === 'previous' && !dueByHand).map(({ id }) => id)
  if (late.length > 0)
    await tx.run(`update internship_phases set due_on = $2::date + coalesce(due_days, 0) where id = any($1::uuid[])`, [
      late,
      today,
    ])
}

/** Rung by rung, so that every event on the way is told. */
async function moveInternships(tx: Tx, routes: Route[], standings: Map<string, Standing>): Promise<void> {
  let waiting = routes.map(({ id, status, contractType }) => ({ id, status, contractType }))
  for (;;) {
    const steps = waiting.flatMap((each) => {
      const [way] = rungsBetween(each.status, standings.get(each.id)?.status ?? each.status)
      return way ? [{ ...each, way }] : []
    })
    if (steps.length === 0) return
    const byMove = Map.groupBy(steps, ({ status, way, contractType }) => {
      if (way === 'up') return up[status]
      if (status === 'ready')
        return contractType === 'digital' ? internshipLife.backToContract : internshipLife.backToPaper
      return down[status]
    })
    waiting = []
    for (const [move, those] of byMove) {
      if (!move) continue
      const where = { id: those.map(({ id }) => id) }
      const moved =
        move === internshipLife.makeReady
          ? await tx.moveAll(internshipLife.makeReady, where, {
              tell: ({ id, studentId }) => ({ internshipId: id, studentId }),
            })
          : await tx.moveAll(move as Move<string, null, null>, where, {})
      waiting.push(
        ...those
          .filter(({ id }) => moved.some((row) => row.id === id))
          .map((each) => ({ ...each, status: move.to as InternshipStatus })),
      )
    }
  }
}

async function writeStandings(tx: Tx, standings: Map<string, Standing>): Promise<void> {
  const rows = [...standings].map(([id, { currentPhaseId, block, up: turn, upSince }]) => ({
    id,
    phase: currentPhaseId,
    block,
    turn,
    since: upSince,
  }))
  await tx.run(
    `update internships i set current_phase_id = c.phase, block = c.block, up = c.turn, up_since = coalesce(c.since, now())
     from jsonb_to_recordset($1::jsonb) as c(id uuid, phase uuid, block text, turn text, since timestamptz)
     where i.id = c.id and (i.current_phase_id, i.block, i.up) is distinct from (c.phase, c.block, c.turn)`,
    [JSON.stringify(rows)],
  )
}
