/** Nothing that one reads tells two apart that are alike in this as well: they are counted. */
const isAlike = (s: string, v: string) =>
  `(${s}.city is not distinct from ${v}.city and ${s}.start_date is not distinct from ${v}.start_date)`

/**
 * What mails, notices and screens call a vacancy, as SQL about its row: the title; where its host offers another of the same
 * name also the town, or the first day when both are in the same town.
 */
export const toldApart = (v: string) => `(select concat_ws(' ', concat_ws(', ', ${v}.title,
    case when bool_or(s.city is distinct from ${v}.city) then coalesce(${v}.city,
      (select h.city from organizations h where h.id = ${v}.organization_id)) end,
    case when bool_or(s.city is not distinct from ${v}.city) then to_char(${v}.start_date, 'FMDD-FMMM-YYYY') end),
    case when bool_or(${isAlike('s', v)})
      then format('(%s)', 1 + count(*) filter (where ${isAlike('s', v)} and (s.created_at, s.id) < (${v}.created_at, ${v}.id))) end)
  from vacancies s where s.organization_id = ${v}.organization_id and s.title = ${v}.title and s.id <> ${v}.id
    and s.status not in ('expired', 'closed', 'removed'))`
