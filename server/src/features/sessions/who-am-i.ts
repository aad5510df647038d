import { answerAtOnce } from '#engine/feature.ts'
import { Params } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import { waitingJson } from '#engine/reading/waiting.ts'
import { isHostType } from '#protocol/features/organizations.ts'
import * as protocol from '#protocol/features/who-am-i.ts'

type Found = Pick<protocol.OwnOrganization, 'id' | 'name' | 'city' | 'type'>

const statement = (waiting: string) => `
  select json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'infix', u.infix, 'lastName', u.last_name),
    (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'city', o.city, 'type', o.type) order by o.name, o.id), '[]')
     from organizations o where o.id = any($2::uuid[])),
    (select count(*) from notifications n where n.user_id = u.id and n.read_at is null),
    ${waiting}
  from users u where u.id = $1`

const organizationIds = (me: Me) => me.allRoles.flatMap((role) => role.organizationId ?? [])

export const whoAmI = answerAtOnce(
  protocol.whoAmI,
  (me, queues) => {
    const params = new Params()
    for (const value of [me.id, organizationIds(me)]) params.own(value)
    return { text: statement(waitingJson(queues, me, params)), values: params.values, raw: true }
  },
  ({ me, abilitiesOf }, row) => {
    const organizations: Found[] = JSON.parse(row?.[1] ?? '[]')
    const organization = currentOrganization(organizations, me)
    const here = me.at(organization?.id ?? null)
    return {
      meta: {
        user: JSON.parse(row?.[0] ?? 'null'),
        organizations: organizations.map((each) => ({ ...each, ...partIn(me.at(each.id)) })),
        organizationId: organization?.id ?? null,
        home: me.allRoles.length > 0 ? homeOf(here, organization?.type) : null,
        isFormal: isHostType(organization?.type),
        can: abilitiesOf(here),
        unread: Number(row?.[2]),
        waiting: JSON.parse(row?.[3] ?? '{}'),
        session: { id: me.session?.id, isActing: me.isImpersonated, expiresAt: me.session?.expiresAt },
      },
    }
  },
)

/** The chosen one; else the first school or centre, else the first that one runs, else the first one. */
function currentOrganization(organizations: Found[], me: Me): Found | undefined {
  return (
    organizations.find(({ id }) => id === me.currentOrganizationId) ??
    organizations.find(({ type }) => !isHostType(type)) ??
    organizations.find(({ id }) => me.at(id).isAdminOf()) ??
    organizations[0]
  )
}

function partIn(me: Me) {
  const roles = me.roles.filter(({ organizationId }) => organizationId === me.currentOrganizationId)
  return { roles: roles.map(({ name }) => name), isRunByMe: me.isAdminOf() }
}

function homeOf(me: Me, at: Found['type'] | undefined): protocol.Home {
  if (me.isSchoolAdmin) return 'school'
  if (me.isCenterAdmin) return 'centre'
  if (me.isAdminOf()) return 'host'
  // Whoever runs the site looks after all of it, as a centre does after its part.
  if (me.isOperator) return 'centre'
  if (me.isMentor) return 'mentees'
  if (me.isStudent) return 'internship'
  // Who works at a host without running it looks for no place.
  return isHostType(at) ? 'host' : 'place'
}
