import type { Tx } from '#engine/writing/transaction.ts'
import type { ImportMade, ImportRecord } from './find-import.ts'

const wanted = `import_rows where import_id = $1 and action in ('create', 'update', 'join')`
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** Levels and classes that the file names and the school does not have yet, before anybody is put in them. */
export async function makeClasses(tx: Tx, record: ImportRecord): Promise<void> {
  if (record.kind !== 'students' && record.kind !== 'groups') return
  const levels = await tx.rows<{ id: string }>(
    `insert into levels (school_id, name, position)
     select $2, n.name, (select coalesce(max(position), 0) from levels where school_id = $2) + row_number() over (order by n.name)
     from (select distinct on (lower(data->>'level')) data->>'level' as name from ${wanted}
       and data->>'level' is not null order by lower(data->>'level')) n
     on conflict (tenant_id, school_id, name_key) do nothing returning id`,
    [record.id, record.organizationId],
  )
  const groups =
    record.kind === 'groups'
      ? []
      : await tx.rows<{ id: string }>(
          `insert into groups (school_id, school_year_id, level_id, name)
           select $2, n.year, (select l.id from levels l where l.school_id = $2 and l.name_key = lower(n.level)), n.name
           from (select distinct on (data->>'schoolYearId', lower(data->>'className')) (data->>'schoolYearId')::uuid as year,
               data->>'className' as name, data->>'level' as level from ${wanted}
             and data->>'className' is not null and data->>'schoolYearId' is not null
             order by data->>'schoolYearId', lower(data->>'className'), number) n
           on conflict (tenant_id, school_id, school_year_id, name_key) do nothing returning id`,
          [record.id, record.organizationId],
        )
  if (levels.length + groups.length > 0) await keepMade(tx, record.id, { levels: ids(levels), groups: ids(groups) })
}

/** Added to what was made before: a run that is begun again finds its classes there, and still owns them. */
export async function keepMade(tx: Tx, id: string, made: ImportMade): Promise<void> {
  for (const [name, list] of Object.entries(made)) {
    await tx.run(
      `update imports set made = jsonb_set(made, array[$2], coalesce(made->$2, '[]') || $3::jsonb) where id = $1`,
      [id, name, JSON.stringify(list)],
    )
  }
}
