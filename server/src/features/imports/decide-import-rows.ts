import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import * as protocol from '#protocol/features/imports.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import type { ImportRecord } from './find-import.ts'
import { countRows } from './preview/preview-import.ts'
import { judgeRows, stored } from './preview/preview-work.ts'
import { presentIn, presentOf } from './preview/school-as-is.ts'
import { cleanCell } from './read/grid.ts'

/** Which decisions answer which question. */
const answers: Record<string, readonly protocol.RowDecision[]> = {
  numberReused: ['use', 'new', 'skip'],
  twiceInFile: ['use', 'skip'],
  twoClasses: ['use', 'both', 'skip'],
  samePerson: ['link', 'new', 'skip'],
  sameName: ['new', 'link', 'skip'],
  sharedEmail: ['address', 'skip'],
  emailTaken: ['address', 'skip'],
  missing: ['depart'],
}

export const decideImportRows = handle(protocol.decideImportRows, async ({ subject: record, input, tx }) => {
  if (input.cells) await correct(tx, record, input.rowIds?.[0], input.cells)
  else await decide(tx, record, input)
  await countRows(tx, record.id)
})

type Choice = Partial<
  Record<'outcome' | 'className' | 'decision' | 'choiceId', string | null> & { rowIds: string[] | null }
>

/** A decision is taken only where it answers the question; for many rows at once the others are passed over. */
async function decide(tx: Tx, record: ImportRecord, choice: Choice): Promise<void> {
  const { rowIds, outcome, className, decision, choiceId } = choice
  const fitting = decision
    ? Object.keys(answers).filter((code) => isOneOf(answers[code] ?? [], decision))
    : Object.keys(answers)
  const rows = await tx.rows<{ id: string }>(
    `select id from import_rows r where import_id = $1 and ($2::uuid[] is null or id = any($2))
       and ($3::text is null or outcome = $3) and ($7::text is null or cells->>'className' = $7)
       and ($2::uuid[] is not null or $3::text is not null or is_open)
       and ($4::text is null or $4 = 'skip' or (outcome = 'departed' and $4 = 'depart')
         or exists (select 1 from jsonb_array_elements(problems) p where p->>'code' = any($5)))
       and ($4 is distinct from 'address' or data->>'patternEmail' is not null)
       and ($4 is distinct from 'link' or exists (
         select 1 from jsonb_array_elements(candidates) c where c->>'id' = coalesce($6::text, candidates->0->>'id')))`,
    [record.id, rowIds ?? null, outcome ?? null, decision ?? null, fitting, choiceId ?? null, className ?? null],
  )
  if (rows.length === 0 && rowIds?.length) throw failField('import.choice', 'decision')
  await tx.run(
    `update import_rows set decision = $2, is_open = outcome = 'conflict' and $2::text is null,
       choice_id = case when $2 = 'link' then coalesce($3::uuid, (candidates->0->>'id')::uuid) end
     where id = any($1)`,
    [rows.map(({ id }) => id), decision ?? null, choiceId ?? null],
  )
  if (rowIds) for (const { id } of rows) await free(tx, record, id)
}

/** A line of the file; who is missing in it has no number. */
type Line = {
  id: string
  number: number
  cells: protocol.Cells
  decision: protocol.RowDecision | null
  personKey: string | null
}
const lines = `select id, number, cells, decision, person_key as "personKey" from import_rows
  where import_id = $1 and number is not null and cells is not null`

/** A row that is left out, or is not any more, changes the question of whoever has the same address. */
async function free(tx: Tx, record: ImportRecord, id: string): Promise<void> {
  const row = await tx.row<Line>(`${lines} and id = $2 and problems @> '[{"code":"sharedEmail"}]'`, [record.id, id])
  if (row) await rejudge(tx, record, row, row.cells)
}

/** A cell that was put right is judged anew, together with the rows that it was or now is in conflict with. */
async function correct(tx: Tx, record: ImportRecord, id: string | undefined, given: protocol.Cells): Promise<void> {
  const row = await tx.row<Line>(`${lines} and id = $2`, [record.id, id ?? null])
  if (!row) throw fail('record.missing')
  const known: readonly protocol.ImportField[] = protocol.importFields[record.kind]
  const corrected: protocol.Cells = {}
  for (const [field, value] of Object.entries(given)) {
    if (!isOneOf(known, field) || typeof value !== 'string')
      throw failField('import.fieldTwice', 'cells', { name: field })
    corrected[field] = cleanCell(value)
  }
  await rejudge(tx, record, { ...row, decision: null }, { ...row.cells, ...corrected })
  await tx.run(
    `update imports set counts = counts || jsonb_build_object('repaired', coalesce((counts->>'repaired')::int, 0) + 1)
     where id = $1`,
    [record.id],
  )
}

async function rejudge(tx: Tx, record: ImportRecord, row: Line, cells: protocol.Cells): Promise<void> {
  const related = await relatedRows(tx, record, row, cells)
  const emails = [...related, { cells }].flatMap(({ cells: { email } }) => (email ? [email.toLowerCase()] : []))
  const present = presentIn(await presentOf(tx, record, emails))
  const again = [...related.filter(({ id }) => id !== row.id), { ...row, cells }]
    .filter(({ decision }) => decision !== 'skip')
    .sort((a, b) => a.number - b.number)
  if (present.school) present.school.others = await classesOfOthers(tx, record, again)
  const judged = judgeRows(record.kind, again, present)
  await tx.run(
    `update import_rows t set name = r.name, cells = r.cells, data = r.data, problems = r.problems, changes = r.changes,
       candidates = r.candidates, outcome = r.outcome, person_key = r.person_key, subject_id = r.subject_id,
       is_open = r.is_open and (t.decision is null or t.problems is distinct from r.problems),
       decision = case when t.problems is distinct from r.problems then null else t.decision end
     from jsonb_to_recordset($2::jsonb) as r(number int, name text, cells jsonb, data jsonb, problems jsonb,
       changes jsonb, candidates jsonb, outcome text, is_open boolean, person_key text, subject_id uuid)
     where t.import_id = $1 and t.number = r.number`,
    [record.id, JSON.stringify(judged.map(stored))],
  )
}

/** A row says of a class of its own whether others are in it too, also when only that row is looked at again. */
function classesOfOthers(tx: Tx, { id }: ImportRecord, judged: Line[]) {
  return tx.rows<{ schoolYearId: string | null; className: string; count: number }>(
    `select data->>'schoolYearId' as "schoolYearId", data->>'className' as "className", count(*)::int as count
     from import_rows where import_id = $1 and number is not null and data->>'className' is not null and id <> all($2)
     group by 1, 2`,
    [id, judged.map((row) => row.id)],
  )
}

function relatedRows(tx: Tx, { id }: ImportRecord, row: Line, cells: protocol.Cells): Promise<Line[]> {
  const mails = [row.cells.email, cells.email].flatMap((mail) => (mail ? mail.toLowerCase() : []))
  const numbers = [row.cells.number, cells.number].flatMap((text) => (text ? text.replace(/^0+/, '') : []))
  return tx.rows<Line>(
    `${lines}
       and (id = $2 or lower(cells->>'email') = any($3) or ltrim(cells->>'number', '0') = any($4) or person_key = $5)`,
    [id, row.id, mails, numbers, row.personKey],
  )
}
