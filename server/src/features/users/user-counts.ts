import { answer } from '#engine/feature.ts'
import { compile, Params } from '#engine/judging/condition.ts'
import * as protocol from '#protocol/features/users.ts'
import { required } from '#protocol/shared/guards.ts'
import { onlyOrganization } from './kept-people.ts'
import { rolePolicy, userPolicy } from './users.policy.ts'

const isHere = `k.status <> 'archived'`

/** Who helps at a centre is a volunteer; with the same role elsewhere one works there. */
const roleAt = `case when r.name = 'volunteer' and not exists (select from organizations o
  where o.id = r.organization_id and o.type = 'VolunteerCenter') then 'employee' else r.name::text end`

const views: Record<keyof protocol.UserCounts, string> = {
  all: isHere,
  students: `${isHere} and 'student' = any(k.roles_here)`,
  employees: `${isHere} and k.roles_here && '{admin,mentor,volunteer,employee}'`,
  staff: `${isHere} and k.roles_here && '{admin,mentor}'`,
  volunteers: `${isHere} and 'volunteer' = any(k.roles_here)`,
  waiting: `k.status = 'invited' and not k.is_invited`,
  never: `${isHere} and not k.has_signed_in`,
  archive: `k.status = 'archived'`,
}

/** For the views above the list of people: all of them in one statement, from the sums that are kept where they tell it. */
export const userCounts = answer(protocol.userCounts, async ({ me, read }) => {
  const params = new Params()
  const organizationId = onlyOrganization(me)
  const counted = Object.entries(views).map(
    ([name, rule]) => `coalesce(sum(k.n) filter (where ${rule}), 0)::int as ${name}`,
  )
  const people = organizationId
    ? `organization_people_sums k where k.organization_id = ${params.add(organizationId)}`
    : `(select t.status, t.invited_at is not null as is_invited, t.last_sign_in_at is not null as has_signed_in,
          array(select ${roleAt} from roles r where r.user_id = t.id and ${compile(rolePolicy.read(me), 'r', params)}) as roles_here, 1 as n
        from users t where ${compile(userPolicy.read(me), 't', params)}) k`
  const [counts] = await read<protocol.UserCounts>({
    text: `select ${counted.join(', ')} from ${people}`,
    values: params.values,
  })
  return { meta: required(counts, 'count') }
})
