import { searchedIds } from '#engine/asking/search.ts'
import { type AnyCondition, every, none, sqlCondition, type Translation, translate } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { AskedList, KeptList } from '#engine/serve.ts'
import { keptAtStage } from '#features/internships/student-stages.ts'
import type { Values } from '#protocol/declaring/define.ts'
import type { users } from '#protocol/features/users.ts'

/** The one organization whose people are all that somebody sees; whoever also sees others has theirs counted. */
export function onlyOrganization(me: Me): string | undefined {
  const [organizationId, ...others] = me.adminOf()
  const seesMore = me.isOperator || me.isCenterAdmin || me.mentorOf().length > 0 || others.length > 0
  return seesMore ? undefined : organizationId
}

const hasRole = (column: 'roles' | 'roles_here', names: unknown): AnyCondition =>
  sqlCondition((k, add) => `${k}.${column} && ${add(names)}::text[]`)

const columns: Translation = {
  status: (status) => ({ status }),
  invitedAt: (value) => (value === null ? none({ isInvited: true }) : undefined),
  lastSignInAt: (value) => (value === null ? none({ hasSignedIn: true }) : undefined),
}

const people = { table: 'organization_people', row: 'user_id', sorts: { lastName: 'last_name_order' } }

/** The people of a list, as far as it is chosen by role and status, by where students stand, or by a search. */
export function keptPeople({ filters, scopes }: AskedList, me: Me): KeptList | undefined {
  const { organizationIdEq, withRole, search, ...others }: Partial<Values<typeof users.scopes>> = scopes
  const organizationId = onlyOrganization(me)
  const isElsewhere = organizationIdEq !== undefined && organizationIdEq !== organizationId
  if (!organizationId || isElsewhere) return undefined
  if (Object.keys(others).length > 0) {
    const status = translate(every(...filters), { status: (value) => ({ status: value }) })
    const isMore = withRole !== undefined || search !== undefined
    return status === undefined || isMore ? undefined : keptAtStage(others, organizationId, status)
  }
  const status = translate(every(...filters), columns)
  if (status === undefined) return undefined
  // A role of the same organization when both are asked; else one anywhere.
  const role = withRole ? hasRole(organizationIdEq ? 'roles_here' : 'roles', withRole) : true
  const list = { ...people, where: every({ organizationId }, role, status) }
  if (search !== undefined) return { ...list, among: searchedPeople(search) }
  // Students are most of a school and found in passing; mentors have an index to be found by; others are few.
  if (!organizationIdEq || !withRole || withRole.includes('student')) return list
  return withRole.includes('mentor')
    ? { ...list, rows: { hasOtherRole: true } }
    : { ...list, among: (add) => peopleWithRole(add(organizationId), add(withRole)) }
}

const peopleWithRole = (organization: string, roles: string) =>
  `select distinct r.user_id from roles r where r.organization_id = ${organization} and r.name = any(${roles}::text[])`

const searchedPeople = (search: string): KeptList['among'] => {
  const found = searchedIds('user_words', 'userId', search)
  return found && ((add) => `select distinct w.user_id from (${found(add)}) w`)
}
