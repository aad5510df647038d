import { signedAt } from './student-facts.ts'

/** Who waited how long for whom, over the contracts of these internships. */
export const contractWaits = (among: string) => `select json_strip_nulls(json_build_object(
    'student', max(r.days) filter (where r.role = 'student'), 'guardian', max(r.days) filter (where r.role = 'guardian'),
    'host', max(r.days) filter (where r.role = 'host'), 'school', max(r.days) filter (where r.role = 'school')))
  from (select g.role, round(avg(extract(epoch from g.signed_at - g.invited_at) / 86400)::numeric, 1) as days
    from contracts c join contract_signers g on g.contract_id = c.id and g.signed_at >= g.invited_at
    where c.status in ('signed', 'signed_external') and c.amends_id is null and c.internship_id in (${among}) group by g.role) r`

/** Until the first of them was asked to sign. */
export const making = (
  among: string,
) => `select round(avg(greatest(0, extract(epoch from s.first_asked - s.agreed) / 86400))::numeric, 1)
  from (select coalesce(i.decided_at, i.created_at) as agreed, (select min(g.invited_at) from contracts c
      join contract_signers g on g.contract_id = c.id where c.internship_id = i.id and c.amends_id is null) as first_asked
    from internships i where i.id in (${among}) and ${signedAt('i')} is not null) s`
