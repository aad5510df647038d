import { handle } from '#engine/feature.ts'
import { allOf, type Condition, existsIn, not } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { metaDocument } from '#engine/reading/document.ts'
import * as protocol from '#protocol/features/joining.ts'
import { townName } from '#server/places/towns.ts'
import { organizationPolicy } from './organizations.policy.ts'

const MOST = 5

/**
 * Likely the same: the same name in the same town, the same chamber number, or mail of the same domain. Strangers get
 * to see only who takes part, by name and town; `call.throttle` keeps them from asking for every domain there is.
 */
export const findDuplicates = handle(protocol.findDuplicates, async ({ input, tx, call }) => {
  await call.throttle.question(call.ip)
  const duplicates = await tx.rows<protocol.LikelyDuplicate>(
    `select id, name, city from organizations
     where status = 'approved' and type in ('NonProfit', 'Provider') and (
       (name_key = organization_name_key($1) and city_key = lower($2))
       or chamber_key = nullif(regexp_replace($3, '\\D', '', 'g'), '')
       or email_domain in (company_domain($4), company_domain($5)))
     order by name, id limit ${MOST}`,
    [
      input.name ?? null,
      input.city ? townName(input.city) : null,
      input.chamberNumber ?? null,
      input.email ?? null,
      input.contactEmail ?? null,
    ],
  )
  return { status: 200, body: metaDocument({ duplicates }) }
})

/** The same question about one that one may see, for whoever decides about it; archived ones are no reason to doubt. */
export function duplicatesOf(id: string, me: Me): Condition<'organizations'> {
  return allOf(
    me.isOperator || me.isSchoolOrCenterAdmin,
    not({ id }),
    not({ status: 'archived' }),
    existsIn(
      'organizations',
      'tenantId',
      'tenantId',
      allOf({ id }, organizationPolicy.read(me)),
      (one, other) => `((${one}.name_key = ${other}.name_key and ${one}.city_key = ${other}.city_key)
        or ${one}.chamber_key = ${other}.chamber_key or ${one}.email_domain = ${other}.email_domain)`,
    ),
  )
}
