import { setTimeout as sleep } from 'node:timers/promises'
import type { Statement } from '#db/batch.ts'
import { isUnavailable } from '#db/unavailable.ts'
import { job } from '#engine/feature.ts'
import { quietMove, sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { type ImportKind, importLife, importRowLife } from '#protocol/features/imports.ts'
import { messageOf } from '#protocol/shared/guards.ts'
import { about, findImport, type ImportRecord } from './find-import.ts'
import { applyGroups } from './groups/apply-groups.ts'
import { inSlices } from './in-slices.ts'
import { makeClasses } from './make-classes.ts'
import { assignMentors } from './mentors/assign-mentors.ts'
import { applyOrganizations } from './organizations/apply-organizations.ts'
import { failImport } from './preview/parse-import.ts'
import { applyStaff } from './staff/apply-staff.ts'
import { applyStudents, type Slice } from './students/apply-students.ts'

const SLICE = 500
/** A job must end well before it is cut off; what is left goes into the next one. */
const PATIENCE_MS = 45_000

const apply: Record<ImportKind, (ids: string[], organizationId: string, slice: Slice) => Statement[]> = {
  students: applyStudents,
  staff: applyStaff,
  groups: applyGroups,
  organizations: applyOrganizations,
}

/**
 * running → completed. Cut off anywhere it goes on where it was: a row is done together with its mark. Half of the
 * time it rests, so that whoever else is at work hardly notices.
 */
export const runImport = job('importRun', async ({ site, payload, road, log }) => {
  const record = await road.inTenant(site, async (tx) => {
    const found = await findImport(tx, payload.importId, 'running')
    if (found) await makeClasses(tx, found)
    return found
  })
  if (!record) return
  try {
    const until = Date.now() + PATIENCE_MS
    for (let slices = 1; ; slices++) {
      const ids = await road.inTenant(site, (tx) => nextRows(tx, record.id))
      if (ids.length === 0) break
      const started = Date.now()
      await inSlices({
        road,
        site,
        ids,
        work: (tx, slice) => applyRows(tx, record, slice),
        refuse: (tx, id) => refuseRow(tx, record, id),
      })
      if (isPowerOfTwo(slices)) await road.inTenant(site, countPeopleAgain)
      await sleep(Date.now() - started)
      if (Date.now() < until) continue
      await road.inTenant(site, async (tx) =>
        tx.enqueue({ identifier: 'importRun', payload: { importId: record.id }, key: `import:${record.id}` }),
      )
      return
    }
    await road.inTenant(site, (tx) => finish(tx, record))
  } catch (error) {
    if (isUnavailable(error)) throw error
    log.error({ import: record.id, reason: messageOf(error) }, 'import failed')
    await road.inTenant(site, (tx) => failImport(tx, record, 'unexpected'))
  }
})

/** A table that doubled is read in another way; lists stay quick for everyone while it grows. */
const isPowerOfTwo = (slices: number) => (slices & (slices - 1)) === 0
const countPeopleAgain = (tx: Tx) => tx.run('select system.count_people_again()')

/** People first, then who is in a second class, then who leaves. */
async function nextRows(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select id from import_rows where import_id = $1 and state = 'waiting' and action is not null
     order by array_position(array['create', 'update', 'join', 'depart'], action), number limit ${SLICE}`,
    [id],
  )
  return rows.map((row) => row.id)
}

async function applyRows(tx: Tx, record: ImportRecord, ids: string[]): Promise<void> {
  const slice = await tx.row<Slice>(
    `select array_agg(distinct action) as actions, bool_or(problems @> '[{"code":"numberReused"}]') as "isFreeing"
     from import_rows where id = any($1)`,
    [ids],
  )
  await tx.batch([
    ...apply[record.kind](ids, record.organizationId, slice ?? { actions: [], isFreeing: false }),
    quietMove(importRowLife.apply, { id: ids }, { set: { appliedAt: sql`now()` } }),
    { text: 'update imports set done_count = done_count + $2 where id = $1', values: [record.id, ids.length] },
  ])
}

async function refuseRow(tx: Tx, record: ImportRecord, id: string): Promise<void> {
  const subjectId = sql`case when action = 'create' then null else subject_id end`
  const problems = sql`problems || '[{"code":"notSaved"}]'`
  await tx.move(importRowLife.refuse, { id }, { set: { subjectId, problems } })
  await tx.run('update imports set done_count = done_count + 1 where id = $1', [record.id])
}

async function finish(tx: Tx, { id }: ImportRecord): Promise<void> {
  const record = await findImport(tx, id, 'running')
  if (!record) return
  await assignMentors(tx, record)
  const told = await tx.row<{ hasErrors: boolean }>(
    `update imports i set finished_at = now(), counts = (i.counts - 'error') || c.states || d.counts
     from (select coalesce(jsonb_object_agg(state, n), '{}') as states
         from (select state, count(*) as n from import_rows where import_id = $1 group by state) s) c,
       (select jsonb_strip_nulls(jsonb_build_object('created', nullif(count(*) filter (where action = 'create' and state = 'done'), 0),
           'updated', nullif(count(*) filter (where action in ('update', 'join') and state = 'done'), 0),
           'left', nullif(count(*) filter (where action = 'depart' and state = 'done'), 0),
           'error', nullif(count(*) filter (where outcome = 'error' and decision is distinct from 'skip'), 0))) as counts
         from import_rows where import_id = $1) d
     where i.id = $1 returning c.states ? 'failed' or d.counts ? 'error' or i.counts ? 'mentorsFailed' as "hasErrors"`,
    [id],
  )
  const { finish: finished, finishWithErrors } = importLife
  await tx.move(told?.hasErrors ? finishWithErrors : finished, record, { tell: about(record) })
}
