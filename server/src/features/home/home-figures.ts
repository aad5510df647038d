import { answer, type QueryContext } from '#engine/feature.ts'
import * as protocol from '#protocol/features/home.ts'

/** So old may a number on the front page be. */
const KEPT_MS = 60_000
const kept = new Map<string, { until: number; figures: Promise<protocol.HomeFigures> }>()

/** Counted once a minute for each site, however many visitors come; nothing in it depends on who asks. */
export const homeFigures = answer(protocol.homeFigures, async ({ call, read }) => {
  const { id } = call.site
  const known = kept.get(id)
  if (known && known.until > Date.now()) return { meta: await known.figures }
  const figures = count(read)
  kept.set(id, { until: Date.now() + KEPT_MS, figures })
  // What went wrong is not kept.
  figures.catch(() => kept.delete(id))
  return { meta: await figures }
})

async function count(read: QueryContext['read']): Promise<protocol.HomeFigures> {
  const [totals] = await read<
    Omit<protocol.HomeFigures, 'sectors'> & { sectors: protocol.HomeFigures['sectors'] | null }
  >({
    text: `with open as materialized (
        select v.sector, v.places - v.places_taken as places, v.organization_id, coalesce(v.city, o.city) as city
        from vacancies v join organizations o on o.id = v.organization_id
        where v.status in ('published', 'full') and v.visible_to = 'all' and o.status = 'approved'
          and (v.end_date is null or v.end_date >= today_nl()))
      select count(*)::int as vacancies, coalesce(sum(places), 0)::int as places,
        count(distinct organization_id)::int as hosts, count(distinct city)::int as cities,
        (select jsonb_object_agg(s.sector, s.count) from
          (select sector, count(*) from open where sector is not null group by sector) s) as sectors,
        -- Of students: a school year has no volunteers, and the words beside the number say internships.
        (select count(*)::int from internships i join internship_periods p on p.id = i.internship_period_id
          join school_years y on y.id = p.school_year_id
          where today_nl() between y.start_date and y.end_date
            and i.status in ('approved', 'contracting', 'ready', 'running', 'evaluating', 'completed')) as internships
      from open`,
    values: [],
  })
  if (!totals) throw new Error('counting always gives one row')
  return { ...totals, sectors: totals.sectors ?? {} }
}
