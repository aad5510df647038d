import type { Sql } from '#db/database.ts'

/** What the demo accounts of a school were told in the last weeks, all of it read; each line leads to where it is about. */
const lines = `
  select 'student' as account, 'internshipReady' as kind, place.host as detail, '/internships/' || place.id as path, 20 as days, '11:05' as at from place
  union all select 'student', 'phaseStarted', place.step, '/stagevoortgang', 6, '08:10' from place where place.step is not null
  union all select 'student', 'messageReceived', mentor.name, '/conversations', 2, '10:30' from people mentor where mentor.account = 'mentor'
  union all select 'mentor', 'internshipReady', place.host, '/internships/' || place.id, 20, '11:05' from place
  union all select 'mentor', 'phaseHandedIn', student.name, '/users/' || student.id, 5, '15:20' from people student where student.account = 'student'
  union all select 'mentor', 'messageReceived', student.name, '/conversations', 5, '16:15' from people student where student.account = 'student'
  union all select 'schooladmin', 'messageReceived', mentor.name, '/conversations', 4, '14:45' from people mentor where mentor.account = 'mentor'
  union all select 'schooladmin', 'mailBounced', gone.name, '/users/' || gone.id, 1, '09:02' from gone`

/** A line stands beside an event of the log, as every line does; which one nobody sees. */
export const addNotices = (sql: Sql) =>
  sql.run(
    `with people as (
       select split_part(u.email, '@', 1) as account, u.id, concat_ws(' ', u.first_name, u.infix, u.last_name) as name
       from users u where split_part(u.email, '@', 1) in ('student', 'mentor', 'schooladmin')
     ), place as (
       select i.id, coalesce(h.name, i.organization_name, i.title) as host, p.name as step
       from internships i join people s on s.id = i.student_id and s.account = 'student'
         left join organizations h on h.id = i.organization_id left join internship_phases p on p.id = i.current_phase_id
       where i.status in ('ready', 'running', 'evaluating') order by i.created_at desc, i.id limit 1
     ), gone as (
       select u.id, concat_ws(' ', u.first_name, u.infix, u.last_name) as name
       from undelivered_addresses a join users u on lower(u.email) = a.address order by u.id limit 1
     ), told as (
       select p.id as user_id, l.*, row_number() over (order by p.id, l.kind) as n from (${lines}) l join people p on p.account = l.account
     ), log as (
       select id, row_number() over (order by id) as n from events limit 20
     )
     insert into notifications (user_id, event_id, kind, detail, path, created_at, read_at)
     select t.user_id, log.id, t.kind, t.detail, t.path, moment, moment + interval '3 hours'
     from told t join log on log.n = t.n
       cross join lateral (select (today_nl() - t.days + t.at::time) at time zone 'Europe/Amsterdam' as moment) m`,
  )
