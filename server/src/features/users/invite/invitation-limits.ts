/**
 * How many invitations leave in an hour and in a day. A school invites its whole year at once, and nobody becomes a school
 * or a centre by signing up; a host is anybody who was approved, and has a handful of colleagues.
 * The same numbers hold for one organization and for one person who invites (docs/decisions/041-invitations-wait.md).
 */
export const invitationLimits = [
  { kind: 'school', hour: 5000, day: 20_000 },
  { kind: 'centre', hour: 500, day: 2000 },
  { kind: 'host', hour: 10, day: 40 },
]
export const siteLimit = { hour: 10_000, day: 40_000 }

const kindOfType = (type: string) =>
  `case ${type} when 'School' then 'school' when 'VolunteerCenter' then 'centre' else 'host' end`

/** Somebody may do what the strongest of their roles may; whoever runs the site as much as a school. */
const kindOfPerson = (id: string) => `(
  select case when bool_or(r.organization_id is null or o.type = 'School') then 'school'
              when bool_or(o.type = 'VolunteerCenter') then 'centre' else 'host' end
  from roles r left join organizations o on o.id = r.organization_id where r.user_id = ${id} and r.name = 'admin')`

const sentBy = (column: string) => `
  select ${column} as id, count(*) filter (where sent_at > now() - interval '1 hour') as hour, count(*) as day
  from invitations where sent_at > now() - interval '1 day' and inviter_id is not null group by ${column}`

const roomFor = (kind: string, sent: string) =>
  `(select least(k.hour - coalesce(${sent}.hour, 0), k.day - coalesce(${sent}.day, 0)) from kinds k where k.kind = ${kind})`

/**
 * Which may leave now ($2 at most), taking turns between organizations. What nobody in particular caused is free: there a
 * person asked, and that is throttled elsewhere. $1 are the limits.
 */
export const mayLeave = `
  with kinds as (select * from jsonb_to_recordset($1) as k(kind text, hour int, day int)),
  waiting as (
    select i.*, ${kindOfType('o.type')} as kind,
      row_number() over (partition by i.organization_id order by i.created_at, i.id) as nth_there,
      row_number() over (partition by i.inviter_id order by i.created_at, i.id) as nth_theirs
    from invitations i left join organizations o on o.id = i.organization_id
    where i.sent_at is null and (o.id is null or o.status not in ('pending', 'denied'))),
  people as (
    select p.id, ${kindOfPerson('p.id')} as kind from (select distinct inviter_id as id from waiting) p where p.id is not null)
  select w.id, w.user_id as "userId", w.event_id as "eventId" from waiting w
  left join (${sentBy('organization_id')}) there on there.id = w.organization_id
  left join (${sentBy('inviter_id')}) theirs on theirs.id = w.inviter_id
  left join people p on p.id = w.inviter_id
  where w.inviter_id is null
    or (w.nth_theirs <= ${roomFor('p.kind', 'theirs')}
      and (w.organization_id is null or w.nth_there <= ${roomFor('w.kind', 'there')}))
  order by w.nth_there, w.created_at, w.id limit $2`
