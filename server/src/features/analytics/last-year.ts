import { contractWaits } from './contract-waits.ts'
import { agreedOn, signedAt } from './student-facts.ts'

/** What is compared: everybody, or one class or level by its name, which another one had a year ago. */
export type Compared = { part: string; name: string }

/** An evening that was missed is told by the one before, as long as that is the same week. */
const DAYS_BACK = 6
const endOf = (day: string) => `((${day} + 1)::timestamp at time zone 'Europe/Amsterdam')`
const isThen = 'i.internship_period_id = b.id'
/** The last evening of that week that was kept. */
const lastOf = (
  evenings: string,
  day: string,
) => `select e.* from (${evenings}) e where e.day between ${day} - ${DAYS_BACK} and ${day}
    order by e.day desc limit 1`
const keptFor = (part: string, name: string) => `select e.day, e.stages, e.late from period_evenings e
    where e.internship_period_id = b.id and e.part = ${part} and e.name = ${name}`

/** How many of them had no place. */
const without = (e: string) => `${e}.stages[1] + ${e}.stages[2]`
/** Of a class or level by its name, on the evening that is compared with. */
export const partBefore = (part: string, name: string) => `(select json_build_object('without', ${without('e')},
    'students', (select sum(n) from unnest(e.stages) n)) from before_year b cross join lateral (${lastOf(keptFor(part, name), 'b.today')}) e)`

/**
 * The period a year before this one, where evenings of it were kept, and the weeks before the day on which everybody should have a
 * place: twelve before it, more where it is still further away, and those after it that are past.
 */
export function lastYearText(compared: Compared | undefined): string {
  const chosen = keptFor(compared?.part ?? "''", compared?.name ?? "''")
  return `before_year as materialized (
    select ip.id, ip.name, today_nl() - (p.start_date - ip.start_date) as today, p.start_date - ip.start_date as days
    from period p join internship_periods ip on ip.school_id = p.school_id and ip.id <> p.id
      and abs(ip.start_date - (p.start_date - interval '1 year')::date) <= 60
    where ${compared !== undefined} and exists (select from period_evenings e where e.internship_period_id = ip.id)
    order by abs(ip.start_date - (p.start_date - interval '1 year')::date), ip.id limit 1),
  before_now as materialized (select b.id, b.name, e.day, e.stages, e.late
    from before_year b cross join lateral (${lastOf(chosen, 'b.today')}) e),
  before_contracts as (
    select jsonb_build_object('days', (select round(avg(greatest(0, (w.signed at time zone 'Europe/Amsterdam')::date - w.agreed))::numeric, 1)
        from (select ${signedAt('i')} as signed, ${agreedOn('i')} as agreed from internships i where i.internship_period_id = b.id) w
        where w.signed < ${endOf('b.day')}))
      || (${contractWaits('internships', isThen, endOf('b.day'))}) as waits
    from before_now b where ${compared?.part === "'all'"}),
  weeks as (
    select w.*, (select ${without('e')} from before_year b cross join lateral (${lastOf(chosen, 'w.day - b.days')}) e) as before
    from (select g.k, case when g.k = n.k then today_nl() else p.search_due - 7 * g.k end as day from period p
      cross join lateral (select greatest(-12, least(40, ceil((p.search_due - today_nl()) / 7.0)::int)) as k) n
      cross join lateral generate_series(least(0, n.k), greatest(12, n.k)) g (k)) w)`
}
