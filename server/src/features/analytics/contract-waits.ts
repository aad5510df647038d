const isSigned = (c: string) => `${c}.status in ('signed', 'signed_external')`
const days = (from: string, to: string) => `extract(epoch from ${to} - ${from}) / 86400`

/**
 * Who waited how long for whom, over the contracts of those internships `i` that a rule chooses, and how long it took until the first
 * of them was asked to sign; of another year those that were signed before a moment. It begins at the contracts: most internships
 * of a site have none that is asked for.
 */
export const contractWaits = (internships: string, rule: string, before = "'infinity'") => `with asked as materialized (
    select i.id, coalesce(i.decided_at, i.created_at) as agreed, ${isSigned('c')} as is_signed, c.signed_at as whole, g.role, g.invited_at, g.signed_at
    from ${internships} i join contracts c on c.internship_id = i.id left join contract_signers g on g.contract_id = c.id
    where c.amends_id is null and ${rule})
  select jsonb_build_object('making', (select round(avg(greatest(0, ${days('s.agreed', 's.first')}))::numeric, 1)
      from (select a.agreed, min(a.invited_at) as first from asked a group by a.id, a.agreed
        having min(a.whole) filter (where a.is_signed) < ${before}) s))
    || jsonb_strip_nulls(coalesce((select jsonb_object_agg(r.role, r.days) from (
      select a.role, round(avg(${days('a.invited_at', 'a.signed_at')})::numeric, 1) as days from asked a
      where a.is_signed and a.whole < ${before} and a.signed_at >= a.invited_at group by a.role) r), '{}'))`
