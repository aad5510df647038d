/**
 * Which row of an import still gives whom which mentor. A mentor who stands on every row of a class looks after the class,
 * unless it keeps students of whom the file says nothing: then, as with some of the rows, after the students in the file. Before the run, when a class, a student or a mentor may be yet to
 * be made, and in it the same words: what is counted is what happens. The people and the texts are taken out of their
 * JSON once; left to itself the planner, which knows nothing of these rows yet, does it for each row.
 */
export const mentorLinks = (importId: string) => `(
  with people as materialized (
    select own.kind, m.text, m."userId" as mentor_id, coalesce(m."userId"::text, lower(m.email)) as mentor_key
    from imports own, jsonb_to_recordset(own.mentors)
      as m(text text, decision text, "userId" uuid, email text, "isRefused" boolean)
    where own.id = ${importId} and m.decision is distinct from 'leave'
      and (m."userId" is not null or (m.decision = 'create' and m."isRefused" is not true))),
  counted as (
    select r.id, coalesce(r.person_key, r.id::text) as subject_key, r.data->'mentors' as texts, g.id as group_id,
      case when r.action is null and r.decision = 'link' then r.choice_id
        when r.action is null and r.decision = 'new' then null else r.subject_id end as student_id,
      r.data->>'schoolYearId' as year, c.class_key, count(*) over (partition by c.class_key) as size
    from imports own join import_rows r on r.import_id = own.id
    cross join lateral (select (r.data->>'schoolYearId') || ' ' || lower(r.data->>'className') as class_key) c
    left join groups g on g.school_id = own.organization_id and g.school_year_id = (r.data->>'schoolYearId')::uuid
      and g.name_key = lower(r.data->>'className')
    where own.id = ${importId} and r.number is not null and r.outcome not in ('error', 'departed')
      and r.decision is distinct from 'skip' and r.state <> 'failed'
      and (r.action is distinct from 'none' or r.outcome = 'unchanged')
      and not r.problems @> '[{"code":"alreadyLeft"}]'),
  kept as materialized (
    select distinct f.group_id from (select distinct group_id, year from counted where group_id is not null) f
    join group_memberships m on m.group_id = f.group_id and coalesce(m.ended_on, 'infinity') >= today_nl()
    where not exists (select 1 from counted c
        where c.student_id = m.student_id and c.year = f.year and c.class_key is not null)
      and not exists (select 1 from import_rows d where d.import_id = ${importId} and d.subject_id = m.student_id
        and d.outcome = 'departed' and d.decision = 'depart' and d.state <> 'failed')),
  mentioned as materialized (
    select c.*, t.text from counted c cross join lateral jsonb_array_elements_text(c.texts) t(text)),
  named as (
    select distinct c.id, c.subject_key, c.student_id, c.group_id, c.class_key, c.size, p.kind, p.mentor_id,
      p.mentor_key
    from mentioned c join people p on p.text = c.text),
  shared as (
    select n.*, n.class_key is not null
      and (n.kind = 'groups' or (count(*) over (partition by n.class_key, n.mentor_key) >= n.size
        and not exists (select 1 from kept k where k.group_id = n.group_id))) as is_whole
    from named n)
  select s.* from shared s
  where not exists (select 1 from mentorships m where m.mentor_id = s.mentor_id and m.group_id = s.group_id)
    and (s.is_whole or (s.student_id is distinct from s.mentor_id
      and not exists (select 1 from mentorships m where m.mentor_id = s.mentor_id and m.student_id = s.student_id))))`

/** How many students, or in a list of classes how many classes, get a mentor whom they do not have: two mentors, two links. */
export const linkedBy = (t: string) => `case when ${t}.mentors = '[]' then 0
  else (select count(distinct (l.subject_key, l.mentor_key)) from ${mentorLinks(`${t}.id`)} l) end`
