import type { Statement } from '#db/batch.ts'
import { intactAt, passOn, undoRows } from '../undo/undo-rows.ts'

// $1: the rows of this slice; $2: the centre that looks after them.
const text = (name: string) => `r.data->>'${name}'`
const columns: [column: string, name: string][] = [
  ['name', 'name'],
  ['city', 'city'],
  ['street', 'street'],
  ['house_number', 'houseNumber'],
  ['postal_code', 'postalCode'],
  ['email', 'email'],
  ['phone_number', 'phoneNumber'],
  ['website', 'website'],
  ['chamber_number', 'chamberNumber'],
  ['sector', 'sector'],
  ['description', 'description'],
]
const names = columns.map(([column]) => column).join(', ')

const statements = [
  `update import_rows r set before = jsonb_build_object('changed_at', o.updated_at, ${columns.map(([column]) => `'${column}', o.${column}`).join(', ')})
   from organizations o where r.id = any($1) and r.action = 'update' and o.id = r.subject_id`,
  `insert into organizations (id, type, status, center_id, ${names})
   select r.subject_id, ${text('type')}, 'approved', $2, ${columns.map(([, name]) => text(name)).join(', ')}
   from import_rows r where r.id = any($1) and r.action = 'create'`,
  `update organizations o set ${columns.map(([column, name]) => `${column} = coalesce(${text(name)}, o.${column})`).join(', ')}
   from import_rows r where r.id = any($1) and r.action = 'update' and o.id = r.subject_id and o.center_id = $2`,
]

export const applyOrganizations = (ids: string[], centerId: string): Statement[] =>
  statements.map((statement) => ({ text: statement, values: statement.includes('$2') ? [ids, centerId] : [ids] }))

/** What nobody changed since. */
const undone = undoRows(
  (r) => `from import_rows r join organizations o on o.id = r.subject_id where ${r} and o.updated_at <= ${intactAt}`,
)

const undo = [
  `delete from organizations o using import_rows r
   where r.id = any($1) and r.action = 'create' and r.state = 'undone' and o.id = r.subject_id`,
  `update organizations o set ${columns.map(([column]) => `${column} = r.before->>'${column}'`).join(', ')}
   from import_rows r where r.id = any($1) and r.action = 'update' and r.state = 'undone' and o.id = r.subject_id`,
]

export const undoOrganizations = (ids: string[]): Statement[] => [
  undone(ids),
  ...undo.map((statement) => ({ text: statement, values: [ids] })),
  passOn(ids),
]
