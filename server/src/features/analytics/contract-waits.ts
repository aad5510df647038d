const isSigned = (c: string) => `${c}.status in ('signed', 'signed_external')`

/**
 * Who waited how long for whom, over the contracts of internships that a rule about `i` chooses; of another year those that were
 * signed before a moment. It begins at the contracts: most internships of a site have none that is asked for.
 */
export const contractWaits = (rule: string, before?: string) => `select json_strip_nulls(json_build_object(
    'student', max(r.days) filter (where r.role = 'student'), 'guardian', max(r.days) filter (where r.role = 'guardian'),
    'host', max(r.days) filter (where r.role = 'host'), 'school', max(r.days) filter (where r.role = 'school')))
  from (select g.role, round(avg(extract(epoch from g.signed_at - g.invited_at) / 86400)::numeric, 1) as days
    from internships i join contracts c on c.internship_id = i.id join contract_signers g on g.contract_id = c.id and g.signed_at >= g.invited_at
    where ${isSigned('c')}${before ? ` and c.signed_at < ${before}` : ''} and c.amends_id is null and ${rule} group by g.role) r`

/** Until the first of them was asked to sign. */
export const making = (
  rule: string,
  before = "'infinity'",
) => `select round(avg(greatest(0, extract(epoch from s.first_asked - s.agreed) / 86400))::numeric, 1)
  from (select coalesce(i.decided_at, i.created_at) as agreed, min(g.invited_at) as first_asked
    from internships i join contracts c on c.internship_id = i.id left join contract_signers g on g.contract_id = c.id
    where c.amends_id is null and ${rule} group by i.tenant_id, i.id
    having min(c.signed_at) filter (where ${isSigned('c')}) < ${before}) s`
