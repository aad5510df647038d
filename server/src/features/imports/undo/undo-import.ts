import { isUnavailable } from '#db/unavailable.ts'
import { job } from '#engine/feature.ts'
import { quietMove, sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { removeUnusedClasses } from '#features/groups/move-students.ts'
import { importLife, importRowLife } from '#protocol/features/imports.ts'
import { findImport, type ImportMade, type ImportRecord, madeIn } from '../find-import.ts'
import { undoGroups } from '../groups/apply-groups.ts'
import { inSlices } from '../in-slices.ts'
import { undoOrganizations } from '../organizations/apply-organizations.ts'
import { undoStaff } from '../staff/apply-staff.ts'
import { undoStudents } from '../students/undo-students.ts'

const SLICE = 500
const PATIENCE_MS = 45_000
const undo = { students: undoStudents, staff: undoStaff, groups: undoGroups, organizations: undoOrganizations }

/** undoing → undone. What somebody changed since stays, and the report says so. */
export const undoImportJob = job('importUndo', async ({ site, payload, road }) => {
  const found = await road.inTenant(site, async (tx) => {
    const record = await findImport(tx, payload.importId, 'undoing')
    if (!record) return undefined
    const made = await madeIn(tx, record.id)
    await unlink(tx, record, made)
    return { record, made }
  })
  if (!found) return
  const { record, made } = found
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const rows = await road.inTenant(site, (tx) =>
      tx.rows<{ id: string }>(
        // Who came in later goes first: the other way round.
        `select id from import_rows where import_id = $1 and state = 'done' order by applied_at desc, number limit ${SLICE}`,
        [record.id],
      ),
    )
    if (rows.length === 0) break
    await inSlices({
      road,
      site,
      ids: rows.map(({ id }) => id),
      work: (tx, ids) => undoRows(tx, record, ids),
      refuse: (tx, id) => keepRows(tx, record, [id]),
    })
    if (Date.now() < until) continue
    await road.inTenant(site, async (tx) =>
      tx.enqueue({ identifier: 'importUndo', payload: { importId: record.id }, key: `import:${record.id}` }),
    )
    return
  }
  for (const table of ['mentors', 'groups', 'levels'] as const) {
    await road
      .inTenant(site, (tx) => tx.run(unmake[table], [made[table] ?? []]))
      .catch((error) => {
        // Somebody uses it by now: then it stays.
        if (isUnavailable(error)) throw error
      })
  }
  await road.inTenant(site, (tx) => finish(tx, record))
})

/** Mentors are let go and codes forgotten; one that meant somebody else before does so again, if nobody changed it. */
async function unlink(tx: Tx, { id, organizationId }: ImportRecord, made: ImportMade): Promise<void> {
  await tx.run('delete from mentorships where id = any($1)', [made.mentorships ?? []])
  const values = [organizationId, JSON.stringify(made.codes ?? [])]
  const learned = `jsonb_to_recordset($2::jsonb) as c(code text, "userId" uuid, before uuid)
    where s.school_id = $1 and s.code_key = c.code and s.user_id = c."userId"`
  await tx.run(
    `update staff_codes s set user_id = c.before from ${learned}
       and exists (select 1 from users u where u.id = c.before)`,
    values,
  )
  await tx.run(`delete from staff_codes s using ${learned}`, values)
  await tx.run(`update imports set made = made - 'codes' where id = $1`, [id])
}

/** Only what nobody uses. */
const unmake = {
  mentors: `delete from users u where u.id = any($1) and u.status = 'invited' and u.last_sign_in_at is null
    and not exists (select 1 from mentorships m where m.mentor_id = u.id)`,
  groups: removeUnusedClasses,
  levels: `delete from levels l where l.id = any($1)
    and not exists (select 1 from groups g where g.level_id = l.id)
    and not exists (select 1 from student_profiles p where p.level_id = l.id)`,
}

async function undoRows(tx: Tx, record: ImportRecord, ids: string[]): Promise<void> {
  await tx.batch(undo[record.kind](ids))
  await keepRows(tx, record, ids)
}

/** Whatever is not undone now will not be. */
async function keepRows(tx: Tx, record: ImportRecord, ids: string[]): Promise<void> {
  const problems = sql`problems || '[{"code":"changedSince"}]'`
  await tx.batch([
    quietMove(importRowLife.keep, { id: ids }, { set: { problems } }),
    { text: 'update imports set done_count = done_count + $2 where id = $1', values: [record.id, ids.length] },
  ])
}

async function finish(tx: Tx, { id }: ImportRecord): Promise<void> {
  const record = await findImport(tx, id, 'undoing')
  if (!record) return
  const counts = sql`(counts - array['done', 'kept', 'undone']) || (select coalesce(jsonb_object_agg(state, n), '{}')
    from (select state, count(*) as n from import_rows where import_id = m.id group by state) s)`
  await tx.move(importLife.finishUndo, record, { set: { counts } })
}
