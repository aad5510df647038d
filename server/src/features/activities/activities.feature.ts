import { allOf, anyOf, type Condition, within } from '#engine/condition.ts'
import { feature } from '#engine/feature.ts'
import type { Me } from '#engine/me.ts'
import { type Policy, serve } from '#engine/serve.ts'
import { organizationPolicy } from '#features/organizations/organizations.policy.ts'
import { userPolicy } from '#features/users/users.policy.ts'
import { activities } from '#protocol/activities.ts'

const about = (type: string, where: Condition): Condition =>
  allOf({ subjectType: type }, within('subjectId', type, 'id', where))

/**
 * One's own actions, what happened to oneself, and for administrators what happened to the people and organizations
 * that they look after.
 */
const activityPolicy = {
  read: (me: Me) =>
    anyOf(
      me.isOperator,
      { actorId: me.self },
      { subjectType: 'users', subjectId: me.self },
      allOf(me.isAdmin, about('users', userPolicy.updateUser(me))),
      allOf(me.isAdmin, about('organizations', organizationPolicy.updateOrganization(me))),
    ),
} satisfies Policy<typeof activities>

export const activitiesFeature = feature({
  resources: [
    serve(activities, {
      table: 'events',
      policy: activityPolicy,
      expressions: {
        subjectName: (t) => `case ${t}.subject_type
          when 'organizations' then (select n.name from organizations n where n.id = ${t}.subject_id)
          when 'users' then (select concat_ws(' ', n.first_name, n.infix, n.last_name) from users n where n.id = ${t}.subject_id)
        end`,
      },
    }),
  ],
})
