import { metaDocument } from '#engine/document.ts'
import { handle } from '#engine/feature.ts'
import * as protocol from '#protocol/self-found.ts'

const MOST = 5

/**
 * Which organization it may be: the one that the student chose, then mail of the same domain, then the same name in
 * the same town, then the same name anywhere. Each of these has an index.
 */
export const selfFoundMatches = handle(protocol.selfFoundMatches, async ({ subject, tx }) => {
  const { id, studentId, internshipPeriodId, organizationName, city, contactEmail, knownOrganizationId } = subject
  const chosen = subject.organizationId ?? knownOrganizationId ?? null
  const candidates = await tx.rows<protocol.SelfFoundCandidate>(
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
  const counted = await tx.row<{ others: number }>(
    `select count(distinct x.student_id)::int as others from internships x
     where x.internship_period_id = $1 and x.student_id <> $2 and x.status not in ('refused', 'stopped')
       and (x.organization_id = $3 or x.known_organization_id = $3
         or organization_name_key(x.organization_name) = organization_name_key($4))`,
    [internshipPeriodId, studentId, chosen, organizationName],
  )
  const already = await tx.rows<{ title: string }>(
    `select title from internships where student_id = $1 and internship_period_id = $2 and id <> $3
       and status not in ('refused', 'stopped') order by created_at limit 5`,
    [studentId, internshipPeriodId, id],
  )
  const matches: protocol.SelfFoundMatches = {
    candidates,
    others: counted?.others ?? 0,
    alreadyAt: already.map(({ title }) => title),
  }
  return { status: 200, body: metaDocument(matches) }
})
