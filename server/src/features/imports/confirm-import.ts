import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { quietMove } from '#engine/writing/moves.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/imports.ts'
import { about, type ImportRecord } from './find-import.ts'
import { ownedAddresses } from './mentors/mentor-address.ts'

/** More than a fifth leaving is more often half a file than half a school. */
const FIFTH = 0.2

/** previewed → running. */
export const confirmImport = handle(protocol.confirmImport, async ({ subject: record, input, tx }) => {
  const { undecided = 0, departing = 0, covered = 0 } = record.counts
  if (undecided > 0) throw fail('import.undecided', { count: undecided })
  if (departing > covered * FIFTH && input.departing !== departing)
    throw failField('import.departing', 'departing', { count: departing })
  await startImport(tx, record)
})

/** What was looked at is done, in the background. */
export async function startImport(tx: Tx, record: ImportRecord): Promise<void> {
  await settle(tx, record)
  await checkMentors(tx, record)
  const total = await tx.row<{ n: number }>(
    `select count(*)::int as n from import_rows where import_id = $1 and state = 'waiting'`,
    [record.id],
  )
  await tx.move(protocol.importLife.confirm, record, {
    set: { startedAt: new Date(), doneCount: 0, rowCount: total?.n ?? 0, failure: null },
    tell: about(record),
  })
  tx.enqueue({ identifier: 'importRun', payload: { importId: record.id }, key: `import:${record.id}` })
}

/** After somebody new was named, a cell may have been put right or an account made with that very address. */
async function checkMentors(tx: Tx, { id, mentors }: ImportRecord): Promise<void> {
  const made = mentors.filter(({ decision, userId }) => decision === 'create' && !userId)
  if (made.length === 0) return
  const [owned] = await ownedAddresses(
    tx,
    id,
    made.flatMap(({ email }) => email ?? []),
  )
  const mentor = made.find(({ email }) => email === owned?.email)
  if (mentor) throw fail('import.mentorAddress', { name: mentor.name ?? mentor.text, email: mentor.email ?? '' })
}

/** Outcomes and decisions become what the run does. After this nothing is asked any more. */
async function settle(tx: Tx, { id, kind }: ImportRecord): Promise<void> {
  await tx.run(
    `update import_rows set
       action = case
         when outcome = 'error' or decision = 'skip' or outcome = 'unchanged' then 'none'
         when outcome = 'departed' then case when decision = 'depart' then 'depart' else 'none' end
         when outcome = 'new' then 'create'
         when outcome in ('changed', 'moved') or decision = 'link' then 'update'
         when decision = 'new' then 'create'
         when decision = 'both' then 'join'
         when subject_id is null then 'create'
         else 'update' end,
       subject_id = case decision when 'link' then choice_id when 'new' then null else subject_id end,
       data = case when decision = 'address' then data || jsonb_build_object('email', data->'patternEmail') else data end
     where import_id = $1`,
    [id],
  )
  // "Use this row instead": the other rows about that person are left out. Asked in two steps, because nobody has
  // counted these rows yet and the planner would compare each with each.
  const chosen = await tx.rows<{ key: string; number: number }>(
    `select person_key as key, max(number) as number from import_rows where import_id = $1 and decision = 'use'
       and (problems @> '[{"code":"twiceInFile"}]' or problems @> '[{"code":"twoClasses"}]') group by person_key`,
    [id],
  )
  if (chosen.length > 0)
    await tx.run(
      `update import_rows set action = 'none' where import_id = $1 and person_key = any($2) and number <> all($3)
         and action in ('create', 'update')`,
      [id, chosen.map(({ key }) => key), chosen.map(({ number }) => number)],
    )
  if (kind === 'students' || kind === 'staff')
    await tx.run(
      `update import_rows set action = 'none', outcome = 'error',
         problems = problems || '[{"code":"emailMissing","field":"email"}]'
       where import_id = $1 and action = 'create' and data->>'email' is null`,
      [id],
    )
  await tx.run(`update import_rows set subject_id = gen_random_uuid() where import_id = $1 and action = 'create'`, [id])
  await settleSecondClasses(tx, id)
  await tx.batch([quietMove(protocol.importRowLife.skip, { importId: id, action: 'none' }, {})])
}

/** "In both classes": the second row is about whomever the first one is about; without one it does nothing. */
async function settleSecondClasses(tx: Tx, id: string): Promise<void> {
  const rows = await tx.rows<{ id: string; key: string }>(
    `select id, person_key as key from import_rows where import_id = $1 and action = 'join'`,
    [id],
  )
  if (rows.length === 0) return
  const firsts = await tx.rows<{ key: string; subject: string }>(
    `select distinct on (person_key) person_key as key, subject_id as subject from import_rows
     where import_id = $1 and person_key = any($2) and subject_id is not null and action <> 'join'
       and (action in ('create', 'update') or outcome = 'unchanged') order by person_key, number`,
    [id, rows.map(({ key }) => key)],
  )
  const subjects = new Map(firsts.map(({ key, subject }) => [key, subject]))
  await tx.run(
    `update import_rows r set subject_id = f.subject, action = case when f.subject is null then 'none' else 'join' end
     from unnest($1::uuid[], $2::uuid[]) as f(id, subject) where r.id = f.id`,
    [rows.map((row) => row.id), rows.map(({ key }) => subjects.get(key) ?? null)],
  )
}
