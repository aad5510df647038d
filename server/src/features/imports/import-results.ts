import { canUndoStaff } from './staff/apply-staff.ts'
import { canUndoStudent } from './students/undo-students.ts'

export const UNDO_DAYS = 7

/** Classes that the rows as they are now would make. */
export const newClasses = (t: string) => `case when ${t}.status = 'previewed' then (
  select coalesce(jsonb_agg(distinct r.data->>'className'), '[]') from import_rows r where r.import_id = ${t}.id
    and r.problems @@ '$[*].code == "classNew" || $[*].code == "classFirst"' and r.outcome <> 'error' and r.decision is distinct from 'skip') end`

/** The same words as undoing itself uses, so that what is told beforehand is what happens. */
export const canUndo = `case r.kind when 'staff' then ${canUndoStaff} else p.id is not null and ${canUndoStudent} end`

export const rowsToUndo = (id: string) => `(select r.*, i.kind from import_rows r join imports i on i.id = r.import_id
    where r.import_id = ${id} and r.state in ('done', 'kept')) r
  left join users u on u.id = r.subject_id left join student_profiles p on p.id = u.id`

const madeBy = (t: string, what: string) => `jsonb_array_elements_text(coalesce(${t}.made->'${what}', '[]'))`

/** Counted only for people, and only while it matters: undoing is for a week. */
export const after = (t: string) => `case when ${t}.kind in ('students', 'staff')
    and ${t}.status in ('completed', 'completed_with_errors', 'undone')
    and ${t}.finished_at > now() - interval '${UNDO_DAYS} days' then (
  select jsonb_build_object(
    'uninvited', count(*) filter (where r.action = 'create' and u.status = 'invited' and u.invited_at is null),
    'undoable', count(*) filter (where ${canUndo}), 'staying', count(*) filter (where (${canUndo}) is not true),
    'classes', coalesce(jsonb_array_length(${t}.made->'groups'), 0),
    'mentors', (select count(*) from ${madeBy(t, 'mentors')} as made(id) join users m on m.id = made.id::uuid),
    'mentorships', (select count(*) from ${madeBy(t, 'mentorships')} as made(id)
      join mentorships m on m.id = made.id::uuid))
  from ${rowsToUndo(`${t}.id`)}) end`
