import type { Statement } from '#db/batch.ts'
import { fail } from '#engine/fail.ts'
import { answer } from '#engine/feature.ts'
import type { Me } from '#engine/judging/me.ts'
import * as protocol from '#protocol/features/hour-years.ts'

/** Of a place without a school: what a student works is for the school, and has a sheet of its own. */
const days = (person: string) => `select extract(year from h.day)::int as year, h.day, h.minutes, i.id,
    coalesce((select o.name from organizations o where o.id = i.organization_id), i.organization_name, '') as host, i.title
  from hour_entries h join internships i on i.id = h.internship_id
  where h.student_id = ${person} and i.school_id is null and h.status in ('approved', 'locked')`

/** By year and place; `only` leaves out all other years. */
export function yearsStatement(personId: string, only: number | null = null): Statement {
  return {
    text: `select coalesce(json_agg(json_build_object('year', y.year, 'minutes', y.minutes, 'places', y.places)
        order by y.year desc), '[]') as years
      from (select p.year, sum(p.minutes)::int as minutes, json_agg(json_build_object('host', p.host, 'work', p.title,
          'minutes', p.minutes, 'firstDay', p.first_day, 'lastDay', p.last_day) order by p.first_day, p.id) as places
        from (select d.year, d.id, d.host, d.title, sum(d.minutes)::int as minutes, min(d.day)::text as first_day,
            max(d.day)::text as last_day from (${days('$1')}) d
          where $2::int is null or d.year = $2 group by d.year, d.id, d.host, d.title) p
        group by p.year) y`,
    values: [personId, only],
  }
}

/** Twelve letters that change with any day of that year that counts. */
export const yearMark = `(select left(encode(sha256(convert_to(coalesce(
    string_agg(d.id || ':' || d.day::text || ':' || d.minutes::text, ';' order by d.id, d.day, d.minutes), ''), 'UTF8')), 'hex'), 12)
  from (${days('$1')}) d where d.year = $2::int)`

export const isVolunteer = (me: Me): boolean => me.roles.some(({ name }) => name === 'volunteer')

export const hourYears = answer(protocol.hourYears, async ({ me, read }) => {
  if (!isVolunteer(me)) throw fail('access.forbidden')
  const [found] = await read<{ years: protocol.HourYear[] }>(yearsStatement(me.requireId()))
  return { meta: { years: found?.years ?? [] } }
})
