const DAYS = 30

/** The last thirty days, with a nought for those on which nobody looked. */
export const viewsPerDay = (
  t: string,
) => `(select json_agg(json_build_object('day', d.day::date, 'views', coalesce(w.views, 0))
    order by d.day) from generate_series(today_nl() - ${DAYS - 1}, today_nl(), interval '1 day') d(day)
  left join vacancy_views w on w.vacancy_id = ${t}.id and w.day = d.day::date)`

export const views = (t: string) =>
  `(select coalesce(sum(w.views), 0)::int from vacancy_views w where w.vacancy_id = ${t}.id)`

export const saves = (t: string) => `(select count(*)::int from favourites f where f.vacancy_id = ${t}.id)`

export const applicationsByStatus = (t: string) => `(select coalesce(json_object_agg(a.status, a.count), '{}')
  from (select status, count(*)::int as count from applications where vacancy_id = ${t}.id group by status) a)`
