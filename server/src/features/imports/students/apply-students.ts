import type { Statement } from '#db/batch.ts'
import { allOf, not, sqlCondition } from '#engine/judging/condition.ts'
import { quietMove } from '#engine/writing/moves.ts'
import { joinClasses, leaveOtherClasses } from '#features/groups/move-students.ts'
import { userLife } from '#protocol/features/users.ts'

export type Slice = { actions: string[]; isFreeing: boolean }

// $1: the rows of this slice; $2: the school. Values stand in `data`; an empty one leaves what is there.
const text = (name: string) => `r.data->>'${name}'`
const rows = (action: string) => `import_rows r where r.id = any($1) and r.action = '${action}'`
const level = `(select l.id from levels l where l.school_id = $2 and l.name_key = lower(${text('level')}))`
/** Where the file has no level, that of the class. */
const classLevel = `(select g.level_id from groups g where g.school_id = $2
  and g.school_year_id = (${text('schoolYearId')})::uuid and g.name_key = lower(${text('className')}) limit 1)`

/** A number that went to somebody else; undoing gives it back. */
const free = [
  `update import_rows r set before = jsonb_build_object('freed', jsonb_build_object('id', p.id, 'number', p.student_number))
   from student_profiles p where r.id = any($1) and r.action = 'create' and p.school_id = $2
     and p.number_key = ltrim(lower(${text('number')}), '0')`,
  `update student_profiles p set student_number = null from ${rows('create')} and p.school_id = $2
     and p.number_key = ltrim(lower(${text('number')}), '0')`,
]

/** Somebody new, known to nobody yet: an account that waits for its invitation. */
const create = [
  `insert into users (id, email, is_stand_in, first_name, infix, last_name, phone_number, gender, status)
   select r.subject_id, ${text('email')}, is_known_elsewhere(${text('email')}, $2), ${text('firstName')}, ${text('infix')}, ${text('lastName')},
     ${text('phoneNumber')}, ${text('gender')}, 'invited' from ${rows('create')}`,
  `insert into student_profiles (id, school_id, student_number, eck_id, birth_date, postal_code, level_id,
     guardian_name, guardian_email, guardian_phone, second_guardian_name, second_guardian_email)
   select r.subject_id, $2, ${text('number')}, ${text('eckId')}, (${text('birthDate')})::date, ${text('postalCode')},
     coalesce(${level}, ${classLevel}), ${text('guardianName')}, ${text('guardianEmail')}, ${text('guardianPhone')},
     ${text('secondGuardianName')}, ${text('secondGuardianEmail')} from ${rows('create')}`,
  `insert into roles (user_id, name, organization_id) select r.subject_id, 'student', $2 from ${rows('create')}`,
]

/** As they were, so that undoing can put it back: the account, what the school knows, and the classes of today. */
const remember = `update import_rows r set before = jsonb_build_object('changed_at', greatest(u.updated_at, p.updated_at),
    'user', jsonb_build_object('email', u.email, 'first_name', u.first_name, 'infix', u.infix, 'last_name', u.last_name,
      'phone_number', u.phone_number, 'gender', u.gender, 'status', u.status),
    'profile', jsonb_build_object('student_number', p.student_number, 'eck_id', p.eck_id, 'birth_date', p.birth_date,
      'postal_code', p.postal_code, 'level_id', p.level_id, 'guardian_name', p.guardian_name,
      'guardian_email', p.guardian_email, 'guardian_phone', p.guardian_phone, 'second_guardian_name', p.second_guardian_name,
      'second_guardian_email', p.second_guardian_email, 'departed_on', p.departed_on),
    'stays', coalesce((select jsonb_agg(to_jsonb(m)) from group_memberships m join groups g on g.id = m.group_id
      where m.student_id = u.id and g.school_id = $2 and coalesce(m.ended_on, 'infinity') >= today_nl()), '[]'))
  from users u join student_profiles p on p.id = u.id
  where r.id = any($1) and r.action in ('update', 'join', 'depart') and u.id = r.subject_id`

/** Who is in the file is at school. Somebody who leaves with the turn of the year still does, unless the file is of the year after. */
const leavesLater = `case when p.departed_on > today_nl() and not exists (select 1 from school_years y
  where y.id = (${text('schoolYearId')})::uuid and y.start_date >= p.departed_on) then p.departed_on end`

