import type { Statement } from '#db/batch.ts'
import { isUntouched } from '../undo/unchanged-since-import.ts'
import { passOn, undoRows } from '../undo/undo-rows.ts'

// $1: the rows of this slice; $2: the school.
const text = (name: string) => `r.data->>'${name}'`
const rows = (action: string) => `import_rows r where r.id = any($1) and r.action = '${action}'`

const statements = [
  `update import_rows r set before = jsonb_build_object('changed_at', u.updated_at, 'user', jsonb_build_object('first_name', u.first_name,
     'infix', u.infix, 'last_name', u.last_name, 'phone_number', u.phone_number))
   from users u where r.id = any($1) and r.action = 'update' and u.id = r.subject_id`,
  `insert into users (id, email, is_stand_in, first_name, infix, last_name, phone_number, status)
   select r.subject_id, ${text('email')}, is_known_elsewhere(${text('email')}, $2), ${text('firstName')}, ${text('infix')}, ${text('lastName')},
     ${text('phoneNumber')}, 'invited' from ${rows('create')}`,
  `insert into roles (user_id, name, organization_id) select r.subject_id, 'mentor', $2 from ${rows('create')}`,
  `update users u set first_name = coalesce(${text('firstName')}, u.first_name), infix = ${text('infix')},
     last_name = coalesce(${text('lastName')}, u.last_name), phone_number = coalesce(${text('phoneNumber')}, u.phone_number)
   from ${rows('update')} and u.id = r.subject_id and exists (select 1 from roles o where o.user_id = u.id
     and o.organization_id = $2 and o.name in ('mentor', 'admin'))`,
  `insert into staff_codes (school_id, code_key, user_id)
   select distinct on (lower(${text('code')})) $2, lower(${text('code')}), r.subject_id from import_rows r
   where r.id = any($1) and r.action in ('create', 'update') and ${text('code')} is not null
   on conflict (tenant_id, school_id, code_key) do update set user_id = excluded.user_id`,
]

export const applyStaff = (ids: string[], schoolId: string): Statement[] =>
  statements.map((statement) => ({ text: statement, values: statement.includes('$2') ? [ids, schoolId] : [ids] }))

export const canUndoStaff = `(${isUntouched([])} and (r.action = 'update' or (u.status = 'invited'
  and u.last_sign_in_at is null and not exists (select 1 from mentorships m where m.mentor_id = u.id))))`

/** What nobody changed since. */
const undone = undoRows((r) => `from import_rows r join users u on u.id = r.subject_id where ${r} and ${canUndoStaff}`)

const undo = [
  `delete from users u using ${rows('create')} and r.state = 'undone' and u.id = r.subject_id`,
  `update users u set first_name = r.before->'user'->>'first_name', infix = r.before->'user'->>'infix',
     last_name = r.before->'user'->>'last_name', phone_number = r.before->'user'->>'phone_number'
   from ${rows('update')} and r.state = 'undone' and u.id = r.subject_id`,
]

export const undoStaff = (ids: string[]): Statement[] => [
  undone(ids),
  ...undo.map((statement) => ({ text: statement, values: [ids] })),
  passOn(ids),
]
