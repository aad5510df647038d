import { every, none, translate } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { AskedList, KeptList } from '#engine/serve.ts'
import { besidesSchools } from './self-found.policy.ts'

/** Those of a school as its administrators see them; what else they see is counted. */
export function keptSelfFound({ filters, scopes }: AskedList, me: Me): KeptList | undefined {
  const schoolId = me.adminOf('School')
  if (me.isOperator || schoolId.length === 0 || Object.keys(scopes).length > 0) return undefined
  const asked = translate(every(...filters), { reportState: (reportState) => ({ reportState }) })
  if (asked === undefined) return undefined
  const others = every({ selfFound: true }, besidesSchools(me))
  return {
    ...{ table: 'internships', row: 'id', sorts: {} },
    // An internship that nobody reported has no such state.
    where: every({ schoolId }, none({ reportState: null }), asked),
    besides: every(others, ...filters),
    parts: [{ schoolId, selfFound: true }, others],
  }
}
