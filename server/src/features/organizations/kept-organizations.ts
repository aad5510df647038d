import { every, none, type Translation, translate } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { AskedList, KeptList } from '#engine/serve.ts'
import { otherOrganizations, ownOrganizations } from './organizations.policy.ts'

const columns: Translation = {
  status: (status) => ({ status }),
  type: (type) => ({ type }),
  centerId: (centerId) => ({ centerId }),
}

/** How long a list is that is chosen by kind, state and centre. */
export function keptOrganizations({ filters, scopes }: AskedList, me: Me): KeptList | undefined {
  const asked = translate(every(...filters), columns)
  if (asked === undefined || Object.keys(scopes).length > 0) return undefined
  return {
    ...{ table: 'organizations', row: 'id', sorts: {} },
    where: every(otherOrganizations(me), asked),
    besides: every(ownOrganizations(me), none(otherOrganizations(me)), ...filters),
  }
}
