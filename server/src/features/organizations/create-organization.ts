import { fail } from '#engine/fail.ts'
import { handle } from '#engine/feature.ts'
import { anyOf } from '#engine/judging/condition.ts'
import * as protocol from '#protocol/features/organizations.ts'
import { locating, placed, tidied } from './address.ts'
import { setTags } from './organization-tags.ts'
import { managedOrganizations } from './organizations.policy.ts'
import { managerOfNew } from './organizations.rules.ts'

/** What a school or centre adds itself needs no approval; only an operator may add a school or a centre. */
export const createOrganization = handle(
  protocol.createOrganization,
  async ({ input, me, tx }) => {
    const { tagIds, ...given } = input
    const details = tidied(given)
    const isHost = input.type === 'NonProfit' || input.type === 'Provider'
    if (!isHost && !me.isOperator) throw fail('access.forbidden')
    const centerId = input.centerId ?? managerOfNew(me, input.type)
    if (input.centerId && !me.isOperator && !me.adminOf('School', 'VolunteerCenter').includes(input.centerId)) {
      throw fail('access.forbidden')
    }
    const row = await tx.insert(protocol.organizations, {
      ...details,
      ...placed(details),
      centerId,
      status: 'approved',
    })
    if (tagIds) await setTags(tx, row.id, tagIds)
    if (details.latitude == null && details.city) tx.enqueue(locating(row.id))
    tx.emit(protocol.organizationCreated, { organizationId: row.id }, { type: 'organizations', id: row.id })
    return { id: row.id, created: true }
  },
  (me) => anyOf(me.isOperator, me.isSchoolOrCenterAdmin, managedOrganizations(me)),
)
