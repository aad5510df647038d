import { job } from '#engine/feature.ts'
import { sql } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { type ImportMentor, importLife } from '#protocol/features/imports.ts'
import { findImport } from '../find-import.ts'
import { linkedBy } from '../mentors/mentor-links.ts'
import { failImport, fileOf } from './parse-import.ts'
import type { Judged } from './preview-work.ts'
import { isProblem, readFile } from './read-file.ts'
import { presentOf } from './school-as-is.ts'

/** mapped → previewed: what every row would do, without doing it. Begun again, it starts over. */
export const previewImport = job('importPreview', async ({ site, payload, road }) => {
  const found = await road.inTenant(site, async (tx) => {
    const record = await findImport(tx, payload.importId, 'mapped')
    if (!record) return undefined
    await tx.run('delete from import_rows where import_id = $1', [record.id])
    return { record, bytes: await fileOf(tx, record.id) }
  })
  if (!found) return
  const { record, bytes } = found
  const judged = bytes
    ? await readFile(
        {
          job: 'judge',
          kind: record.kind,
          bytes,
          fields: record.columns.map(({ field }) => field),
          emailPattern: record.settings.emailPattern,
          hasHeadings: record.settings.headings && record.settings.headings.row !== null,
        },
        (emails) => road.inTenant(site, (tx) => presentOf(tx, record, emails)),
      )
    : { problem: 'empty' as const }
  if (isProblem(judged)) {
    await road.inTenant(site, (tx) => failImport(tx, record, judged.problem))
    return
  }
  // A slice at a time, so that nobody waits for long and the screen sees it grow.
  let done = 0
  for (const slice of judged.rows) {
    const isWanted = await road.inTenant(site, async (tx) => {
      if (!(await findImport(tx, record.id, 'mapped'))) return false
      done += await insertRows(tx, record.id, slice)
      await tx.run('update imports set done_count = $2, row_count = $3 where id = $1', [
        record.id,
        done,
        judged.rowCount,
      ])
      return true
    })
    if (!isWanted) return
  }
  await road.inTenant(site, async (tx) => {
    if (!(await findImport(tx, record.id, 'mapped'))) return
    await keepPreview(tx, record.id, judged, record.mentors)
    if (record.isPushed)
      tx.enqueue({ identifier: 'importGoOn', payload: { importId: record.id }, key: `importGoOn:${record.id}` })
  })
})

export function insertRows(tx: Tx, importId: string, rows: string): Promise<number> {
  return tx.run(
    `insert into import_rows (import_id, number, name, cells, data, problems, changes, candidates, outcome, is_open,
       person_key, subject_id)
     select $1, r.* from jsonb_to_recordset($2::jsonb) as r(number int, name text, cells jsonb, data jsonb, problems jsonb,
       changes jsonb, candidates jsonb, outcome text, is_open boolean, person_key text, subject_id uuid)`,
    [importId, rows],
  )
}

/** Who a mentor is was perhaps said already, before a column was changed; that outweighs what we recognise. */
async function keepPreview(tx: Tx, id: string, judged: Judged, before: ImportMentor[]): Promise<void> {
  const said = new Map(before.map((mentor) => [mentor.text, mentor]))
  const mentors = judged.mentors.map((mentor) => {
    const earlier = said.get(mentor.text)
    return earlier?.decision && !earlier.isFound ? { ...earlier, rows: mentor.rows } : mentor
  })
  await tx.move(
    importLife.preview,
    { id },
    {
      set: {
        counts: JSON.stringify(judged.counts),
        mentors: JSON.stringify(mentors),
        doneCount: 0,
        settings: sql`settings || jsonb_build_object('headings', ${JSON.stringify(judged.headings)}::jsonb)`,
      },
    },
  )
  await countRows(tx, id)
}

/** How many rows of each kind there are, how many still wait for somebody, and how many would be written or linked. */
export async function countRows(tx: Tx, id: string): Promise<void> {
  await tx.run(
    `update imports i set counts = jsonb_strip_nulls(jsonb_build_object('covered', i.counts->'covered',
         'repaired', i.counts->'repaired')) || c.counts || jsonb_build_object('linked', ${linkedBy('i')})
     from (select coalesce(jsonb_object_agg(o.outcome, o.n) filter (where o.n > 0), '{}') || jsonb_build_object(
         'undecided', sum(o.undecided), 'departing', sum(o.departing), 'rows', sum(o.in_file),
         'missing', sum(o.missing), 'leftOut', sum(o.left_out), 'warned', sum(o.warned), 'writes', sum(o.writes),
         'decided', sum(o.decided)) as counts
       from (select outcome, count(*) filter (where not (outcome = 'error' and is_left_out)) as n,
           count(*) filter (where is_open) as undecided, count(*) filter (where decision = 'depart') as departing,
           count(number) as in_file, count(*) filter (where number is null) as missing,
           count(*) filter (where is_left_out) as left_out,
           count(*) filter (where urgency = 1 and not is_left_out) as warned,
           count(decision) as decided,
           count(*) filter (where outcome in ('new', 'changed', 'moved', 'conflict') and not is_left_out) as writes
         from (select *, decision is not distinct from 'skip' as is_left_out from import_rows where import_id = $1) r
         group by outcome) o) c
     where i.id = $1`,
    [id],
  )
}
