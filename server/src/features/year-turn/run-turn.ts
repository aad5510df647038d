import { fail } from '#engine/fail.ts'
import { handle, job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/year-turn.ts'
import { applyTurn } from './apply-turn.ts'
import { closeAccounts } from './close-accounts.ts'
import { plannedStudents, plannedValues } from './planned-students.ts'
import { type ClassPlan, mentorLinks, readTurn } from './turn-classes.ts'
import { turnOutcome } from './turn-outcome.ts'
import { readIn, type Turn } from './turn-years.ts'
import { workOff } from './work-off.ts'

/**
 * draft → running. What was told is written down for everybody at once, with the classes and mentors that it needs; then
 * a job puts them in, so that a large school does not wait for it.
 */
export const runYearTurn = handle(protocol.runYearTurn, async ({ subject, me, tx }) => {
  const read = readIn(tx)
  const planned = await readTurn(read, subject.id, null)
  if (!planned) throw fail('record.missing')
  const { classes } = planned
  const { counts } = await turnOutcome(read, planned)
  const rowCount = await writeDown(tx, subject, classes)
  if (rowCount === 0) throw fail('yearTurn.nobody')
  const groups = await makeClasses(tx, subject)
  const mentorships = await linkMentors(tx, subject, classes)
  const { moves, stays, leaves } = counts
  await tx.move(protocol.turnLife.run, subject, {
    set: { counts, made: { groups, mentorships }, rowCount, doneCount: 0, turnedAt: new Date(), turnedById: me.id },
    tell: { schoolId: subject.schoolId, moves, stays, leaves },
  })
  tx.enqueue({ identifier: 'yearTurnRun', payload: { turnId: subject.id }, key: `yearTurn:${subject.id}` })
})

function writeDown(tx: Tx, turn: Turn, classes: readonly ClassPlan[]): Promise<number> {
  return tx.run(
    `with ${plannedStudents}
     insert into year_turn_students (year_turn_id, student_id, fate, class_names, group_id)
       select $1, student_id, fate, class_names, group_id from planned
     on conflict (tenant_id, year_turn_id, student_id) do update set fate = excluded.fate,
       class_names = excluded.class_names, group_id = excluded.group_id`,
    plannedValues(turn, classes),
  )
}

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** The classes that the next year does not have yet, with the level of the class that goes there. */
async function makeClasses(tx: Tx, { id, schoolId, nextYearId }: Turn): Promise<string[]> {
  const made = await tx.rows<{ id: string }>(
    `insert into groups (school_id, school_year_id, level_id, name)
       select distinct on (lower(n)) $2::uuid, $3::uuid, g.level_id, n
       from year_turn_students s join groups g on g.id = s.group_id, unnest(s.class_names) n
       where s.year_turn_id = $1 order by lower(n), s.fate, n
     on conflict (tenant_id, school_id, school_year_id, name_key) do nothing returning id`,
    [id, schoolId, nextYearId],
  )
  return ids(made)
}

async function linkMentors(tx: Tx, turn: Turn, classes: readonly ClassPlan[]): Promise<string[]> {
  const made = await tx.rows<{ id: string }>(
    `insert into mentorships (school_id, mentor_id, group_id)
       select distinct $1::uuid, l."mentorId", g.id from jsonb_to_recordset($3::jsonb) as l("mentorId" uuid, target text)
       join groups g on g.school_id = $1 and g.school_year_id = $2 and g.name_key = lower(l.target)
     on conflict do nothing returning id`,
    [turn.schoolId, turn.nextYearId, JSON.stringify(mentorLinks(classes))],
  )
  return ids(made)
}

/** running → done. Cut off anywhere it goes on where it was: a row is done together with its mark. */
export const runTurnJob = job('yearTurnRun', async ({ site, payload, road }) => {
  const isFinished = await workOff({
    road,
    site,
    turnId: payload.turnId,
    status: 'running',
    job: 'yearTurnRun',
    work: applyTurn,
  })
  if (!isFinished) return
  await road.inTenant(site, async (tx) => {
    const turn = await tx.rowFrom(protocol.yearTurns, `where id = $1 and status = 'running' for no key update`, [
      payload.turnId,
    ])
    if (!turn) return
    await tx.move(protocol.turnLife.finish, turn, {})
    await closeAccounts(tx)
  })
})
