-- Where a student stands is worked out for one or a few at a time. What is beside a row is asked one by one (`offset 0`): joined,
-- PostgreSQL read all steps and all roles of a site for it, as long as it took it for a small one.
create or replace view student_standings_now with (security_invoker = true) as
  select w.tenant_id, a.about_id, w.student_id, w.school_id,
    max(w.stage)::smallint as stage,
    -- After this day they are late: the current step should have been done and is not handed in.
    min(w.due_on) as due_on,
    bool_or(w.handed_in) as handed_in,
    coalesce((select true from roles r where r.tenant_id = w.tenant_id and r.user_id = w.student_id
      and r.organization_id = w.school_id and r.name = 'student' limit 1), false) as is_student,
    (select u.status from users u where u.tenant_id = w.tenant_id and u.id = w.student_id) as status,
    (select u.last_name_order from users u where u.tenant_id = w.tenant_id and u.id = w.student_id) as last_name_order,
    (select s.departed_on from student_profiles s where s.tenant_id = w.tenant_id and s.id = w.student_id) as departed_on,
    -- Of several things the one that goes on counts, then what is asked for, then what is over.
    (array_agg(w.block order by w.rank, w.due_on, w.since, w.id))[1] as block,
    (array_agg(w.up order by w.rank, w.due_on, w.since, w.id))[1] as up,
    (array_agg(w.since order by w.rank, w.due_on, w.since, w.id))[1] as up_since,
    (array_agg(w.internship_id order by w.rank, w.due_on, w.since, w.id))[1] as internship_id,
    (array_agg(w.application_id order by w.rank, w.due_on, w.since, w.id))[1] as application_id,
    (array_agg(w.urgent_at order by w.rank, w.due_on, w.since, w.id))[1] as urgent_at
  from (
    select i.tenant_id, i.id, i.student_id, i.school_id, i.internship_period_id as period_id, k.rank,
      -- The stages are those of protocol/src/features/progress.ts by number: without, asking, agreed, running, reviewing,
      -- completed. A proposal that is still being looked for is no place yet; one that waits for a yes is nearly one.
      case i.status when 'proposed' then case when p.kind = 'search' then 0 else 1 end
        when 'approved' then 2 when 'contracting' then 2 when 'ready' then 2 when 'running' then 3
        when 'evaluating' then 4 when 'completed' then 5 else 0 end as stage,
      case when k.rank = 0 and p.status <> 'submitted' then p.due_on end as due_on,
      coalesce(k.rank = 0 and p.status = 'submitted', false) as handed_in,
      m.block, m.up, m.since, case when k.rank < 3 then i.id end as internship_id, null::uuid as application_id,
      -- From when on it needs attention: the day it was due, that of the search too, at once when the school is up, after two weeks when others are.
      case when k.rank = 2 then 'infinity'
        when m.up = 'calendar' then coalesce(i.start_date::timestamp, 'infinity')
        when k.rank = 0 and p.status <> 'submitted' and p.due_on is not null then p.due_on::timestamp
        when k.rank = 3 then greatest(m.since at time zone 'UTC', d.day::timestamp)
        when m.up in ('school', 'mentor') then m.since at time zone 'UTC'
        else (m.since at time zone 'UTC') + interval '14 days' end as urgent_at
    from internships i
    cross join lateral (select case when i.status in ('refused', 'stopped') then 3 when i.status = 'completed' then 2 else 0 end) k (rank)
    -- Whose place came to nothing looks for another.
    cross join lateral (select
      case k.rank when 3 then 'search' when 2 then 'completed' else coalesce(i.block, 'todo') end,
      case k.rank when 3 then 'student' when 2 then 'nobody' else coalesce(i.up, 'student') end,
      coalesce(i.up_since, i.created_at)) m (block, up, since)
    left join lateral (select p.kind, p.status, p.due_on from internship_phases p
      where p.tenant_id = i.tenant_id and p.id = i.current_phase_id offset 0) p on true
    left join lateral (select d.day from search_days d where k.rank = 3
      and d.tenant_id = i.tenant_id and d.student_id = i.student_id and d.school_id = i.school_id offset 0) d on true
    where i.internship_period_id is not null
    union all
    select f.tenant_id, f.id, f.student_id, f.school_id, f.internship_period_id, 1, 0, null, false, m.block, m.up, m.since, null, f.id,
      (m.since at time zone 'UTC') + case when m.up = 'host' then interval '14 days' else interval '0' end
    from applications f
    cross join lateral (select
      case f.status when 'submitted' then 'applied' when 'offered' then 'offer' when 'waiting' then 'inLine' else 'withHost' end,
      -- Whoever stands in line looks on: the host has nothing to say to it.
      case when f.status in ('offered', 'waiting') then 'student' when f.status <> 'submitted' then 'host'
        when exists (select from mentees m where m.tenant_id = f.tenant_id and m.student_id = f.student_id
          and m.ended_on >= (f.created_at at time zone 'UTC')::date) then 'mentor' else 'school' end,
      coalesce(f.sent_at, f.created_at)) m (block, up, since)
    where f.status in ('submitted', 'with_host', 'read', 'in_talk', 'waiting', 'offered') and f.internship_period_id is not null and f.school_id is not null
    union all
    select r.tenant_id, r.id, r.user_id, r.organization_id, null, 4, 0, null, false, 'search', 'student', null, null, null,
      coalesce(d.day::timestamp, r.created_at at time zone 'UTC')
    from roles r
    left join lateral (select d.day from search_days d
      where d.tenant_id = r.tenant_id and d.student_id = r.user_id and d.school_id = r.organization_id offset 0) d on true
    where r.name = 'student' and r.organization_id is not null) w
  cross join lateral (select w.school_id where true union all select w.period_id where w.period_id is not null) a (about_id)
  group by w.tenant_id, a.about_id, w.student_id, w.school_id;
