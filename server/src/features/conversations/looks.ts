/** What people and conversations are called, as SQL. */
export const userName = (id: string) =>
  `(select concat_ws(' ', u.first_name, u.infix, u.last_name) from users u where u.id = ${id} and u.erased_at is null)`

/** Of several roles the one by which the others know somebody: at school before anywhere else. */
const firstRole = (
  id: string,
  what: string,
) => `(select ${what} from roles r join organizations o on o.id = r.organization_id
  where r.user_id = ${id} order by (o.type = 'School') desc, r.name = 'student', r.name, o.name limit 1)`
export const roleOf = (id: string) => firstRole(id, 'r.name')
export const houseName = (id: string) => firstRole(id, 'o.name')

const others = (
  t: string,
  what: string,
) => `(select ${what} from conversation_members s join users u on u.id = s.user_id
  where s.conversation_id = ${t}.conversation_id and s.user_id <> ${t}.user_id and s.left_at is null)`
const allNames = `string_agg(concat_ws(' ', u.first_name, u.infix, u.last_name), ', ' order by u.last_name_order)`

export const namesOf = (
  t: string,
) => `coalesce((select ${allNames} from conversation_members s join users u on u.id = s.user_id
  where s.conversation_id = ${t}.id and s.left_at is null), '')`

const placeOf = (internship: string) =>
  `(select coalesce(host.name, place.organization_name, place.title) from internships place
    left join organizations host on host.id = place.organization_id where place.id = ${internship})`
export const aboutText = (t: string) => placeOf(`${t}.internship_id`)

/** Between two the other's name. Of an internship the student's, and to the student the place. */
export const seatTitle = (t: string) => `(select coalesce(case when c.kind = 'direct' then ${others(t, allNames)}
    when i.student_id = ${t}.user_id then ${placeOf('i.id')} else ${userName('i.student_id')} end, '')
  from conversations c left join internships i on i.id = c.internship_id where c.id = ${t}.conversation_id)`
export const seatLine = (
  t: string,
) => `(select case when c.kind = 'direct' then ${others(t, `max(${houseName('s.user_id')})`)}
    when i.student_id = ${t}.user_id then ${others(t, allNames)} else ${placeOf('i.id')} end
  from conversations c left join internships i on i.id = c.internship_id where c.id = ${t}.conversation_id)`

/** Something of the newest message that arrived. */
export const newest = (t: string, what: string) => `(select ${what} from messages x
  where x.conversation_id = ${t}.conversation_id and x.number is not null order by x.number desc limit 1)`

export const filesOf = (t: string) => `(select coalesce(json_agg(json_build_object('id', m.id, 'name', f.name,
    'isPicture', f.content_type <> 'application/pdf', 'bytes', f.size) order by m.position), '[]')
  from message_files m join files f on f.id = m.file_id where m.message_id = ${t}.id)`

export const phaseOf = (
  t: string,
) => `(select json_build_object('id', p.id, 'internshipId', p.internship_id, 'name', p.name,
    'nameEn', p.name_en) from internship_phases p where p.id = ${t}.phase_id and p.removed_at is null)`
