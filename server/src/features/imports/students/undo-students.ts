import type { Statement } from '#db/batch.ts'
import { sqlCondition } from '#engine/judging/condition.ts'
import { quietMove } from '#engine/writing/moves.ts'
import { userLife } from '#protocol/features/users.ts'
import { isUntouched } from '../undo/unchanged-since-import.ts'
import { intactAt, passOn, undoRows } from '../undo/undo-rows.ts'

// $1: the rows of this slice. What was changed after the import stays as it is.
const restored = `import_rows r where r.id = any($1) and r.state = 'undone'`
const before = (part: string, name: string) => `r.before->'${part}'->>'${name}'`

/** Somebody new goes again, unless they have signed in or something depends on them. */
export const canUndoStudent = `(p.updated_at <= ${intactAt} and ${isUntouched(['gender', 'email'])}
  and (r.action <> 'create' or (u.status = 'invited' and u.last_sign_in_at is null
    and not exists (select 1 from internships i where i.student_id = u.id))))`

/** What nobody changed since. */
const undone = undoRows(
  (r) => `from import_rows r join users u on u.id = r.subject_id join student_profiles p on p.id = u.id
      where ${r} and ${canUndoStudent}`,
)

const statements = [
  `delete from users u using ${restored} and r.action = 'create' and u.id = r.subject_id`,
  `update student_profiles p set student_number = ${before('freed', 'number')} from ${restored} and r.before ? 'freed'
     and p.id = (${before('freed', 'id')})::uuid and p.student_number is null`,
  `update users u set email = ${before('user', 'email')}, first_name = ${before('user', 'first_name')},
     infix = ${before('user', 'infix')}, last_name = ${before('user', 'last_name')},
     phone_number = ${before('user', 'phone_number')}, gender = ${before('user', 'gender')} from ${restored} and r.before ? 'user' and u.id = r.subject_id`,
  `update student_profiles p set student_number = ${before('profile', 'student_number')},
     eck_id = ${before('profile', 'eck_id')}, birth_date = (${before('profile', 'birth_date')})::date,
     postal_code = ${before('profile', 'postal_code')},
     level_id = (select l.id from levels l where l.id = (${before('profile', 'level_id')})::uuid),
     guardian_name = ${before('profile', 'guardian_name')}, guardian_email = ${before('profile', 'guardian_email')},
     guardian_phone = ${before('profile', 'guardian_phone')},
     second_guardian_name = ${before('profile', 'second_guardian_name')},
     second_guardian_email = ${before('profile', 'second_guardian_email')},
     departed_on = (${before('profile', 'departed_on')})::date
   from ${restored} and r.before ? 'profile' and p.id = r.subject_id`,
  // What the import began has its moment as the moment of its making.
  `delete from group_memberships m using ${restored} and m.student_id = r.subject_id and m.created_at = r.applied_at`,
  `insert into group_memberships (id, group_id, student_id, started_on, ended_on, created_at)
   select s.id, s.group_id, s.student_id, s.started_on, s.ended_on, s.created_at
   from import_rows r, jsonb_to_recordset(coalesce(r.before->'stays', '[]')) as s(id uuid, group_id uuid, student_id uuid,
     started_on date, ended_on date, created_at timestamptz)
   where r.id = any($1) and r.state = 'undone' and exists (select 1 from groups g where g.id = s.group_id)
   on conflict (tenant_id, id) do update set started_on = excluded.started_on, ended_on = excluded.ended_on`,
]

/** Whoever left or came back with the import is what they were. */
const { depart, returnInvited, returnActive, returnInactive } = userLife
const returning = (ids: string[]): Statement[] =>
  [depart, returnInvited, returnActive, returnInactive].map((move) => {
    const wasSo = sqlCondition(
      (
        t,
        add,
      ) => `${t}.id in (select r.subject_id from import_rows r where r.id = any(${add(ids)}) and r.state = 'undone'
        and ${before('user', 'status')} = ${add(move.to)})`,
    )
    return quietMove(move, wasSo, {})
  })

export const undoStudents = (ids: string[]): Statement[] => [
  undone(ids),
  ...statements.map((text) => ({ text, values: [ids] })),
  ...returning(ids),
  passOn(ids),
]
