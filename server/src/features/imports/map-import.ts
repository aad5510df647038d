import { fail, failField } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { isEmail } from '#protocol/fields.ts'
import * as protocol from '#protocol/imports.ts'
import type { ImportRecord } from './find-import.ts'

/** parsed or previewed → mapped. What the columns mean is kept for the next file with these headings. */
export const mapImport = handle(protocol.mapImport, async ({ subject, input, tx }) => {
  const record = subject as ImportRecord
  const fields = readFields(record, input.fields)
  const pattern = input.emailPattern?.trim() || null
  if (pattern && !(pattern.includes('{nummer}') && isEmail(pattern.replace('{nummer}', '1'))))
    throw failField('import.pattern', 'emailPattern', { nummer: '{nummer}' })
  if (input.schoolYearId && !(await tx.row('select 1 from school_years where id = $1', [input.schoolYearId])))
    throw fail('relation.missing', { name: 'schoolYear' }, { pointer: '/data/attributes/schoolYearId' })
  const settings: protocol.ImportSettings = {
    schoolYearId: input.schoolYearId ?? record.settings.schoolYearId ?? null,
    emailPattern: pattern,
    makesClasses: input.makesClasses ?? true,
    remembers: input.remembers ?? true,
  }
  const columns = record.columns.map((column, index) => ({ ...column, field: fields[index] ?? null }))
  await tx.run(
    `update imports set status = 'mapped', columns = $2::jsonb, settings = $3::jsonb, done_count = 0, failure = null
     where id = $1`,
    [record.id, JSON.stringify(columns), JSON.stringify(settings)],
  )
  if (settings.remembers) {
    await tx.run(
      `insert into import_mappings (organization_id, kind, heading_key, fields, settings)
       values ($1, $2, $3, $4::jsonb, $5::jsonb) on conflict (tenant_id, organization_id, kind, heading_key)
       do update set fields = excluded.fields, settings = excluded.settings, updated_at = now()`,
      [record.organizationId, record.kind, record.headingKey, JSON.stringify(fields), JSON.stringify(settings)],
    )
  }
  tx.enqueue({ identifier: 'importPreview', payload: { importId: record.id }, key: `import:${record.id}` })
})

/** Every column holds something that is known, nothing twice, and what cannot be missed is there. */
function readFields({ kind, columns }: ImportRecord, given: readonly (string | null)[]) {
  const known: readonly string[] = protocol.importFields[kind]
  const fields = columns.map((_, index) => (given[index] || null) as protocol.ImportField | null)
  const used = fields.filter((field) => field !== null)
  const strange = used.find((field, index) => !known.includes(field) || used.indexOf(field) !== index)
  if (strange) throw failField('import.fieldTwice', 'fields', { name: strange })
  const missing = protocol.neededFields[kind].find((options) => !options.some((field) => used.includes(field)))
  if (missing) throw failField('import.fieldMissing', 'fields', { name: missing[0] })
  return fields
}
