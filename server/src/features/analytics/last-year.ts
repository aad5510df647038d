import { contractWaits } from './contract-waits.ts'
import { agreedOn, isPlaced, signedAt } from './student-facts.ts'

const without = (table: string) => `not exists (select from ${table} x where x.internship_period_id = b.id)`

/** Who was in it then: by the classes of that day, since nobody is in those any more, and whoever had a place. */
const studentsThen = `select m.student_id as id from group_memberships m join groups g on g.id = m.group_id and g.school_id = b.school_id
    where b.search_due between m.started_on and coalesce(m.ended_on, 'infinity')
      and (${without('internship_period_levels')} and ${without('internship_period_groups')}
        or exists (select from internship_period_groups x where x.internship_period_id = b.id and x.group_id = g.id)
        or exists (select from internship_period_levels x where x.internship_period_id = b.id and x.level_id = g.level_id))
  union select i.student_id from internships i where i.internship_period_id = b.id`

/** A place of then, whatever became of it later. */
const hadPlace = (i: string) => `(${isPlaced(i)} or ${i}.status = 'stopped')`

/**
 * The period a year before this one, as far as there is anything to compare with, and the weeks before the day on which everybody
 * should have a place: twelve before it, more where it is still further away, and those after it that are past.
 */
export const lastYearText = (isWanted: boolean) => `before_year as materialized (
    select b.*, (select count(*) from (${studentsThen}) s) as students from (
      select ip.id, ip.school_id, ip.name, p.search_due - (p.start_date - ip.start_date) as search_due
      from period p join internship_periods ip on ip.school_id = p.school_id and ip.id <> p.id
        and abs(ip.start_date - (p.start_date - interval '1 year')::date) <= 60
      where ${isWanted} and exists (select from internships i where i.internship_period_id = ip.id and ${hadPlace('i')})
      order by abs(ip.start_date - (p.start_date - interval '1 year')::date), ip.id limit 1) b),
  before_placed as materialized (
    select i.student_id, min(${agreedOn('i')}) as placed_on from before_year b
    join internships i on i.internship_period_id = b.id and ${hadPlace('i')} group by i.student_id),
  before_contracts as (
    select jsonb_build_object('days', (select round(avg(greatest(0, (w.signed at time zone 'Europe/Amsterdam')::date - w.agreed))::numeric, 1)
        from (select ${signedAt('i')} as signed, ${agreedOn('i')} as agreed from internships i where i.internship_period_id = b.id) w
        where w.signed is not null), 'making', null)
      || (${contractWaits('select i.id from internships i where i.internship_period_id = b.id')})::jsonb as waits
    from before_year b),
  weeks as (
    select g.k, case when g.k = n.k then today_nl() else p.search_due - 7 * g.k end as day from period p
    cross join lateral (select greatest(-12, least(40, ceil((p.search_due - today_nl()) / 7.0)::int)) as k) n
    cross join lateral generate_series(least(0, n.k), greatest(12, n.k)) g (k))`
