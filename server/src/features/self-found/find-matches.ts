import { handle } from '#engine/feature.ts'
import { metaDocument } from '#engine/reading/document.ts'
import { nearNames } from '#features/organizations/near-names.ts'
import * as protocol from '#protocol/features/self-found.ts'
import { mayReport } from './self-found.policy.ts'

const MOST = 5

/**
 * Which organization it may be: the one that the student chose, then mail of the same domain, then the same name in
 * the same town, then the same name anywhere, each of which has an index; last a name that is nearly the same.
 */
export const selfFoundMatches = handle(protocol.selfFoundMatches, async ({ subject, tx }) => {
  const { id, studentId, internshipPeriodId, organizationName, city, contactEmail, knownOrganizationId } = subject
  const chosen = subject.organizationId ?? knownOrganizationId ?? null
  const sure = await tx.rows<protocol.SelfFoundCandidate>(
    `select o.id, o.name, o.city, o.status, case
         when o.id = $1 then 'chosen' when o.email_domain = company_domain($4) then 'email' else 'name' end as why
     from organizations o
     where o.type in ('NonProfit', 'Provider') and o.status in ('approved', 'pending') and (
       o.id = $1 or o.name_key = organization_name_key($2) or o.email_domain = company_domain($4))
     order by o.id = $1 desc nulls last, o.email_domain = company_domain($4) desc nulls last,
       o.city_key = lower($3) desc nulls last, o.name, o.id
     limit ${MOST}`,
    [chosen, organizationName, city, contactEmail],
  )
  const near = await nearNames(tx, organizationName ?? '', ['approved', 'pending'], MOST)
  const guesses = near
    .filter(({ id: nearId }) => !sure.some((each) => each.id === nearId))
    .map((each) => ({ ...each, why: 'near' as const }))
  const counted = await tx.row<{ others: number }>(
    // These few first and their period afterwards: else all of the period are gone through.
    `select count(distinct x.student_id)::int as others from (
       select s.* from internships s where s.id = any(array(
         select s.id from internships s where s.organization_id = $3
         union all select s.id from internships s where s.known_organization_id = $3
         union all select s.id from internships s
           where s.internship_period_id = $1 and s.organization_name_key = organization_name_key($4))) offset 0) x
     where x.internship_period_id = $1 and x.student_id <> $2 and x.status not in ('refused', 'stopped')`,
    [internshipPeriodId, studentId, chosen, organizationName],
  )
  const already = await tx.rows<{ title: string }>(
    `select title from internships where student_id = $1 and internship_period_id = $2 and id <> $3
       and status not in ('refused', 'stopped') order by created_at limit 5`,
    [studentId, internshipPeriodId, id],
  )
  const matches: protocol.SelfFoundMatches = {
    candidates: [...sure, ...guesses].slice(0, MOST),
    others: counted?.others ?? 0,
    alreadyAt: already.map(({ title }) => title),
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
