import type { TableRow } from '#db/tables.ts'
import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { nearNames } from '#features/organizations/near-names.ts'
import * as protocol from '#protocol/features/self-found.ts'
import { mayReport } from './self-found.policy.ts'

const MOST = 5

type Reported = Pick<
  TableRow<'internships'>,
  'organizationName' | 'city' | 'contactEmail' | 'knownOrganizationId' | 'organizationId'
>
const chosenIn = ({ organizationId, knownOrganizationId }: Reported) => organizationId ?? knownOrganizationId ?? null

/**
 * Which organization it may be: the one that the student chose, then mail of the same domain, then the same name in
 * the same town, then the same name anywhere, each of which has an index; last a name that is nearly the same.
 */
export async function candidatesOf(tx: Tx, report: Reported): Promise<protocol.SelfFoundCandidate[]> {
  const { organizationName, city, contactEmail } = report
  const sure = await tx.rows<protocol.SelfFoundCandidate>(
    `select o.id, o.name, o.city, o.status, case
         when o.id = $1 then 'chosen' when o.email_domain = company_domain($4) then 'email' else 'name' end as why
     from organizations o
     where o.type in ('NonProfit', 'Provider') and o.status in ('approved', 'pending') and (
       o.id = $1 or o.name_key = organization_name_key($2) or o.email_domain = company_domain($4))
     order by o.id = $1 desc nulls last, o.email_domain = company_domain($4) desc nulls last,
       o.city_key = lower($3) desc nulls last, o.name, o.id
     limit ${MOST}`,
    [chosenIn(report), organizationName, city, contactEmail],
  )
  const near = await nearNames(tx, organizationName ?? '', ['approved', 'pending'], MOST)
  const guesses = near
    .filter(({ id: nearId }) => !sure.some((each) => each.id === nearId))
    .map((each) => ({ ...each, why: 'near' as const }))
  return [...sure, ...guesses].slice(0, MOST)
}

export const selfFoundMatches = handle(protocol.selfFoundMatches, async ({ subject, tx }) => {
  const { id, studentId, internshipPeriodId, organizationName } = subject
  const candidates = await candidatesOf(tx, subject)
  const counted = await tx.row<{ others: number }>(
    // These few first and their period afterwards: else all of the period are gone through.
    `select count(distinct x.student_id)::int as others from (
       select s.* from internships s where s.id = any(array(
         select s.id from internships s where s.organization_id = $3
         union all select s.id from internships s where s.known_organization_id = $3
         union all select s.id from internships s
           where s.internship_period_id = $1 and s.organization_name_key = organization_name_key($4))) offset 0) x
     where x.internship_period_id = $1 and x.student_id <> $2 and x.status not in ('refused', 'stopped')`,
    [internshipPeriodId, studentId, chosenIn(subject), organizationName],
  )
  const already = await tx.rows<{ title: string }>(
    `select title from internships where student_id = $1 and internship_period_id = $2 and id <> $3
       and status not in ('refused', 'stopped') order by created_at limit 5`,
    [studentId, internshipPeriodId, id],
  )
  const student = await tx.row<protocol.SelfFoundStudent>(
    `select p.birth_date::text as "birthDate", (select l.name from levels l where l.id = p.level_id) as level,
       array(select distinct g.name from group_memberships m join groups g on g.id = m.group_id
         join school_years y on y.id = g.school_year_id
         where m.student_id = p.id and today_nl() between y.start_date and y.end_date
           and today_nl() between m.started_on and coalesce(m.ended_on, 'infinity') order by g.name) as groups,
       array(select distinct concat_ws(' ', u.first_name, u.infix, u.last_name) from mentored_students s
         join users u on u.id = s.mentor_id where s.student_id = p.id order by 1) as mentors
     from student_profiles p where p.id = $1`,
    [studentId],
  )
  const matches: protocol.SelfFoundMatches = {
    candidates,
    others: counted?.others ?? 0,
    alreadyAt: already.map(({ title }) => title),
    student: student ?? { birthDate: null, level: null, groups: [], mentors: [] },
  }
  return { status: 200, body: metaDocument(matches) }
})

/** For whoever fills in a report: strangers to the school learn only who takes part. */
export const nearOrganizations = handle(
  protocol.nearOrganizations,
  async ({ input, tx }) => {
    const found = await nearNames(tx, input.organizationName, ['approved'], MOST)
    const near: protocol.NearOrganization[] = found.map(({ id, name, city }) => ({ id, name, city }))
    return { status: 200, body: metaDocument({ near }) }
  },
  mayReport,
)
