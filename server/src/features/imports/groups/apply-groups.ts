import type { Statement } from '#db/batch.ts'
import { intactAt, passOn, undoRows } from '../undo/undo-rows.ts'

// $1: the rows of this slice; $2: the school.
const text = (name: string) => `r.data->>'${name}'`
const level = `(select l.id from levels l where l.school_id = $2 and l.name_key = lower(${text('level')}))`

const statements = [
  `update import_rows r set before = jsonb_build_object('changed_at', g.updated_at, 'level_id', g.level_id) from groups g
   where r.id = any($1) and r.action = 'update' and g.id = r.subject_id`,
  `insert into groups (id, school_id, school_year_id, level_id, name)
   select r.subject_id, $2, (${text('schoolYearId')})::uuid, ${level}, ${text('className')} from import_rows r
   where r.id = any($1) and r.action = 'create'`,
  `update groups g set level_id = coalesce(${level}, g.level_id) from import_rows r
   where r.id = any($1) and r.action = 'update' and g.id = r.subject_id and g.school_id = $2`,
]

export const applyGroups = (ids: string[], schoolId: string): Statement[] =>
  statements.map((statement) => ({ text: statement, values: statement.includes('$2') ? [ids, schoolId] : [ids] }))

/** What nobody changed since. */
const undone = undoRows(
  (r) => `from import_rows r join groups g on g.id = r.subject_id where ${r} and g.updated_at <= ${intactAt}
      and (r.action = 'update' or not exists (select 1 from group_memberships m where m.group_id = g.id))`,
)

const undo = [
  `delete from groups g using import_rows r
   where r.id = any($1) and r.action = 'create' and r.state = 'undone' and g.id = r.subject_id`,
  `update groups g set level_id = (select l.id from levels l where l.id = (r.before->>'level_id')::uuid) from import_rows r
   where r.id = any($1) and r.action = 'update' and r.state = 'undone' and g.id = r.subject_id`,
]

export const undoGroups = (ids: string[]): Statement[] => [
  undone(ids),
  ...undo.map((statement) => ({ text: statement, values: [ids] })),
  passOn(ids),
]
