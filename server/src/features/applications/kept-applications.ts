import { every, translate } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { AskedList, KeptList } from '#engine/serve.ts'
import { besidesSchools } from './applications.policy.ts'

/** Those of a school as its administrators see them; what else they see is counted. */
export function keptApplications({ filters, scopes }: AskedList, me: Me): KeptList | undefined {
  const schoolId = me.adminOf('School')
  if (me.isOperator || schoolId.length === 0 || Object.keys(scopes).length > 0) return undefined
  const asked = translate(every(...filters), { status: (status) => ({ status }) })
  if (asked === undefined) return undefined
  const others = besidesSchools(me)
  return {
    ...{ table: 'applications', row: 'id', sorts: {} },
    where: every({ schoolId }, asked),
    besides: every(others, ...filters),
    parts: [{ schoolId }, others],
  }
}
