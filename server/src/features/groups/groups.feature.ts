import { searchTexts } from '#engine/asking/search.ts'
import { feature } from '#engine/feature.ts'
import { allOf, not, sqlCondition } from '#engine/judging/condition.ts'
import { inverse, seenWith, serve } from '#engine/serve.ts'
import { bulkAction } from '#engine/writing/bulk.ts'
import * as protocol from '#protocol/features/groups.ts'
import { studentTypes, users } from '#protocol/features/users.ts'
import { assignGroup, putInGroup, removeFromGroup, requireOwnGroup } from './assign-group.ts'
import { copyGroups } from './copy-groups.ts'
import { currentGroups } from './current-groups.ts'
import { groupsPersonal } from './groups.personal.ts'
import { groupAbilities, groupPolicy, membershipPolicy } from './groups.policy.ts'
import { hasLeft, isErased } from './has-left.ts'
import { restoreGroups, staysOf } from './restore-groups.ts'

const during = (t: string, day: string) => `${day} between ${t}.started_on and coalesce(${t}.ended_on, 'infinity')`
/** Today; of a school year that is over or still to come, its last or its first day. */
const dayIn = (y: string) => `least(greatest(today_nl(), ${y}.start_date), ${y}.end_date)`
/** Who left after a school year was over, was in its classes until its end. */
const isGoneFrom = (y: string, student: string) => `(${y}.end_date >= today_nl() and ${hasLeft(student)})`

const isOngoing = sqlCondition(
  (t) => `exists (select from school_years y where y.id = ${t}.school_year_id and y.end_date >= today_nl())`,
)

/** A class is over with its school year, also when nobody wrote down the end. */
const isCurrent = (t: string) => `(${during(t, 'today_nl()')} and not ${hasLeft(`${t}.student_id`)}
  and exists (select from groups g join school_years y on y.id = g.school_year_id
    where g.id = ${t}.group_id and today_nl() between y.start_date and y.end_date))`

export const groupsFeature = feature({
  abilities: groupAbilities,
  resources: [
    serve(protocol.groups, {
      table: 'groups',
      policy: groupPolicy,
      scopes: ({ search = '', ongoing }) =>
        allOf(
          searchTexts((t) => `${t}.name`, search),
          ongoing === undefined ? true : ongoing ? isOngoing : not(isOngoing),
        ),
      relevance: (t) => [`sort_key(${t}.name)`],
      relations: { mentorships: inverse('groupId') },
      expressions: {
        studentCount: (t) => `(select count(distinct m.student_id) from group_memberships m
          join school_years y on y.id = ${t}.school_year_id
          where m.group_id = ${t}.id and ${during('m', dayIn('y'))} and not ${isErased('m.student_id')}
            and not ${isGoneFrom('y', 'm.student_id')})::int`,
      },
      writes: ['create', 'update', 'delete'],
    }),
    serve(protocol.groupMemberships, {
      table: 'group_memberships',
      policy: membershipPolicy,
      relations: { group: seenWith('groupId'), student: seenWith('studentId') },
      tie: { of: studentTypes, to: 'group', when: (t, student) => `${t}.student_id = ${student} and ${isCurrent(t)}` },
      expressions: {
        isCurrent,
        hasEnded: (t) => `exists (select from groups g join school_years y on y.id = g.school_year_id
          where g.id = ${t}.group_id
            and (${t}.ended_on < ${dayIn('y')} or ${isGoneFrom('y', `${t}.student_id`)}))`,
      },
    }),
  ],
  commands: [assignGroup, putInGroup, removeFromGroup, copyGroups],
  queries: [currentGroups],
  bulk: [
    bulkAction('putInGroups', {
      on: users,
      run: putInGroup,
      admit: (tx, { groupId }) => requireOwnGroup(tx, String(groupId)),
      undo: { run: restoreGroups, input: (_, { before, after }) => ({ before, after }), others: staysOf },
    }),
  ],
  activities: { school: ['group', 'groups'] },
  personal: groupsPersonal,
})