const update = [
  `update users u set first_name = n.first_name, infix = n.infix, last_name = n.last_name,
     phone_number = n.phone_number, gender = n.gender, email = n.email,
     is_stand_in = case when lower(u.email) = lower(n.email) then u.is_stand_in else is_known_elsewhere(n.email, $2) end
   from (select u.id, coalesce(${text('firstName')}, u.first_name) as first_name, ${text('infix')} as infix,
       coalesce(${text('lastName')}, u.last_name) as last_name, coalesce(${text('phoneNumber')}, u.phone_number) as phone_number,
       coalesce(${text('gender')}, u.gender) as gender,
       case when u.status = 'invited' then coalesce(${text('email')}, u.email) else u.email end as email
     from import_rows r join users u on u.id = r.subject_id where r.id = any($1) and r.action = 'update') n
   where u.id = n.id and (u.first_name, u.infix, u.last_name, u.phone_number, u.gender, u.email)
     is distinct from (n.first_name, n.infix, n.last_name, n.phone_number, n.gender, n.email)`,
  `update student_profiles p set student_number = n.student_number, eck_id = n.eck_id, birth_date = n.birth_date,
     postal_code = n.postal_code, level_id = n.level_id, guardian_name = n.guardian_name,
     guardian_email = n.guardian_email, guardian_phone = n.guardian_phone, second_guardian_name = n.second_guardian_name,
     second_guardian_email = n.second_guardian_email, departed_on = n.departed_on
   from (select p.id, case when ltrim(lower(${text('number')}), '0') = p.number_key then p.student_number
         else coalesce(${text('number')}, p.student_number) end as student_number, coalesce(${text('eckId')}, p.eck_id) as eck_id,
       coalesce((${text('birthDate')})::date, p.birth_date) as birth_date,
       coalesce(${text('postalCode')}, p.postal_code) as postal_code, coalesce(${level}, p.level_id, ${classLevel}) as level_id,
       coalesce(${text('guardianName')}, p.guardian_name) as guardian_name,
       coalesce(${text('guardianEmail')}, p.guardian_email) as guardian_email,
       coalesce(${text('guardianPhone')}, p.guardian_phone) as guardian_phone,
       coalesce(${text('secondGuardianName')}, p.second_guardian_name) as second_guardian_name,
       coalesce(${text('secondGuardianEmail')}, p.second_guardian_email) as second_guardian_email, ${leavesLater} as departed_on
     from import_rows r join student_profiles p on p.id = r.subject_id where r.id = any($1) and r.action = 'update') n
   where p.id = n.id and (p.student_number, p.eck_id, p.birth_date, p.postal_code, p.level_id, p.guardian_name,
       p.guardian_email, p.guardian_phone, p.second_guardian_name, p.second_guardian_email, p.departed_on)
     is distinct from (n.student_number, n.eck_id, n.birth_date, n.postal_code, n.level_id, n.guardian_name,
       n.guardian_email, n.guardian_phone, n.second_guardian_name, n.second_guardian_email, n.departed_on)`,
]

/** From which day somebody is in the class of their row: today, or the first day of a year that is still to come. */
const target = `(select r.subject_id as student_id, r.action = 'update' as replaces, g.id as group_id, y.start_date,
    greatest(today_nl(), y.start_date) as day
  from import_rows r
  cross join lateral (select g.id, g.school_year_id from groups g where g.school_id = $2
    and g.school_year_id = (${text('schoolYearId')})::uuid and g.name_key = lower(${text('className')}) limit 1) g
  join school_years y on y.id = g.school_year_id and y.end_date >= today_nl()
  where r.id = any($1) and r.action in ('create', 'update', 'join'))`

/** Somebody who has another role as well keeps the account; only the classes end. */
const depart = [
  `update student_profiles p set departed_on = coalesce((${text('departedOn')})::date, today_nl())
   from ${rows('depart')} and p.id = r.subject_id and p.school_id = $2`,
  `update group_memberships m set ended_on = greatest(m.started_on, today_nl()) from ${rows('depart')}
     and m.student_id = r.subject_id and coalesce(m.ended_on, 'infinity') > today_nl()
     and exists (select 1 from groups g where g.id = m.group_id and g.school_id = $2)`,
  `delete from sessions s using ${rows('depart')} and s.user_id = r.subject_id and not exists (
     select 1 from roles o where o.user_id = r.subject_id and not (o.name = 'student' and o.organization_id = $2))`,
]
/** Somebody from the archive who is in the file is at school again; who never accepted an invitation is invited. */
const coming = (ids: string[]): Statement[] => {
  const isInFile = sqlCondition(
    (t, add) =>
      `${t}.id in (select r.subject_id from import_rows r where r.id = any(${add(ids)}) and r.action = 'update')`,
  )
  return [
    quietMove(userLife.returnInvited, allOf(isInFile, { confirmedAt: null }), {}),
    quietMove(userLife.returnActive, allOf(isInFile, not({ confirmedAt: null })), {}),
  ]
}

const leaving = (ids: string[], schoolId: string): Statement =>
  quietMove(
    userLife.depart,
    sqlCondition(
      (
        t,
        add,
      ) => `${t}.id in (select r.subject_id from import_rows r where r.id = any(${add(ids)}) and r.action = 'depart')
        and not exists (select 1 from roles o where o.user_id = ${t}.id
          and not (o.name = 'student' and o.organization_id = ${add(schoolId)}))`,
    ),
    {},
  )

/** Whoever is found by a row must be a student here: between looking and doing somebody may have left. */
const requireStudents = `select 1 / (case when exists (select 1 from import_rows r where r.id = any($1) and r.action in ('update', 'join', 'depart')
    and not exists (select 1 from roles o where o.user_id = r.subject_id and o.name = 'student' and o.organization_id = $2))
  then 0 else 1 end)`

/** Only what the rows of the slice need: the same statement for no row at all is not free. */
export function applyStudents(ids: string[], schoolId: string, { actions, isFreeing }: Slice): Statement[] {
  const has = (...names: string[]) => names.some((name) => actions.includes(name))
  const statements = [
    ...(has('update', 'join', 'depart') ? [requireStudents, remember] : []),
    ...(has('create') && isFreeing ? free : []),
    ...(has('create') ? create : []),
    ...(has('update') ? [...update, ...leaveOtherClasses(target, '$2')] : []),
    ...(has('create', 'update', 'join') ? [joinClasses(target)] : []),
    ...(has('depart') ? depart : []),
  ]
  const written = statements.map((statement) => ({
    text: statement,
    values: statement.includes('$2') ? [ids, schoolId] : [ids],
  }))
  return [...written, ...(has('update') ? coming(ids) : []), ...(has('depart') ? [leaving(ids, schoolId)] : [])]
}
