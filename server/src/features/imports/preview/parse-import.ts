import { job } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { type ImportColumn, type ImportField, type ImportSettings, importLife } from '#protocol/features/imports.ts'
import { about, findImport, type ImportRecord } from '../find-import.ts'
import { waitForSomebody } from '../pushed/go-on.ts'
import type { FileProblemCode } from '../read/file-problem.ts'
import { lookAgain } from './map-import.ts'
import type { Parsed } from './preview-work.ts'
import { isProblem, readFile } from './read-file.ts'

/** uploaded → parsed, or failed with the reason. */
export const parseImport = job('importParse', async ({ site, payload, road }) => {
  const found = await road.inTenant(site, async (tx) => {
    const record = await findImport(tx, payload.importId, 'uploaded')
    return record && { record, bytes: await fileOf(tx, record.id) }
  })
  if (!found?.bytes) return
  const { record, bytes } = found
  const parsed = await readFile({ job: 'parse', kind: record.kind, bytes })
  await road.inTenant(site, async (tx) => {
    if (!(await findImport(tx, record.id, 'uploaded'))) return
    if (isProblem(parsed)) await failImport(tx, record, reasonOf(record, parsed.problem))
    else await keepColumns(tx, record, parsed)
  })
})

/** A workbook by its name that is none by its bytes was one before something went wrong. */
const reasonOf = ({ fileName }: ImportRecord, problem: FileProblemCode): FileProblemCode =>
  problem === 'notATable' && /\.xlsx$/i.test(fileName) ? 'broken' : problem

export async function fileOf(tx: Tx, id: string): Promise<Buffer | undefined> {
  return (await tx.row<{ content: Buffer }>('select content from import_files where import_id = $1', [id]))?.content
}

export async function failImport(tx: Tx, record: ImportRecord, code: string): Promise<void> {
  await tx.move(importLife.fail, record, { set: { failure: code, finishedAt: new Date() }, tell: about(record) })
}

async function keepColumns(tx: Tx, record: ImportRecord, parsed: Parsed): Promise<void> {
  const remembered = await tx.row<{ fields: (ImportField | null)[]; settings: ImportSettings }>(
    'select fields, settings from import_mappings where organization_id = $1 and kind = $2 and heading_key = $3',
    [record.organizationId, record.kind, parsed.headingKey],
  )
  const year = await tx.row<{ id: string }>(
    'select id from school_years where today_nl() between start_date and end_date order by start_date limit 1',
  )
  const columns: ImportColumn[] = parsed.columns.map((column, index) => ({
    ...column,
    field: remembered ? (remembered.fields[index] ?? null) : column.field,
  }))
  const settings: ImportSettings = {
    emailPattern: null,
    makesClasses: true,
    remembers: true,
    ...remembered?.settings,
    // A year goes by; what was chosen last time is last year.
    schoolYearId: year?.id ?? null,
    headings: parsed.headings,
  }
  await tx.move(importLife.parse, record, {
    set: {
      format: parsed.format,
      headingKey: parsed.headingKey,
      columns: JSON.stringify(columns),
      settings: JSON.stringify(settings),
      rowCount: parsed.rowCount,
    },
  })
  if (!record.isPushed) return
  // What the columns hold somebody said before, of a file with these headings; else somebody has to.
  if (remembered) await lookAgain(tx, record, columns, settings)
  else waitForSomebody(tx, record)
}
