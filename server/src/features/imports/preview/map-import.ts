import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { isEmail } from '#protocol/declaring/fields.ts'
import * as protocol from '#protocol/features/imports.ts'
import { isOneOf } from '#protocol/shared/guards.ts'
import type { ImportRecord } from '../find-import.ts'

/**
 * parsed or previewed → mapped. What the columns mean is kept for the next file with these headings. Whoever looks
 * back and changes nothing keeps the preview with every answer in it; before a change throws those away one is asked.
 */
export const mapImport = handle(protocol.mapImport, async ({ subject: record, input, tx }) => {
  const fields = readFields(record, input.fields)
  const pattern = input.emailPattern?.trim() || null
  if (pattern && !(pattern.includes('{nummer}') && isEmail(pattern.replace('{nummer}', '1'))))
    throw failField('import.pattern', 'emailPattern', { nummer: '{nummer}' })
  if (input.schoolYearId && !(await tx.row('select 1 from school_years where id = $1', [input.schoolYearId])))
    throw fail('relation.missing', { name: 'schoolYear' }, { pointer: '/data/attributes/schoolYearId' })
  const settings: Settings = {
    schoolYearId: input.schoolYearId ?? record.settings.schoolYearId ?? null,
    emailPattern: pattern,
    makesClasses: input.makesClasses ?? true,
    remembers: input.remembers ?? true,
    ...headingsOf(record.settings, input.hasHeadings ?? null),
  }
  const columns = record.columns.map((column, index) => ({ ...column, field: fields[index] ?? null }))
  const isSame =
    record.status === 'previewed' && meaning(columns, settings) === meaning(record.columns, record.settings)
  const { decided = 0, repaired = 0 } = record.counts
  if (record.status === 'previewed' && !isSame && !input.discards && decided + repaired > 0)
    throw fail('import.answersLost', { count: decided + repaired })
  if (isSame)
    await tx.run('update imports set settings = $2::jsonb where id = $1', [record.id, JSON.stringify(settings)])
  else await lookAgain(tx, record, columns, settings)
  if (settings.remembers) {
    await tx.run(
      `insert into import_mappings (organization_id, kind, heading_key, fields, settings)
       values ($1, $2, $3, $4::jsonb, $5::jsonb) on conflict (tenant_id, organization_id, kind, heading_key)
       do update set fields = excluded.fields, settings = excluded.settings, updated_at = now()`,
      [record.organizationId, record.kind, record.headingKey, JSON.stringify(fields), JSON.stringify(settings)],
    )
  }
})

type Settings = protocol.ImportSettings

/** Everything that a row can come out differently by. */
function meaning(columns: protocol.ImportColumn[], { schoolYearId, emailPattern, makesClasses, headings }: Settings) {
  const fields = columns.map(({ field }) => field)
  return JSON.stringify([fields, schoolYearId, emailPattern, makesClasses, headings?.row])
}

/** On which line the headings are then, reading says; here only whether there are any. */
function headingsOf({ headings }: Settings, hasHeadings: boolean | null): Pick<Settings, 'headings'> {
  if (!headings) return {}
  const row = hasHeadings === null ? headings.row : hasHeadings ? (headings.row ?? 1) : null
  return { headings: { ...headings, row } }
}

export async function lookAgain(tx: Tx, { id }: { id: string }, columns: protocol.ImportColumn[], settings: Settings) {
  const [asColumns, asSettings] = [JSON.stringify(columns), JSON.stringify(settings)]
  await tx.move(
    protocol.importLife.map,
    { id },
    { set: { columns: asColumns, settings: asSettings, doneCount: 0, failure: null } },
  )
  tx.enqueue({ identifier: 'importPreview', payload: { importId: id }, key: `import:${id}` })
}

/** Every column holds something that is known, nothing twice, and what cannot be missed is there. */
function readFields({ kind, columns }: ImportRecord, given: readonly (string | null)[]) {
  const known: readonly protocol.ImportField[] = protocol.importFields[kind]
  const used: protocol.ImportField[] = []
  const fields = columns.map((_, index) => {
    const name = given[index] || null
    if (name === null) return null
    if (!isOneOf(known, name) || used.includes(name)) throw failField('import.fieldTwice', 'fields', { name })
    used.push(name)
    return name
  })
  const missing = protocol.neededFields[kind].find((options) => !options.some((field) => used.includes(field)))
  if (missing) throw failField('import.fieldMissing', 'fields', { name: missing[0] })
  return fields
}
