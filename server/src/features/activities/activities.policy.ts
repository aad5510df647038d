import { ability } from '#engine/judging/ability.ts'
import { allOf, anyOf, type Condition, not, within } from '#engine/judging/condition.ts'
import type { Me } from '#engine/judging/me.ts'
import type { Policy } from '#engine/serve.ts'
import { organizationPolicy } from '#features/organizations/organizations.policy.ts'
import { userPolicy, whollyManaged } from '#features/users/users.policy.ts'
import { managedBy } from '#features/vacancies/vacancies.policy.ts'
import type { activities, impersonations } from '#protocol/features/activities.ts'

/** Only of this type: an id is looked for in one table. */
const of = (subjectType: string, isSubject: Condition<'events'>): Condition<'events'> =>
  allOf({ subjectType }, isSubject)

/**
 * One's own actions, what happened to oneself, and for administrators what happened to the people and organizations
 * that they look after, and what was done by people who are nobody else's.
 */
export const activityPolicy = {
  read: (me: Me) =>
    anyOf<'events'>(
      me.isOperator,
      { actorId: me.self },
      { subjectType: 'users', subjectId: me.self },
      allOf(
        me.isAdmin,
        anyOf(
          of('users', within('subjectId', 'users', 'id', userPolicy.updateUser(me))),
          of('organizations', within('subjectId', 'organizations', 'id', organizationPolicy.updateOrganization(me))),
          // Who reports a vacancy must be able to do so in peace.
          allOf(
            of('vacancies', within('subjectId', 'vacancies', 'id', managedBy(me))),
            not({ name: ['vacancy.reported', 'vacancy.reportDismissed'] }),
          ),
          within('actorId', 'users', 'id', whollyManaged(me)),
        ),
      ),
    ),
} satisfies Policy<typeof activities>

/** Whoever looked, whoever was looked at, and who looks after one of them. */
export const impersonationPolicy = { read: activityPolicy.read } satisfies Policy<typeof impersonations>

export const mayExport = (me: Me): boolean => me.isOperator || me.isAdmin

export const activityAbilities = [
  ability('exportActivities', mayExport),
  ability('seeActionsOfOthers', (me) => me.allRoles.some(({ name }) => name !== 'student')),
]
